"""A worker that knows the game of secrets of tests/kernel, as the server it works for does."""

from hhour.kernel.games import games
from hhour.server.worker import main
from tests.kernel.smuggle.game import Smuggle

if __name__ == "__main__":
    games()["smuggle"] = Smuggle()
    main()
