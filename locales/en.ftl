## What is wrong with an action. $seat: who; $word: the action's word; $acting: the seats to act.

error-not-your-turn = seat { $seat } may not act now: it is for seat { $acting }
error-no-pile = seat { $seat } may not act now: a pile has to be dealt first
error-game-over = the game is over
error-not-in-edition = seat { $seat } may not { $word }: there is no { $word } in { $edition }
error-variant-off = seat { $seat } may not use “{ $action }”: this game is played without it
error-not-asked = seat { $seat } may not { $word }: nobody is asked to now
error-no-bid-left = seat { $seat } may not { $word }: somebody would have to bid and no number is left
error-bid-owed = seat { $seat } may not { $word }: a bid is owed first
error-bid-integer = seat { $seat } may not bid that: a bid is a whole number
error-bid-range = seat { $seat } may not { $action }: a bid lies between -999 and 999
error-bid-below-minimum = seat { $seat } may not { $action }: the opening bid is at least { $minimum }
error-bid-not-higher = seat { $seat } may not { $action }: a bid must be at least { $minimum } now
error-bid-none-higher = seat { $seat } may not { $action }: no number is higher than { $bid }, only a challenge is left
error-bid-withdrawn = seat { $seat } may not { $action }: that number was withdrawn, name another
error-challenge-nothing = seat { $seat } may not challenge: there is no bid yet
error-peek-first-turn = seat { $seat } may not peek: not on the first turn of the round
error-peek-again = seat { $seat } may not peek: the centre card was seen already
error-peek-no-open-eye = seat { $seat } may not peek: no open eye
error-coyote-not-held = seat { $seat } may not lay the Coyote card: another holds it, or nobody
error-coyote-again = seat { $seat } may not lay the Coyote card: it was laid this round
error-coyote-first-turn = seat { $seat } may not lay the Coyote card: not on the first turn of the round
error-guess-owed = seat { $seat } may not { $word }: a guess is owed now
error-guess-who = seat { $seat } may not { $action }: guess the bidder or the challenger
error-discard-owed = seat { $seat } may not { $word }: an eye card has to be returned now
error-addition-used = seat { $seat } may not use “{ $action }”: it was used this round
error-addition-before-bid = seat { $seat } may not { $word }: there is no bid yet
error-addition-seat = seat { $seat } may not use “{ $action }”: name another living seat, with extra and next only
error-no-addition = seat { $seat } may not use “{ $action }”: no addition goes with a bid after a restart
error-must-answer = seat { $seat } may not { $word }: raise or challenge
error-token-used = seat { $seat } may not { $word }: no such token is left this round
error-tokens-two-left = seat { $seat } may not { $word }: with two players left there are no tokens
error-owner-must-raise = seat { $seat } may not { $word }: the bid is its own, it must raise
error-name-no-card = seat { $seat } may not { $action }: there is no such feather

## What is wrong with a pile.

error-pile-not-due = no pile is due now
error-pile-missing = the pile does not hold the { $size } cards that are due: one { $card } is missing
error-pile-surplus = the pile does not hold the { $size } cards that are due: one { $card } is too many
error-pile-order = the first { $fixed } cards are not the undrawn rest in its order
error-refill-missing = the pile ran dry and the round has no refill
error-refill-unneeded = the round has a refill and the pile did not run dry

## What is wrong with a text or with the wishes for a game.

error-no-card = “{ $text }” is no card
error-no-action = “{ $text }” is no action
error-no-move = “{ $text }” is no move: write a seat and an action, like 0 bid 12
error-no-seat = there is no seat { $seat }: seats go from 0 to { $last }
error-edition = “{ $edition }” is no edition: choose eyes, tomahawk, museum or classic
error-players = { $edition } is for { $least } to { $most } players, not { $players }
error-starter = the starter is a seat from 0 to { $last }, not { $starter }
error-option-unknown = { $edition } has no option “{ $option }”: it has { $options }
error-option-flag = { $option } is true or false, not { $value }
error-additions-list = additions is a list of names, not { $value }
error-addition-unknown = “{ $addition }” is no addition: choose from { $additions }
error-addition-twice = the addition { $addition } is listed twice
error-limit = { $least ->
        [3] { $most ->
            [3] the limit is 3 in { $edition } with { $players } players, not { $value }
           *[other] the limit is 3 to { $most } in { $edition }, not { $value }
        }
       *[other] the limit is { $least } to { $most } in { $edition }, not { $value }
    }
