# The command line: what the commands do, how they are used, what they answer.

cli-title = H-Hour: the open table for D-Day Dice.
cli-usage = Usage:
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-overview-end = 'hhour COMMAND --help' tells more about each. Language: --lang en|fr|zh, or the variable HHOUR_LANG.

cli-about-play = play in the terminal, alone or with several people at one keyboard
cli-about-new = write an empty record to start from
cli-about-do = add one action to a record, or refuse it
cli-about-replay = tell a recorded game
cli-about-verify = recompute every die and every event of a record
cli-about-rules = read the rulebook by id or by word
cli-about-cards = look up cards
cli-about-maps = look at the battle maps, in text or as SVG
cli-about-odds = the exact odds of every lock and re-roll
cli-about-version = tell the versions of the program, the rules and the records

cli-help-help = show this text
cli-help-lang = the language of everything that is said
cli-help-json = print data for programs
cli-help-setup = the game in one line, such as "dday n-04 units=2 opts=victory-points"; without it, { map-n-01 }, { level-practice }, alone
cli-help-seed = one word from which all dice follow; the same word gives the same game
cli-help-keys = print the record with what each draw was for, as format hh2, if it is true
cli-help-physical = roll your own dice and type the results
cli-help-bot = a bot has this seat (a number or a name such as german; several with commas), at this level, else the best there is
cli-help-by-hand = a record whose dice are written by hand (seed#=-)
cli-help-new-dice = with --physical: the results drawn while the table is laid, if the setup draws any
cli-help-continue = go on with the latest game, or with that of a file (a save or a record)
cli-help-record = a record (.hh)
cli-help-seat = the number of the unit that acts
cli-help-action = what it does, such as: lock r1 w2; written dice may follow after a '>' in quotes
cli-help-dice = written dice for this action, such as "STAR SKULL"
cli-help-to = tell only the first N actions
cli-help-why = explain event number N
cli-help-all = print every rule that fits, not only the first ones
cli-help-rules-words = a rule id or words to look for; without any, the table of contents
cli-help-cards-words = a card or words to look for; without any, all cards
cli-help-maps-words = a map by id or name; without it, the list
cli-help-svg = draw the map into this file ('-': to stdout)

cli-see-help = See '{ $command } --help'.
cli-unknown-argument = There is no such option or argument: { $words }.
cli-missing-argument = Something is missing: { $words }.
cli-not-a-number = { $option } wants a number and not '{ $value }'.
cli-needs-value = { $option } wants a word after it.
cli-not-understood = The command line cannot be understood ({ $message }).
cli-unknown-command = There is no command '{ $word }'; there are { $known }.
cli-unknown-command-near = There is no command '{ $word }'; did you mean '{ $nearest }'?
cli-seed-and-physical = With your own dice there is no seed: give either --seed or --physical.
cli-continue-alone = --continue takes up a game as it stands: a setup, --seed or --physical cannot be given with it.
cli-dice-need-physical = --dice goes with --physical: the dice of other records follow from their seed.
cli-dice-from-seed = The dice of this record follow from its seed; leave the results out.
cli-dice-twice = Give the results once: after '>' or after --dice.
cli-asked = Unit { $unit } is asked: { $question } Answers: { $answers }

## Records

replay-no-event = There is no event { $n }; the last one is { $last }.
verify-proven = True: every die follows from the revealed seed and every event from the actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }).
verify-by-hand = True: every event follows from the actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }). The dice were written by hand, so there is no seed to check them against.
verify-imported = Not proven: the game was imported after action { $since }, and whoever brought it may have known its dice. Every event follows from the actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }); { $dice ->
        [one] the one die since the import follows
       *[other] the { $dice } dice since the import follow
    } from the seed it was given there.
verify-parts = { $parts ->
    [one] One part that a seat added itself is in the dice.
   *[other] { $parts } parts that the seats added themselves are in the dice.
 }
verify-part-differs = False, line { $line }: a seat's part is not the one it promised. The part gives { $found }, the promise was { $expected }.
verify-no-seed = Not proven: the seed is not revealed, so the dice cannot be recomputed.
verify-seed-differs = False, line { $line }: the seed does not belong to its hash. The seed gives { $found }, the record promised { $expected }.
verify-other-rules = Cannot be verified: the record was played by rules version { $found }, this version of H-Hour has { $expected }.
verify-dice-differ = False, line { $line }: the seed gives { $expected }, the record says { $found }.
verify-refused = False, line { $line }: '{ $found }' is against the rules.
verify-dice-missing = False, line { $line }: dice are missing; { $expected } more are needed after { $found }.
verify-dice-wrong = False, line { $line }: the dice { $found } do not fit.
verify-end-differs = False, line { $line }: the game is { $expected } and not { $found }.

## The reference

rules-provenance = Origin:
rules-related = See also:
rules-contents = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }. 'hhour rules B-ROLL-03' prints one, 'hhour rules lock' those that speak of locking.
rules-more = ... and { $n } more; --all shows them.
rules-not-found = The rulebook has nothing about '{ $words }'.
rules-not-found-near = The rulebook has nothing about '{ $words }'; did you mean: { $nearest }?
cards-solo = Alone:
cards-kind = Kind:
cards-cost = Cost:
cost-rwb-of-skull = Red-White-Blue of { face-skull }
cost-rwb-of-star = Red-White-Blue of { face-star }
cost-rwb-of-soldier = Red-White-Blue of { face-soldier }
cost-rwb-of-two-soldiers = Red-White-Blue of { face-two-soldiers }
cost-rwb-of-courage = Red-White-Blue of { face-courage }
cost-rwb-of-tool = Red-White-Blue of { face-tool }
cost-straight = straight
cost-straight-or-6-courage = straight or 6 courage
cards-timing = When:
cards-not-found = There is no card '{ $words }'.
cards-not-found-near = There is no card '{ $words }'; did you mean: { $nearest }?
maps-units = { $least } to { $most } units
maps-levels = levels: { $levels }
maps-regular = Regular Specialists:
maps-unique = Unique Specialists:
maps-special = Special items:
maps-geometry = Sectors and ways: { $provenance }.
maps-listing = Lists of cards: { $provenance }.
maps-not-found = There is no map '{ $words }'; did you mean { $nearest } ({ $name })?
maps-svg-which = Say which map to draw: hhour maps n-01 --svg FILE.
maps-sea = Sea Map { $map }
maps-svg-sea = Sea Map { $map } is drawn as text only here; a crossing at the table shows it in colour.
maps-svg-scenario = This battle joins several maps; draw each of them: { $maps }.
maps-svg-written = Drawn into { $path }.

## Other

version-line = H-Hour { $version }; rules: { $rules }; records: { $format }
odds-need-numpy = The odds need numpy: pip install "hhour[lab]".

## Troubles

trouble-language = There is no language '{ $code }'; choose en, fr or zh.
trouble-no-file = There is no file or folder { $path }.
trouble-directory = { $path } is a folder, not a file.
trouble-file = { $path } is a file, not a folder.
trouble-permission = { $path } may not be read or written by you.
trouble-read-only = { $path } lies on a disk that can only be read.
trouble-disk-full = The disk is full; { $path } could not be written.
trouble-long-name = The name { $path } is too long.
trouble-system = The system refuses { $path }: { $reason }.
trouble-interrupted = Interrupted.
trouble-inside = Something is wrong inside H-Hour ({ $what }); please report it. HHOUR_DEBUG=1 shows where.
