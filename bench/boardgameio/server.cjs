// A boardgame.io server for bench/server.py: two seats, six dice, lock two, re-roll, tally, advance; state kept on disk.
const { Server, FlatFile } = require('boardgame.io/server');

const FACES = ['SKULL', 'STAR', 'SOLDIER', 'TWO_SOLDIERS', 'COURAGE', 'TOOL'];

const unit = () => ({ soldiers: 4, stars: 0, courage: 0, points: 0, sector: 1, dice: [], locked: [], rolls: 0 });
const rollDice = (random, n) => Array.from({ length: n }, () => FACES[random.D6() - 1]);

const tally = (u) => {
  for (const face of u.dice) {
    if (face === 'STAR') u.stars += 1;
    else if (face === 'SOLDIER') u.soldiers += 1;
    else if (face === 'TWO_SOLDIERS') u.soldiers += 2;
    else if (face === 'COURAGE') u.courage += 1;
    else if (face === 'TOOL') u.points += 1;
  }
  u.dice = [];
  u.locked = [];
  u.rolls = 0;
  u.sector = (u.sector % 11) + 1;
};

const beach = {
  name: 'beach',
  setup: () => ({ turn: 1, units: [unit(), unit()], sectors: Array.from({ length: 11 }, (_, i) => ({ id: i + 1, guns: i % 3, taken: false })) }),
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    step: ({ G, random, playerID }) => {
      const u = G.units[Number(playerID)];
      if (u.rolls === 0) {
        u.dice = rollDice(random, 6);
        u.locked = [0, 1];
      } else if (u.rolls < 3) {
        const fresh = rollDice(random, 4);
        u.dice = [u.dice[0], u.dice[1], ...fresh];
      } else {
        tally(u);
        return;
      }
      u.rolls += 1;
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [beach], origins: [/.*/], db: new FlatFile({ dir: process.argv[3], logging: false }) });
server.run(port, () => console.log('ready'));