error-bot = “{ $bot }” is no bot: choose from { $bots }
error-min-bid = min_bid is null or a whole number from { $least } to { $most }, not { $value }

## What is wrong with a record.

error-round-over = the round is over
error-round-unfinished = the round ends too early
error-record-size = larger than { $most } bytes
error-record-no-text = not UTF-8 text
error-record-no-json = not JSON: see line { $line }, column { $column }
error-record-deep = nested too deeply
error-record-number = holds a number that JSON does not have or that is too long
error-record-key-twice = has the key { $key } twice
error-record-no-object = not a JSON object
error-record-field-missing = has no field “{ $field }”
error-record-field-type = the field “{ $field }” has to be { $wanted ->
        [text] a text
        [object] an object
        [list] a list
       *[integer] a whole number
    }
error-record-format = the format is { $format }, not “{ $wanted }”
error-record-players = the players have to be a list of texts
error-record-round = round { $round } has to be an object
error-record-moves = round { $round } has to have a list of moves
error-record-pile = the { $field } has to be a text of cards

## What is wrong with the proof of a record's shuffles. $kind: deal or refill.

error-proof-missing = has no proof of its shuffles
error-proof-head = the proof has to hold format, table and game, and nothing else
error-proof-format = the format of the proof is not “{ $wanted }”
error-proof-table = the table of the proof has to be a text of 1 to { $most } characters on one line
error-proof-game = the game of the proof has to be a whole number from 1 to { $most }
error-proof-shuffle = cards were shuffled for this round: its shuffle has to hold commitment, secret and entropy, and nothing else
error-proof-continued = no cards were shuffled for this round: its shuffle has to hold continues and entropy, and nothing else
error-proof-continues = the last shuffle was that of round { $wanted }: continues has to be { $wanted }
error-proof-refill = the pile was refilled: refill_shuffle has to hold commitment and secret, and nothing else
error-proof-refill-unneeded = the round has a refill_shuffle and no refill
error-proof-hex = the { $field } has to be 64 digits from 0 to 9 and a to f
error-proof-entropy-list = the entropy has to be a list
error-proof-entropy = a line of entropy is a seat and { $least } to { $most } bytes as digits from 0 to 9 and a to f, like 0 00112233445566778899aabbccddeeff
error-proof-entropy-order = the entropy of seat { $seat } stands twice or out of order: seats rise, with one line each
error-proof-commitment = the commitment { $kind ->
        [refill] of the refill
       *[deal] of the shuffle
    } was not made from this secret for this table, game and round
error-proof-order = the { $kind ->
        [refill] refill
       *[deal] pile
    } does not lie in the order that follows from the secret and the entropy

## What a table refuses.

error-not-now = that cannot be asked now
error-not-joined = you only watch: join the table first
error-name-empty = a name needs a sign that one can see
error-name-long = a name has at most { $most } characters
error-animal = nobody can be a “{ $animal }”: choose coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl or fox
error-table-crowded = no more than { $most } people fit around this table
error-table-full = all { $most } seats are taken
error-seated-already = you have a seat, or will have one in the next game
error-not-seated = you have no seat to give up
error-in-game = that has to wait until the game is over
error-no-game = no game is being played
error-not-host = only the host may do that
error-people-play = people still play this game
error-settings = the settings do not work, see “{ $field }”: { $problem }
error-clock-range = a turn has { $least } to { $most } seconds or no clock, not { $clock }
error-slow-clock = a slow game has no clock: choose one of the two
error-grace-range = somebody may be away for { $least } to { $most } seconds, not { $grace }
error-seats-many = { $seats } seats are taken and this edition has { $most }: somebody has to stand up first
error-no-bot = there is no bot on seat { $seat }
error-no-person = nobody else here has the number { $person }
error-paused = the game is paused
error-not-paused = the game is not paused
error-not-in-game = you have no seat in this game
error-bot-plays = a bot plays for you: take your seat back first
error-stale = the table went on: you saw version { $version }, and now it is { $now }
error-entropy = entropy is 16 to 32 bytes, written as digits from 0 to 9 and a to f
error-odds-off = the host has switched the odds off
error-odds-none = there are odds only while you play a round
error-nothing-to-reclaim = no bot plays for you
error-no-clock = no clock runs for you now
error-time-enough = a turn can be made longer { $most } times, and this one was
error-nobody-asks = nobody else asks for more time
error-text-off = the host has switched writing off; reactions still work
error-text-empty = write something that one can see
error-text-long = a line has at most { $most } characters
error-talk-fast = that was quick: go on in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
error-reaction = there is no such reaction: choose from { $signs }
error-shadow-off = the host lets nobody follow a seat
error-shadow-seat = there is no seat { $seat } to follow

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = record: { $problem } ({ $rule })
at-move = round { $round }, move { $move }: { $problem } ({ $rule })


## The game in a terminal. $by and $of are you or other, $by_name and $of_name their names.
## $edition is the edition’s id. Signs between words must be one cell wide.

animal-hare = Hare
animal-badger = Badger
animal-raven = Raven
animal-turtle = Turtle
animal-bear = Bear
animal-beaver = Beaver
animal-lizard = Lizard
animal-owl = Owl
animal-fox = Fox
animal-coyote = Coyote

terminal-label = { $by ->
        [you] you
       *[other] { $by_name }
    }
terminal-seat-you = {" "}(you)
terminal-other = { $names } ({ $bots ->
        [one] { $kind }
       *[other] { $kind } bots
    })
terminal-and = { $many } and { $last }
terminal-problem = { $problem } ({ $rule })

terminal-welcome = Coyote, { $name }: you sit at seat 0 with { $others }.
terminal-aim = You see every { $edition ->
        [tomahawk] feather
        [museum] feather
       *[other] card
    } but your own. What is the total? ? helps, Ctrl-C leaves.
terminal-resumed = The game goes on in round { $number }.
terminal-round = Round { $number }, { $by ->
        [you] you start
       *[other] { $by_name } starts
    }

## The table.

terminal-header = { $name }, round { $round }, { $direction ->
        [-1] counter-clockwise
       *[1] clockwise
    }
terminal-player = player
terminal-card = { $edition ->
        [tomahawk] feather
        [museum] feather
       *[other] card
    }
terminal-marks = { $penalty ->
        [eyes] eyes
        [tomahawks] tomahawks
        [tokens] tokens
       *[lives] lives
    }
card-place = { $place ->
        [extra] extra
        [open] open
        [behind] behind
        [centre] centre
        [coyote] Coyote card
        [drawn] drawn
       *[other] card
    }
terminal-note-out = out
terminal-note-bid = bid { $bid }
terminal-note-challenger = challenges
terminal-note-starter = started
terminal-note-peeked = peeked
terminal-note-coyote = { $laid ->
        [1] laid the Coyote card
       *[0] holds the Coyote card
    }
terminal-note-passed = passed over
terminal-coyote-centre = Coyote card: with nobody
terminal-pile = pile: { $count }
terminal-aside = aside: { $count }
terminal-unused = { $kind ->
        [tokens] tokens
       *[additions] additions
    }: { $rest }
terminal-none-left = none left this round
terminal-no-bid = No bid yet.
terminal-says = { $by ->
        [you] You say
       *[other] { $by_name } says
    } at least
terminal-double = Doubled: whoever loses a challenge now gets two.
terminal-withdrawn = { $bid } was withdrawn.
terminal-bids = Bids:

## What is asked of you.

call-open = Your turn: open with a first bid.
call-free = Your turn: beat { $number } or challenge { $of_name }.
call-answer = Your turn: beat { $number } or challenge { $of_name }.
call-plain = Your turn: beat { $number } or challenge { $of_name }; no additions now.
call-challenge = Your turn: no number is left above { $number }, challenge { $of_name }.
call-raise = Now name your number{ $least ->
        [-999] {""}
       *[other] , at least { $least }
    }.
call-owner = Your own { $number } came back to you: raise it.
call-rename = Your { $number } was withdrawn: name another number, at least { $least }.
call-guess = { $by_name } doubts that it is { $number }, as { $of_name } says. Who wins?
call-discard = You give back an eye card: which one?
terminal-offer-bid = { $least ->
        [-999] any number
       *[other] { $least } or more
    }{ $excluded ->
        [none] {""}
       *[other] {" "}but not { $excluded }
    }
terminal-offer-help = help
terminal-enter = { $out ->
        [1] You are out. Enter lets the others play to the end, quit leaves.
       *[0] Enter goes on.
    }

## What somebody did. $card is a face, or hidden where you may not see it.

did-bid = { $by ->
        [you] You bid
       *[other] { $by_name } bids
    } { $number }{ $addition ->
        [extra] {" "}and { $of ->
            [you] you get a second feather, unseen.
           *[other] { $of_name } gets a second feather: { $card }.
        }
        [double] , doubled: whoever loses a challenge now gets two.
        [next] . { $of ->
            [you] You have to answer.
           *[other] { $of_name } has to answer.
        }
       *[none] .
    }
did-challenge = { $by ->
        [you] You challenge
       *[other] { $by_name } challenges
    } { $of ->
        [you] your
       *[other] { $of_name }’s
    } { $number }!
did-peek = { $by ->
        [you] You close an eye and peek: the centre card is { $card }.
       *[other] { $by_name } closes an eye and peeks at the centre card.
    }
did-coyote = { $by ->
        [you] You lay a card under the Coyote card: { $card }.
       *[other] { $by_name } lays a card under the Coyote card and looks at it.
    }
did-guess = { $by ->
        [you] You guess
       *[other] { $by_name } guesses
    } that { $of ->
        [you] you win.
       *[other] { $of_name } wins.
    }
did-confirm = { $by ->
        [you] You take
       *[other] { $by_name } takes
    } over the { $number } of { $of ->
        [you] yours
       *[other] { $of_name }
    }.
did-reverse = { $by ->
        [you] You turn
       *[other] { $by_name } turns
    } the direction of play.{ $edition ->
        [museum] {""}
       *[other] {" "}{ $of ->
            [you] You have
           *[other] { $of_name } has
        } to raise.
    }
did-restart = { $by ->
        [you] You have
       *[other] { $by_name } has
    } the { $number } withdrawn. { $of ->
        [you] You name
       *[other] { $of_name } names
    } another number.
did-open = { $by ->
        [you] You turn
       *[other] { $by_name } turns
    } up a feather for all to see: { $card }.
did-skip = { $by ->
        [you] You pass the turn on.
       *[other] { $by_name } passes the turn on.
    }
did-swap = { $by ->
        [you] You put a new feather, unseen, in front of yours.
       *[other] { $by_name } puts a new feather, { $card }, in front of the { $behind }.
    }
did-name = { $by ->
        [you] You name
       *[other] { $by_name } names
    } { $card }: { $right ->
        [1] right! { $by ->
            [you] You are
           *[other] { $by_name } is
        } passed over for the rest of the round.
       *[0] but it is { $worn }. The round ends uncounted.
    }
pile-refilled = The pile ran dry: what was laid aside is shuffled and becomes the new one.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = draws { $victim }
step-strike = { $victim ->
        [none] finds nothing to strike
       *[other] strikes the { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] finds nothing to turn
       *[other] turns the { $victim } negative ({ $owner })
    }
step-double = { $edition ->
        [museum] doubles what is positive
       *[other] doubles the sum
    }
step-nothing = counts nothing
step-add = { $sign ->
        [plus] adds { $twice ->
            [1] twice { $number }
           *[0] { $number }
        }
        [minus] takes off { $number }
       *[none] adds nothing
    }
whose-card = { $place ->
        [extra] { $by ->
            [you] you, extra
           *[other] { $by_name }, extra
        }
        [open] { $by ->
            [you] you, open
           *[other] { $by_name }, open
        }
        [behind] { $by ->
            [you] you, behind
           *[other] { $by_name }, behind
        }
       *[worn] { $by ->
            [you] you
           *[other] { $by_name }
        }
    }
lay-behind = Behind { $by ->
        [you] your feather
       *[other] { $by_name }’s feather
    } lay { $card }; it does not count.
round-uncounted = All is turned up: { $cards }
terminal-line-bid = bid { $bid }
terminal-line-total = total { $total }
round-verdict = The total is { $total }{ $enough ->
        [1] , so the bid of { $bid } holds.
       *[0] , short of the bid of { $bid }.
    } { $by ->
        [you] You lose the round.
       *[other] { $by_name } loses the round.
    }
eye-turned = { $guessed ->
        [1] { $eye ->
            [open] { $by ->
                [you] You guessed right and open an eye.
               *[other] { $by_name } guessed right and opens an eye.
            }
           *[closed] { $by ->
                [you] You guessed wrong and close an eye.
               *[other] { $by_name } guessed wrong and closes an eye.
            }
        }
       *[0] { $by ->
            [you] You win and open an eye.
           *[other] { $by_name } wins and opens an eye.
        }
    }
round-penalty = { $penalty ->
        [eyes] { $by ->
            [you] You give
           *[other] { $by_name } gives
        } back { $eye ->
            [open] an open
           *[closed] a closed
        } eye
        [tomahawks] { $by ->
            [you] You get
           *[other] { $by_name } gets
        } { $count ->
            [one] a tomahawk
           *[other] { $count } tomahawks
        }
        [tokens] { $by ->
            [you] You take
           *[other] { $by_name } takes
        } { $count ->
            [one] a coyote token
           *[other] { $count } coyote tokens
        }
       *[lives] { $by ->
            [you] You lose
           *[other] { $by_name } loses
        } { $count ->
            [one] a life
           *[other] { $count } lives
        }
    }{ $out ->
        [1] {" "}and { $by ->
            [you] are out.
           *[other] is out.
        }
       *[0] : { $marks }
    }
pile-shuffled = All { $count } { $edition ->
        [classic] cards
       *[other] feathers
    } are shuffled.
starts-next = { $by ->
        [you] You start
       *[other] { $by_name } starts
    } the next round.

## How it went.

terminal-round-counted = Round { $number }: { $of ->
        [you] you
       *[other] { $of_name }
    } bid { $bid }, { $by ->
        [you] you
       *[other] { $by_name }
    } challenged, total { $total }: { $loser } lost.
terminal-round-named = Round { $number }: { $by ->
        [you] you named your feather wrongly and lost.
       *[other] { $by_name } named the wrong feather and lost.
    }
terminal-move = { $by ->
        [you] you
       *[other] { $by_name }
    } { $action }
terminal-no-moves = nothing yet
terminal-history = Round { $number }, so far: { $moves }.
terminal-column = { $column ->
        [round] round
        [bid] bid
        [bidder] bidder
        [challenger] challenger
        [total] total
       *[loser] loser
    }
game-won = { $by ->
        [you] You won the game!
       *[other] { $by_name } won the game.
    }
terminal-saved = { $over ->
        [1] The record is in this file:
       *[0] The game is saved. Go on with:
    }
terminal-not-saved = { $over ->
        [1] The record was not saved: --save FILE does that.
       *[0] You left the game. It was not saved: --save FILE does that.
    }
terminal-unsaved = The game could not be saved: { $reason }. It is tried again after each move.
terminal-seed = --seed { $seed } deals the same cards again.

## Help. One line for an action, and more when asked about it.

terminal-commands = Commands: help ACTION, odds, history, table, rules, quit
terminal-about-rules = The rules are in docs/rules.md; signs like (C2) are its paragraphs. help ACTION tells of one action.
terminal-about-odds = The odds are shown in games that you start with --hint, while cards are hidden.
terminal-help-unknown = Help is there for: { $words }.
terminal-help-elsewhere = It is no part of { $name }.

action-bid = say that the total is at least N; N alone will do
action-challenge = doubt the standing bid and turn everything up; short: c
action-peek = close an open eye and look at the centre card, then bid
action-coyote = lay a card from the pile under the Coyote card, then bid
action-guess = say who will win this challenge
action-discard = give back that eye card
action-confirm = take over the standing bid; the next player raises or challenges
action-reverse = { $edition ->
        [museum] turn the direction of play, then bid
       *[other] turn the direction of play; the bid’s owner has to raise
    }
action-restart = the bid’s owner names another number, then you raise or challenge
action-extra = bid, and another player gets a second feather
action-double = bid; if the next player challenges, the loser gets two tomahawks
action-next = bid, and name who has to answer it
action-open = turn up a feather for all to see, then bid
action-skip = bid nothing; the next player faces the same bid
action-swap = put a new feather, unseen, in front of yours, then bid
action-name = name your own feather, say name 7 or name MAX0

action-bid-more = You claim that all that counts comes to at least this number. It has to be higher than the standing bid. Whoever challenges you loses if you are right, and you lose if the total is lower. Type bid 12, or 12.
action-challenge-more = You say that the total is lower than the standing bid. All is turned up and counted. Lower than the bid: its owner loses the round. Equal or higher: you lose it.
action-peek-more = You turn one of your open eyes to its closed side and see the centre card for the rest of the round. Then you have to bid. The starter may not peek on the first turn of the round.
action-coyote-more = Whoever lost the last round holds the Coyote card. Once in the round, but not on your first turn, you draw a card that only you see and lay it under the Coyote card: it counts. Then you have to bid.
action-guess-more = All but the two contestants say who wins. Right: you open one of your closed eyes. Wrong: you close an open one. Type guess 2 (a seat) or guess and a name.
action-discard-more = The loser of a round gives an eye card back and chooses which. Open eyes are worth more, as each lets you peek. Type discard open or discard closed.
action-confirm-more = Instead of raising you make the standing bid your own. The next player has to raise or challenge. Once a round for the whole table.
action-reverse-more = { $edition ->
        [museum] A token: turns go the other way until the round ends. Then you have to bid.
       *[other] Instead of bidding you turn the direction of play. The owner of the standing bid has to raise it, and play goes on the other way. Once a round for the whole table.
    }
action-restart-more = The owner of the standing bid withdraws it and names a different number above the bid before it. Then you raise or challenge, without an addition. Once a round for the whole table.
action-extra-more = With your bid you name another player, who gets a second feather. All others see it, and it counts. Type bid 12 extra 3 (a seat) or bid 12 extra and a name. Once a round for the whole table.
action-double-more = If the very next player challenges this bid, the loser gets two tomahawks. Type bid 12 double. Once a round for the whole table.
action-next-more = With your bid you name the player who has to answer it: raise or challenge. Play goes on from there. Type bid 12 next 3 (a seat) or bid 12 next and a name. Once a round for the whole table.
action-open-more = A token: the top feather of the pile lies face up before you and counts. Then you have to bid.
action-skip-more = A token: you name no number, and the next player faces the same standing bid. If it comes back to its owner, they have to raise it.
action-swap-more = A token: the top feather of the pile goes in front of yours, and you see neither. Only the new one counts. Then you have to bid.
action-name-more = A token: name the feather you wear. Right: it lies face up, counts, and you are passed over for the rest of the round. Wrong: you take a coyote token and the round ends uncounted. Type name 7, name MAX0, name ?, name 0*.

## The odds.

terminal-hint = Odds: { $wide ->
        [1] mostly { $low } to { $high }, the middle is { $middle }.
       *[0] nearly always { $middle }.
    }
terminal-odds = How likely the total is at least that much, as far as you can know:
terminal-odds-standing = the standing bid
terminal-odds-one = At least { $number }: { $chance } %.
terminal-odds-which = Type odds, or odds and a number from -999 to 999.
terminal-percent = { $chance } %

## What you cannot do, said to you.

refusal-no-input = “{ $text }” means nothing here. Type ? for what you can do now.
refusal-not-your-turn = It is not your turn.
refusal-no-pile = You cannot act now: a pile has to be dealt first.
refusal-not-in-edition = There is no { $word } in this edition.
refusal-variant-off = This game is played without “{ $action }”.
refusal-not-asked = You are not asked to { $word } now.
refusal-no-bid-left = You cannot { $word } now: somebody would have to bid, and no number is left.
refusal-bid-owed = You cannot { $word } now: first name your number.
refusal-bid-integer = A bid is a whole number.
refusal-bid-range = A bid lies between -999 and 999.
refusal-bid-below-minimum = The first bid is at least { $minimum }.
refusal-bid-not-higher = That is too low: bid at least { $minimum }.
refusal-bid-none-higher = No number is higher than { $bid }: challenge it.
refusal-bid-withdrawn = That number was withdrawn: name another.
refusal-challenge-nothing = There is no bid to challenge yet: open with a number.
refusal-peek-first-turn = You cannot peek on the first turn of the round.
refusal-peek-again = You have seen the centre card already.
refusal-peek-no-open-eye = You cannot peek: you have no open eye.
refusal-coyote-not-held = You do not hold the Coyote card.
refusal-coyote-again = The Coyote card was laid already this round.
refusal-coyote-first-turn = You cannot lay the Coyote card on your first turn of the round.
refusal-guess-owed = First guess who wins.
refusal-guess-who = Guess one of the two contestants.
refusal-discard-owed = First give back an eye card: discard open or discard closed.
refusal-addition-used = “{ $action }”: that addition was used already this round.
refusal-addition-before-bid = You cannot { $word } yet: there is no bid.
refusal-addition-seat = Name the seat of another player who is still in the game.
refusal-no-addition = No addition goes with this bid: just name your number.
refusal-must-answer = You cannot { $word } now: raise or challenge.
refusal-token-used = No { $word } token is left this round.
refusal-tokens-two-left = With two players left there are no tokens.
refusal-owner-must-raise = You cannot { $word } now: the bid is your own, raise it.
refusal-name-no-card = There is no such feather.

## What cannot be played, said on the command line.

refusal-bots-count = { $others ->
        [one] there is one bot at this table, not { $count }: name one
       *[other] there are { $others } bots at this table, not { $count }: name one for all or one for each
    }
refusal-min-bid = --min-bid is a whole number from { $least } to { $most }, not { $value }
refusal-pause = --pause is a number of seconds from 0 to { $most }
refusal-file-exists = { $file } holds something already: save to another file, or go on with --resume
refusal-file-irregular = { $file } is no ordinary file: save to another one
refusal-file-unwritable = cannot save to { $file }: { $reason }
refusal-file-unreadable = cannot read { $file }: { $reason }
refusal-resume-broken = cannot go on with { $file }: { $problem }
refusal-resume-conflict = { $file } was begun with another --{ $option }: leave that option out, or start a new game

## The editions side by side.

edition-name = { $edition ->
        [eyes] Eyes
        [tomahawk] Tomahawk
        [museum] Museum
        [classic] Classic
       *[other] { $edition }
    }
edition-row = { $row ->
        [id] --edition
        [players] players
        [deck] deck
        [numbers] numbers
        [specials] specials
        [centre] centre
        [lowest] lowest bid
        [penalty] the loser
        [limit] out
        [strikes] MAX takes
        [doubles] X2 doubles
        [carry] used cards
        [starts] starts next
        [also] also
       *[options] options
    }
edition-players = { $least } to { $most }
edition-deck = { $fact } { $edition ->
        [tomahawk] feathers
        [museum] feathers
       *[other] cards
    }
edition-run = { $run ->
        [1] { $start } to { $end }
       *[0] { $start }
    }{ $copies ->
        [1] {""}
       *[other] {" "}×{ $copies }
    }
edition-none = –
edition-centre = { $fact ->
        [1] one card, face down
       *[0] –
    }
edition-lowest = { $fact ->
        [-999] any number
       *[other] { $fact }
    }
edition-penalty = { $fact ->
        [eyes] gives back an eye card
        [tomahawks] gets a tomahawk
        [tokens] takes a coyote token
       *[lives] loses a life
    }
edition-limit = { $penalty ->
        [eyes] with none of { $least } left
        [tomahawks] at { $least } to { $most }, usually 3
        [tokens] at { $least } to { $most }, usually 3
       *[lives] after { $least } to { $most }, usually 3
    }
edition-strikes = { $fact ->
        [number] the highest number
       *[green] the highest positive
    }
edition-doubles = { $fact ->
        [sum] the sum
        [greens] what is positive
       *[none] –
    }
edition-carry = { $fact ->
        [shuffled] all shuffled each round
        [under] go under the pile
       *[aside] are laid aside
    }
edition-starts = { $fact ->
        [loser-left] the loser; if out, the next seat
        [loser-winner] the loser; if out, the winner
       *[winner] the winner
    }
edition-play = Play one: coyote play --edition museum --tokens. The rules: docs/rules.md


## The server. $setting is how it was set: an option or a variable.

serve-ready = Coyote is open: { $url }
serve-here = On this machine: { $url }
api-page = What a program can ask of this server. To play, it opens a socket: docs/protocol.md tells how.
serve-stop = Ctrl-C closes it. The tables are kept.

error-setting-number = { $setting } is a whole number from { $least } to { $most }, not “{ $value }”
error-setting-word = { $setting } is one of { $words }, not “{ $value }”
error-setting-host = { $setting } is an address or a name of this machine, like 0.0.0.0, not “{ $value }”
error-setting-url = { $setting } is a URL without a path, like https://coyote.example.org, not “{ $value }”
error-setting-database = { $setting } is like sqlite:///coyote.db, not “{ $value }”
error-setting-delay = { $setting } is the least and the most seconds, like 0.8-2.5, up to { $most }, not “{ $value }”
error-setting-networks = { $setting } is a list of addresses or networks, like 127.0.0.1,10.0.0.0/8, not “{ $value }”
error-port-in-use = port { $port } is in use: choose another, as in coyote serve --port 8018
error-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }
error-no-folder = cannot make the folder { $folder }: { $reason }

error-not-found = there is nothing here
error-wrong-method = that cannot be done here
error-bad-request = the request cannot be read: see { $field }
error-too-large = that is too long
error-not-json = send JSON, and say so: content-type application/json
error-rate-limited = that was too much at once: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
error-too-many-connections = your address has { $most } connections already, and may have no more
error-server-error = something went wrong here; the log tells more under { $id }
error-not-ready = the server is not ready
error-wrong-host = the server does not go by that name: its host can set it with --base-url
error-wrong-origin = that page may not talk to this server

error-database = “{ $url }” is no database: write sqlite:///PATH
error-database-in-use = another server is using { $file }
error-database-newer = { $file } has version { $version }, this program knows up to { $newest }: install a newer one
error-database-foreign = { $file } is the database of another program: name another file
error-database-unusable = { $file } cannot be used: { $reason }

## What the server answers instead of a table.

error-no-table = there is no table { $code }: look at the link again, or open a new one
error-no-record = this table has { $games ->
        [0] no games yet
        [one] one game
       *[other] { $games } games
    }, none with the number { $game }
error-token = this device has no seat here any more: join the table again
error-wrong-code = that one-time code is wrong, used or too old: ask for a new one
error-table-connections = too many devices are at this table: close one, or try again later
error-house-full = all { $most } tables of this server are in use: try again later
error-try-again = that was not stored: try again
error-no-request = the table does not understand that: { $problem }
error-hello-again = hello is said once
