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
error-not-joined = you are only watching: join the table first
error-name-empty = a name needs at least one visible character
error-name-long = a name has at most { $most } characters
error-animal = nobody can be a “{ $animal }”: choose coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl or fox
error-table-crowded = there is room for { $most } people at this table, and no more
error-table-full = all { $most } seats are taken
error-seated-already = you have a seat, or will have one in the next game
error-not-seated = you have no seat to give up
error-in-game = that has to wait until the game is over
error-no-game = no game is being played
error-not-host = only the host may do that
error-people-play = people are still playing this game
error-settings = these settings do not work, see “{ $field }”: { $problem }
error-clock-range = a turn has { $least } to { $most } seconds or no time limit, not { $clock }
error-slow-clock = a game over several days has no time limit: choose one of the two
error-grace-range = someone may be offline for { $least } to { $most } seconds, not { $grace }
error-seats-many = { $seats } seats are taken and this edition has { $most }: someone has to stand up first
error-no-bot = there is no bot on seat { $seat }
error-no-person = nobody else here has the number { $person }
error-paused = the game is paused
error-not-paused = the game is not paused
error-not-in-game = you have no seat in this game
error-bot-plays = a bot plays for you: take your seat back first
error-stale = the table has moved on: you saw version { $version }, and now it is { $now }
error-entropy = entropy is 16 to 32 bytes, written as digits from 0 to 9 and a to f
error-odds-off = the host has turned the odds off
error-odds-none = there are odds only while you are playing a round
error-nothing-to-reclaim = no bot plays for you
error-no-clock = you have no time limit right now
error-time-enough = a turn can be extended { $most } times, and this one already was
error-nobody-asks = nobody else is asking for more time
error-text-off = the host has turned chat off; reactions still work
error-text-empty = write something that can be seen
error-text-long = a message has at most { $most } characters
error-talk-fast = that was fast: you can go on in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
error-reaction = there is no such reaction: choose from { $signs }
error-shadow-off = the host does not let anyone follow a player
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
terminal-note-passed = sits out
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
call-rename = Your { $number } was withdrawn: name another number, at least { $least }{ $excluded ->
        [none] {""}
       *[other] , but not { $excluded }
    }.
call-guess = { $by_name } challenges { $of_name }’s { $number }. Who wins?
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
    } over { $of ->
        [you] your
       *[other] { $of_name }’s
    } { $number }.
did-reverse = { $by ->
        [you] You reverse
       *[other] { $by_name } reverses
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
    } the bid of { $number } withdrawn. { $of ->
        [you] You name
       *[other] { $of_name } names
    } another number.
did-open = { $by ->
        [you] You turn
       *[other] { $by_name } turns
    } up a feather for all to see: { $card }.
did-skip = { $by ->
        [you] You skip your turn.
       *[other] { $by_name } skips a turn.
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
            [you] You sit
           *[other] { $by_name } sits
        } out the rest of the round.
       *[0] but it is { $worn }. The round ends without counting.
    }
pile-refilled = The pile is empty: the cards laid aside are shuffled and become the new one.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = draws { $victim }
step-strike = { $victim ->
        [none] finds nothing to cancel
       *[other] cancels the { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] finds nothing to make negative
       *[other] makes the { $victim } negative ({ $owner })
    }
step-double = { $edition ->
        [museum] doubles what is positive
       *[other] doubles the sum
    }
step-nothing = counts for nothing
step-add = { $sign ->
        [plus] adds { $twice ->
            [1] twice { $number }
           *[0] { $number }
        }
        [minus] subtracts { $number }
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
    } was { $card }; it does not count.
round-uncounted = All cards are turned up: { $cards }
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
    } { $word ->
        [bid] bid { $number }{ $addition ->
            [extra] {" "}and gave { $of ->
                [you] you
               *[other] { $of_name }
            } a second feather
            [double] {" "}doubled
            [next] {" "}and had { $of ->
                [you] you
               *[other] { $of_name }
            } answer
           *[none] {""}
        }
        [challenge] challenged
        [peek] peeked
        [coyote] laid the Coyote card
        [guess] guessed that { $of ->
            [you] you win
           *[other] { $of_name } wins
        }
        [discard] gave back an eye
        [confirm] confirmed the bid
        [reverse] reversed
        [restart] had the bid withdrawn
        [open] turned up a feather
        [skip] skipped
        [swap] swapped
       *[name] named { $card }
    }
terminal-then = { $before }; { $after }
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
terminal-about-rules = coyote rules --edition { $edition } prints the rules; marks like (C2) name their paragraphs. help ACTION explains one action.
terminal-about-odds = The odds are shown in games that you start with --hint, while cards are hidden.
terminal-help-unknown = There is help for: { $words }.
# What one fills in: bid 12 extra SEAT, name FEATHER.
terminal-blank = { $blank ->
        [seat] SEAT
       *[feather] FEATHER
    }
terminal-help-elsewhere = It is no part of { $name }.

action-bid = say that the total is at least N; N alone will do
action-challenge = doubt the standing bid and turn everything up; short: c
action-peek = close an open eye and look at the centre card, then bid
action-coyote = lay a card from the pile under the Coyote card, then bid
action-guess = say who will win this challenge
action-discard = give back that eye card
action-confirm = take over the standing bid; the next player raises or challenges
action-reverse = { $edition ->
        [museum] reverse the direction of play, then bid
       *[other] reverse the direction of play; the bid’s owner has to raise
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
action-challenge-more = You say that the total is lower than the standing bid. All cards are turned up and counted. Lower than the bid: its owner loses the round. Equal or higher: you lose it.
action-peek-more = You turn one of your open eyes to its closed side and see the centre card for the rest of the round. Then you have to bid. The starter may not peek on the first turn of the round.
action-coyote-more = Whoever lost the last round holds the Coyote card. Once in the round, but not on your first turn, you draw a card that only you see and lay it under the Coyote card: it counts. Then you have to bid.
action-guess-more = All but the two contestants say who wins. Right: you open one of your closed eyes. Wrong: you close an open one. Type guess 2 (a seat) or guess and a name.
action-discard-more = The loser of a round gives an eye card back and chooses which. Open eyes are worth more, as each lets you peek. Type discard open or discard closed.
action-confirm-more = Instead of raising you make the standing bid your own. The next player has to raise or challenge. Once a round for the whole table.
action-reverse-more = { $edition ->
        [museum] A token: turns go the other way until the round ends. Then you have to bid.
       *[other] Instead of bidding you reverse the direction of play. The owner of the standing bid has to raise it, and play goes on the other way. Once a round for the whole table.
    }
action-restart-more = The owner of the standing bid withdraws it and names a different number above the bid before it. Then you raise or challenge, without an addition. Once a round for the whole table.
action-extra-more = With your bid you name another player, who gets a second feather. All others see it, and it counts. Type bid 12 extra 3 (a seat) or bid 12 extra and a name. Once a round for the whole table.
action-double-more = If the very next player challenges this bid, the loser gets two tomahawks. Type bid 12 double. Once a round for the whole table.
action-next-more = With your bid you name the player who has to answer it: raise or challenge. Play goes on from there. Type bid 12 next 3 (a seat) or bid 12 next and a name. Once a round for the whole table.
action-open-more = A token: the top feather of the pile lies face up before you and counts. Then you have to bid.
action-skip-more = A token: you name no number, and the next player faces the same standing bid. If it comes back to its owner, they have to raise it.
action-swap-more = A token: the top feather of the pile goes in front of yours, and you see neither. Only the new one counts. Then you have to bid.
action-name-more = A token: name the feather you wear. Right: it lies face up, counts, and you sit out the rest of the round. Wrong: you take a coyote token and the round ends without counting. Type name 7, name MAX0, name ?, name 0*.

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
refusal-peek-again = You have already seen the centre card.
refusal-peek-no-open-eye = You cannot peek: you have no open eye.
refusal-coyote-not-held = You do not hold the Coyote card.
refusal-coyote-again = The Coyote card has already been laid this round.
refusal-coyote-first-turn = You cannot lay the Coyote card on your first turn of the round.
refusal-guess-owed = First guess who wins.
refusal-guess-who = Guess one of the two contestants.
refusal-discard-owed = First give back an eye card: discard open or discard closed.
refusal-addition-used = “{ $action }”: that addition has already been used this round.
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
refusal-min-bid = the lowest bid is a whole number from { $least } to { $most }, not { $value }
refusal-language = --language is one of { $languages }, not “{ $language }”
refusal-pause = --pause is a number of seconds from 0 to { $most }
refusal-file-exists = { $file } already holds something: save to another file, or go on with --resume
refusal-file-irregular = { $file } is not an ordinary file: save to another one
refusal-file-unwritable = cannot save to { $file }: { $reason }
refusal-file-unreadable = cannot read { $file }: { $reason }
refusal-resume-broken = cannot go on with { $file }: { $problem }
refusal-resume-conflict = { $file } was begun with another --{ $option }: leave that option out, or start a new game

## Bots against bots, on the command line. $bot is a name or a command.

error-arena-bot = “{ $bot }” is no bot: choose from { $bots }, or write cmd: and a program
error-arena-program = “{ $bot }” names no program that can be run here
error-arena-games = --games is a number from 1 to { $most }
error-arena-jobs = --jobs is a number from 1 to { $most }
error-arena-time = --time-limit is a number of seconds above 0 and up to { $most }
error-arena-file-exists = { $file } holds something already: write the records to another file
error-arena-file = cannot write to { $file }: { $reason }
arena-progress = Games
arena-head = { $edition }. Players: { $players }. Games: { $games }. Deals: { $deals }. --seed { $seed }
arena-column = { $column ->
        [bot] bot
        [games] games
        [wins] wins
        [share] share of wins, %
        [fair] × fair share
       *[rating] rating
    }
arena-note = Each deal was played once from every seat. In brackets: the 95 % interval. A bot as good as the rest of the table has 1.00 × its fair share. Ratings begin at 25; ± is one standard deviation.
arena-foul = { $reason ->
        [crash] crash
        [silence] no answer in time
        [long] answer too long
        [unasked] spoke unasked
        [nonsense] no action
       *[illegal] action not allowed
    }
arena-fouls = { $bot } lost games by a foul: { $games } ({ $kinds }). The first: deal { $deal }, rotation { $rotation }, seat { $seat }: { $detail }

## The solver, on the command line.

solve-no-lab = the solver needs more packages: pip install "coyote-game[lab]"
solve-no-game = “{ $game }” cannot be solved: choose from { $games }
solve-no-scheme = --scheme is one of { $schemes }, not “{ $scheme }”
solve-no-ladder = --ladder is a list of rising bids like 5,8,12, or first:last:step, not “{ $text }”
solve-long-ladder = --ladder has { $bids } bids; at most { $most } can be solved
solve-no-iterations = --iterations is a number from 1 to { $most }
solve-no-habits = --habits is a number from 0 to 1, and less than 1
solve-plot-kind = --plot ends in one of { $kinds }
solve-no-plot = --plot cannot be written to { $file }: { $reason }
solve-no-save = --save cannot be written to { $file }: { $reason }
solve-not-for = --{ $option } does not go with { $game }
solve-compiling = Compiling, once on this machine
solve-progress = Solving
solve-column = { $column ->
        [iteration] iterations
       *[exploitability] exploitability
    }
solve-outcome = Bids: { $bids }. Positions: { $nodes }. Seconds: { $seconds }. Value to the starter: { $value }
solve-match-note = How many per cent of matches the starter wins. Rows: the starter’s eyes, open+closed. Columns: the other player’s.
solve-match-best = Against the policy that was saved, the best of all opponents wins { $share } % of matches.

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
edition-play = Play one: coyote play --edition museum --tokens. Read the rules: coyote rules


## The server. $setting is how it was set: an option or a variable.

serve-ready = Coyote is open: { $url }
serve-here = On this machine: { $url }
api-page = What a program can ask of this server. To play, it opens a socket: docs/protocol.md explains how.
serve-stop = Ctrl-C closes it. The tables are kept.
page-title = Coyote
page-title-table = { $name }’s table · Coyote
page-description = You see everyone’s card but your own. Bid, bluff, and howl when someone goes too far. Come and sit down: no account, nothing to install.
page-not-built = The page is not built yet. Run make web, then start the server again.

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
error-rate-limited = too many requests at once: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
error-too-many-connections = your address has { $most } connections already, and may have no more
error-server-error = something went wrong here; the log says more under { $id }
error-not-ready = the server is not ready
error-wrong-host = the server does not answer to that name: its operator can set it with --base-url
error-wrong-origin = that page may not talk to this server

error-database = “{ $url }” is no database: write sqlite:///PATH
error-database-in-use = another server is using { $file }
error-database-newer = { $file } has version { $version }, this program knows up to { $newest }: install a newer one
error-database-foreign = { $file } is the database of another program: name another file
error-database-unusable = { $file } cannot be used: { $reason }

## What the server answers instead of a table.

error-no-table = there is no table { $code }: check the link, or open a new table
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

## The web page. Words that several places use.

app-skip = Skip to the table
app-waiting = One moment …
app-waiting-table = Joining the table …
app-not-loaded = This page did not load.
app-reload = Try again
app-close = Close
someone = Someone

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Round { $round }: { $by ->
        [you] you start.
       *[other] { $by_name } starts.
    }
told-peek = You close an eye and look at the centre card. Press and hold it to see it again.
told-coyote = You lay a card under the Coyote card. Press and hold it to see it again.
news-joined = { $who ->
        [you] You joined the table.
       *[other] { $who_name } joined the table.
    }
news-sat = { $who ->
        [you] You sit down.
       *[other] { $who_name } sits down.
    }
news-stood = { $who ->
        [you] You stand up and watch.
       *[other] { $who_name } stands up and watches.
    }
news-renamed = { $who ->
        [you] You are now called { $name }.
       *[other] Someone is now called { $name }.
    }
news-left = { $who ->
        [you] You left.
       *[other] { $who_name } left.
    }
news-kicked = { $who ->
        [you] The host removed you.
       *[other] The host removed { $who_name }.
    }
news-bot-added = A bot sits down.
news-bot-removed = A bot leaves.
news-host-changed = { $who ->
        [you] You are the host now.
       *[other] { $who_name } is the host now.
    }
news-configured = The host changed the settings. { $setting }: { $value }.
news-game-started = A new game begins. { $by ->
        [you] You start.
       *[other] { $by_name } starts.
    }
news-game-dropped = The game was cancelled.
news-taken-over = { $why ->
        [time] Time is up: a bot plays for { $by ->
            [you] you.
           *[other] { $by_name }.
        }
        [away] { $by ->
            [you] You were away: a bot took over.
           *[other] { $by_name } is away: a bot takes over.
        }
       *[left] A bot takes over for { $by ->
            [you] you.
           *[other] { $by_name }.
        }
    }
news-reclaimed = { $by ->
        [you] You have your seat back.
       *[other] { $by_name } is back.
    }
news-paused = The game is paused.
news-resumed = The game goes on.
news-hurried = The bots play on without pauses.
news-extended = { $by ->
        [you] You have more time.
       *[other] { $by_name } has more time.
    }

## Home, the door of a table, settings, rules, and when there is nothing here.

refusal-offline = The server does not answer. Check your connection and try again.
home-title = Coyote
place-title = { $place } – Coyote
refusal-name-empty = Enter your name first, so that the others know who you are.
home-what = You see every card but your own. Bid on the total, or call the bluff.
home-play = Play now
home-play-more = with three bots
home-create = Create a table
home-create-more = Your friends join with a link. You choose the game at the table.
home-create-go = Open the table
home-join = Code or link of a table
home-join-go = Join
home-join-unclear = A code has six letters, like { $code }. A whole link works too.
home-back = Back to your table
home-back-phase = { $phase ->
        [lobby] Before the game
        [playing] The game is on
       *[over] After the game
    }
home-rules = Rules
home-settings = Settings
home-more = More
home-go = To the start page
name-yours = Your name
name-animal = Your animal
door-title = Table { $code }
door-open = There is a seat for you
door-playing = The game is on
door-over = You can join the next game
door-full = All seats are taken
door-more = { $state ->
        [playing] Watch this game, and you have a seat in the next one.
        [over] A game has just ended. Sit down for the next one.
        [full] You can watch, or open a table of your own.
       *[open] Enter your name and sit down.
    }
door-who = At the table
door-nobody = Nobody is here yet.
door-bot = bot
door-edition = Edition: { $name }
door-watching = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
door-sit = { $state ->
        [playing] Watch, then play the next game
        [over] Sit down for the next game
       *[open] Sit down
    }
door-sitting = Taking your seat …
door-watch = Just watch
door-new = Open a new table
door-claim = I have a seat on another device
door-claim-title = Move your seat here
door-claim-more = Open the table’s menu on the other device. It gives you a code to enter here.
door-claim-code = One-time code
door-unknown = No table here
door-unknown-more = There is no table { $code }. Perhaps the link is old, or a letter got lost on the way.
door-silent = The table does not answer
door-silent-more = Perhaps you are offline, or the server is having a rest. We keep trying.
door-busy = One moment, please
gone-left = You left the table
gone-kicked = The host sent you away
gone-moved = You play on another device now
gone-deleted = This table is gone
gone-token = Your seat is not on this device
gone-protocol = There is a newer version of the game
gone-no-hello = The table did not understand this page
gone-faults = This page sent too much at once
gone-table-connections = Too many devices are at this table
gone-more = { $why ->
        [left] Come back whenever you like.
        [kicked] You can still watch, or play at another table.
        [moved] Only one device can hold a seat.
        [deleted] The host deleted it. You can open a new one.
        [protocol] Reload the page to get it.
        [crowded] We will try again in a minute.
        [no-hello] Reloading should help.
       *[token] Sit down again, or move your seat here from the other device.
    }
gone-join = Join again
gone-reload = Reload
tabs-resting = You are playing in another tab
tabs-resting-more = This one is paused, so that they do not get in each other’s way.
tabs-here = Play here instead
quick-dealing = Three bots sit down with you …
settings-title = Settings
settings-kept = They are saved on this device.
settings-you = You
settings-language = Language
settings-look = Appearance
settings-look-is = { $look ->
        [night] Night
        [noon] Noon
       *[auto] Automatic
    }
settings-feel = Sound and motion
settings-sound = Sounds
settings-vibration = Vibrate when it is your turn
settings-notify = Notify me when it is my turn
settings-notify-more = When this page is in the background, your device shows a notification. It never shows any cards.
settings-notify-denied = Your browser blocks notifications from this page. The page title and a sound tell you instead.
settings-notify-none = This browser has no notifications. The page title and a sound tell you instead.
settings-still = No animations
settings-still-more = Nothing moves. The texts stay the same.
settings-helpers = Helpers
settings-helpers-more = The host of a table can turn them off.
settings-sums = Add up the cards you see
settings-odds = Show the odds
settings-odds-more = How likely a bid is to hold, from what you see.
settings-coach = Tips for beginners
settings-coach-more = Up to five notes in your next game, each when something is new.
rules-title = The rules
rules-editions = Editions
rules-contents = On this page
rules-about = The game
rules-print = Print
rules-back = Back
minute-title = { $edition } in one minute
minute-see = You see everyone’s { $edition ->
        [tomahawk] feather
        [museum] feather
       *[other] card
    }, but not your own.{ $centre ->
        [1] { " " }One more lies face down in the centre.
       *[0] { "" }
    }
minute-bid = In turn, bid what they add up to, at least. Every bid is higher.
minute-challenge = Don’t believe it? Challenge! Everything is turned up and counted. { $total } is less than { $bid }: the bidder loses. Otherwise the challenger does.
minute-specials = Special { $edition ->
        [tomahawk] feathers
        [museum] feathers
       *[other] cards
    } change the count:
minute-own = { $edition ->
        [eyes] On your turn you may close an open eye and peek at the centre card. Then you have to raise.
        [tomahawk] If you like, add special actions, each once a round.
       *[museum] If you like, add tokens: special actions, each once a round.
    }
minute-loses = { $penalty ->
        [eyes] The loser gives back an eye card; with none left you are out.
        [tomahawks] The loser gets a tomahawk; with { $limit } you are out.
        [tokens] The loser takes a coyote token; with { $limit } you are out.
       *[lives] The loser loses a life; after { $limit } you are out.
    }
minute-wins = The last one in the game wins.
minute-all = All rules of this edition
missing-title = Nothing but sand here
missing-more = This address leads nowhere. The table is somewhere else.

## The join page, the way to the lesson, and the rules in one minute.

door-what = A bluffing card game: you see every card except your own, and you bid on what they all add up to.
door-minute = Rules in one minute
learn-link = Learn in three minutes
lobby-can-start = { $name } can start the game.
lobby-room = { $room ->
        [0] Every place is taken.
        [one] Room for one more.
       *[other] Room for { $room } more.
    }
lobby-missing = { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
home-join-letters = No table has the code { $code }. Codes use only the letters { $letters }.

## The lesson. $by_name is whoever made the last bid or challenges; $card is a face.

lesson-cards = Everyone wears a card on their head. You see all of them except your own.
lesson-sum = You see { $sum }. Your own card and the card in the centre count too, but you cannot see those.
lesson-open = You start: what do all cards add up to, at least? Open with { $number }.
lesson-raise = Both went higher. Now you go higher too, or you challenge the last bid. Raise to { $number }.
lesson-bluff = { $bid }! You only see { $sum }. Either { $by_name } sees a high card on you, or it is a bluff. Bluffing is allowed.
lesson-challenge = It sounds like too much. Challenge it!
lesson-count = Now all cards are turned up and counted.
lesson-strike = MAX 0 was in the centre: the highest card counts 0, here the { $card }. The total is { $total }, less than { $bid }.
lesson-eyes = So { $by_name } loses an eye. Without eyes you are out of the game. You won: one of your closed eyes opens.
lesson-peek = A new round. Peek: you close one of your open eyes and look at the card in the centre.
lesson-seen = { $card }! Only you know that. After a peek you have to raise: say { $number }.
lesson-doubted = { $by_name } challenges you. Is there enough?
lesson-won = { $total } is at least { $bid }. Your bid holds, so the challenger loses an eye.
lesson-done = That is the whole game. The last player with eyes left wins. Have fun!
lesson-wait = The others’ turn …
lesson-other = You could do that too. In this lesson, please do as the note says.
lesson-next = Next
lesson-leave = Leave
lesson-again = Start over
lesson-play = Play now
lesson-join = To the table

## The lobby and the end of a game: editions, options and bots in plain words.

lobby-title = { $name }’s table
lobby-title-free = A table on the mesa
lobby-around = Around the table
lobby-free = free
lobby-sit-here = Sit here
lobby-bot-here = Add a bot here
lobby-host = host
lobby-yourself = you
lobby-few = { $count ->
        [one] One more and you can start.
       *[other] { $count } more and you can start.
    }
lobby-many = { $count ->
        [one] One too many for this edition: someone has to stand up.
       *[other] { $count } too many for this edition: someone has to stand up.
    }
lobby-limit = So many players can only play to { $count } coyote tokens: change that under Variants.
lobby-set = { $room ->
        [0] Every place is taken. Off you go!
        [one] You can start. Room for one more.
       *[other] You can start. Room for { $room } more.
    }
lobby-start = Start the game
lobby-waiting = Waiting for { $name } to start
lobby-host-away = { $name } is away. After a minute, someone else becomes the host.
lobby-host-none = You can start as soon as there is a host.
lobby-sit = Sit down
lobby-full = All seats are taken. You can watch, and sit down as soon as one is free.
lobby-come-in = Come in and play
lobby-starter = Who starts?
lobby-chance = Let chance decide
lobby-add-bot = Add a bot
lobby-onlookers = Spectators
lobby-unnamed = { $count ->
        [one] and { $count } guest
       *[other] and { $count } guests
    }

lobby-invite = Invite your friends
lobby-hold = Press and hold the link to copy it.
lobby-qr-large = Enlarge QR code
lobby-qr-how = Point your phone’s camera at it.

you-title = You at this table
you-keep = That’s me
you-like = { $animal }, like { $name }
you-stand = Stand up and watch
person-host = Make { $name } the host
person-host-more = { $name } then chooses the settings and starts the game.
person-away = { $name } is away. The seat is kept.
person-kick = Remove { $name }
person-kick-ask = { $name } loses this seat and can only come back as someone new. Remove { $name }?
person-kick-yes = Yes, remove
person-kick-no = Cancel
bots-title = Choose a bot
bots-more = Bots see what you would see in their seat, and nothing else.
bots-level = { $level ->
        [1] Gentle
        [2] Easy
        [3] Medium
        [4] Hard
       *[5] Fierce
    }
bot-pup-name = Pup
bot-pup-about = Adds up the cards it sees, guesses the rest and goes by its mood. Now and then it challenges just because. Good company for a first game.
bot-cautious-name = Tiptoe
bot-cautious-about = Goes up in small steps and challenges what sounds unlikely. It hardly ever bluffs. Once you know that, you can use it.
bot-lurker-name = Stillwater
bot-lurker-about = Keeps low, and bids a little less than it believes. It waits until someone goes too far, and challenges sooner than others.
bot-odds-name = Reckoner
bot-odds-about = Works out the exact odds of all it sees, counts the cards, and uses every trick the edition has.
bot-braggart-name = Bigmouth
bot-braggart-about = Knows the odds, and now and then leaps right over them. It hates to challenge. Is this one a boast, or is it true?
bot-bayes-name = Keen Ear
bot-bayes-about = You all see its card, and your bids give it away. It listens, works out which card it wears, and counts on that. A good bluff can mislead it.
bot-coyote-name = Old Coyote
bot-coyote-about = Trained on thousands of games, against itself and all the others. It reads your bids, remembers who claims too much, bluffs when that pays, and gives little away.
bot-random-name = Scatterbrain
bot-random-about = Does whatever comes to mind, and the rules are all it knows. Good for a first game, and for a laugh.
bot-plus-one-name = Plus One
bot-plus-one-about = Opens low and then says one more, again and again. It challenges a bid that is more likely false than true.

how-title = Game settings
how-host-only = { $name } decides this.
how-host-none = The host decides this.
how-edition = Edition
how-variants = Variants
how-house = House rules
how-differ = How they differ
how-rules = Read this edition’s rules
how-lost = The editions did not load.
edition-for = { $least } to { $most } players
edition-about-eyes = A small deck and sharp eyes. One card lies hidden in the centre: close an eye, and you may look at it. But your eyes are also your lives.
edition-about-tomahawk = Thirty feathers, and a few of them are wicked: one doubles the sum, one turns the best feather against you. Whoever loses gets a tomahawk.
edition-about-museum = The same feathers for a larger group, up to nine. They are counted differently, you may bid below zero, and whoever was right starts the next round.
edition-about-classic = The deck that started it all: 36 cards, many of them small, for up to ten. No tricks, quick to learn, three lives each.
edition-special-eyes = peeking; with the trickster also guessing and the Coyote card
edition-special-tomahawk = six additions, if you like
edition-special-museum = eight tokens, if you like
edition-special-classic = many small cards
wish-none = as in the rulebook
wish-nothing = This edition is played as it is: there is nothing to choose.
wish-trickster = with the trickster
wish-tokens = with tokens
wish-additions = { $number ->
        [one] with one addition
       *[other] with { $number } additions
    }
wish-limit = { $penalty ->
        [tomahawks] { $number ->
            [one] out at { $number } tomahawk
           *[other] out at { $number } tomahawks
        }
        [tokens] { $number ->
            [one] out at { $number } token
           *[other] out at { $number } tokens
        }
       *[lives] { $number ->
            [one] { $number } life each
           *[other] { $number } lives each
        }
    }
wish-min-bid = bids from { $number } up
option-on = on
option-off = off
option-trickster = The trickster
option-trickster-more = You begin with only one eye open. After a challenge, all the others guess who wins: a right guess opens an eye, a wrong one closes one. And whoever lost the last round holds the Coyote card, and can slip a card into the total that nobody else knows.
option-tokens = Tokens in the middle
option-tokens-more = Eight tokens lie in the middle: turn up a feather, reverse the direction, skip, swap your feather, or name it. On your turn you may use one first. With two players left you play without them.
option-additions = Additions
option-additions-more = Tricks that you can add to the game: one, some or all. Each can be used once a round, by whoever is first.
option-all = All six
option-none = None
option-limit = { $penalty ->
        [tomahawks] Tomahawks until you are out
        [tokens] Coyote tokens until you are out
       *[lives] Lives
    }
option-limit-more = { $penalty ->
        [tokens] Three is usual. Three or four players may agree on four or five; with more it is always three.
       *[other] Three is usual. Fewer makes a short game, more a long one.
    }
option-min-bid = Lowest bid
option-min-bid-more = The rulebook allows every number, even zero and below. Some prefer that the first bid is at least this much.
option-min-bid-any = any number
option-min-bid-own = at least
option-less = One less: { $name }
option-more = One more: { $name }
option-rule = Read the rule
house-clock = Time per turn
house-clock-more = When it is up, a bot plays for you until you take your seat back.
house-clock-is = { $seconds ->
        [0] no time limit
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
house-clock-told = { $seconds ->
        [0] no time limit
        [one] { $seconds } second a turn
       *[other] { $seconds } seconds a turn
    }
house-clock-own = other
house-seconds = Seconds
house-slow = Play over several days
house-slow-more = Nobody is in a hurry: there is no time limit, and no bot steps in for anyone who is away.
house-grace = Time offline
house-grace-more = How long someone can be offline before a bot takes over. They can always come back.
house-grace-is = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
house-stand-in = Substitute bot
house-stand-in-more = The bot that plays for anyone who is away.
house-sums = Sums
house-sums-more = Everyone may see what the cards they see add up to.
house-odds = Odds
house-odds-more = Everyone may see how likely a bid is to hold, from what they see.
house-text = Chat
house-text-more = People at the table can write to each other. Reactions always work.
house-shadow = Follow a player
house-shadow-more = Spectators can follow one player, once the round is over.
house-told = { $what ->
        [slow] over several days
        [text] no chat
        [odds] no odds
        [sums] no sums
       *[shadow] spectators follow players
    }

over-title = { $by ->
        [you] You won!
       *[other] { $by_name } won!
    }
over-title-none = The game is over.
over-more = { $rounds ->
        [one] After one round, the moon is theirs.
       *[other] After { $rounds } rounds, the moon is theirs.
    }
over-more-you = { $rounds ->
        [one] After one round, the moon is yours.
       *[other] After { $rounds } rounds, the moon is yours.
    }
over-order = How it went
over-first = Winner
over-out = out in round { $round }
over-you = you
over-awards = Highlights
award-bluff = Boldest bluff
award-bluff-told = { $by ->
        [you] You said { $number }, and nobody challenged it. The total was { $total }.
       *[other] { $by_name } said { $number }, and nobody challenged it. The total was { $total }.
    }
award-unhurt = Not a scratch
award-unhurt-told = { $by ->
        [you] You did not lose a single round.
       *[other] { $by_name } did not lose a single round.
    }
award-edge = Nerves of steel
award-edge-told = { $by ->
        [you] { $rounds ->
            [one] For one round, any mistake would have been your last. You made none.
           *[other] For { $rounds } rounds, any mistake would have been your last. You made none.
        }
       *[other] { $rounds ->
            [one] { $by_name } was one mistake from going out for one round, and made none.
           *[other] { $by_name } was one mistake from going out for { $rounds } rounds, and made none.
        }
    }
award-named = Knew it all along
award-named-told = { $by ->
        [you] You named your own feather: { $card }.
       *[other] { $by_name } wore { $card }, and knew it.
    }
award-nose = Sharpest nose
award-nose-told = { $by ->
        [you] { $made ->
            [one] You were right in { $right } of { $made } challenge.
           *[other] You were right in { $right } of { $made } challenges.
        }
       *[other] { $made ->
            [one] { $by_name } was right in { $right } of { $made } challenge.
           *[other] { $by_name } was right in { $right } of { $made } challenges.
        }
    }
award-closest = By a whisker
award-closest-told = { $by ->
        [you] You said { $number } in round { $round }, and the total was { $total }.
       *[other] { $by_name } said { $number } in round { $round }, and the total was { $total }.
    }
award-held = Word of honour
award-held-told = { $by ->
        [you] You were challenged { $times ->
            [one] once
           *[other] { $times } times
        } while telling the truth.
       *[other] { $by_name } was challenged { $times ->
            [one] once
           *[other] { $times } times
        } while telling the truth.
    }
award-curious = Wide awake
award-curious-told = { $by ->
        [you] You peeked { $times ->
            [one] once
           *[other] { $times } times
        }.
       *[other] { $by_name } peeked { $times ->
            [one] once
           *[other] { $times } times
        }.
    }
award-longest = Longest climb
award-longest-told = { $bids ->
        [one] One bid in round { $round }.
       *[other] { $bids } bids in round { $round }, each higher than the last.
    }
award-fullest = Biggest total
award-fullest-told = Round { $round } added up to { $total }.
over-story = Round by round
over-round = Round { $round }
over-round-counted = { $of ->
        [you] You said { $number },
       *[other] { $of_name } said { $number },
    } { $by ->
        [you] you challenged.
       *[other] { $by_name } challenged.
    } The total was { $total }: { $loser ->
        [you] you lost.
       *[other] { $loser_name } lost.
    }
over-round-named = { $by ->
        [you] You named the wrong feather and lost.
       *[other] { $by_name } named the wrong feather and lost.
    }
over-numbers = In numbers
over-number = { $what ->
        [bids] bids
        [highest] highest bid
        [challenges] right challenges
        [held] challenged, but right
        [caught] caught bluffing
       *[lost] rounds lost
    }
over-challenges = { $right } of { $made }
over-rematch = Play again
over-change = Change settings first
over-next = Before the next game
over-save = Save the record
over-in = I’m in
over-in-said = You’re in
over-in-is = { $in ->
        [1] is in
       *[0] has not answered yet
    }
over-in-count = { $count ->
        [one] { $count } of { $of } is in
       *[other] { $count } of { $of } are in
    }
over-score = Score
over-score-games = { $games ->
        [one] After one game at this table
       *[other] After { $games } games at this table
    }
over-score-wins = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }{ $leads ->
        [1] , in the lead
       *[0] {""}
    }
over-bids = The bids in order
over-doubts = challenges { $number }
over-total = Total { $total }
over-lost = { $by ->
        [you] You lost the round.
       *[other] { $by_name } lost the round.
    }
over-share = Share the result
over-share-send = Share the picture
over-share-save = Save the picture
over-share-failed = This browser could not draw the picture. The link works anyway.
over-picture-won = { $name } wins!
left-title = Left in this round
left-count = { $of ->
        [1] { $left ->
            [0] used
           *[other] still there
        }
       *[other] { $left } of { $of } left
    }
notify-turn = It’s your turn
notify-table = Coyote, table { $code }
over-fair = { $fit ->
        [one] The shuffle was fair: the one round matches what your device was promised.
       *[other] The shuffle was fair: { $fit } of { $seen } rounds match what your device was promised.
    }
over-unfair = The shuffle does not match: only { $fit } of { $seen } rounds are as your device was promised. Save the record and ask the host.
over-unseen = You came after the shuffling, so your device has nothing to compare. The record holds all the proofs.
over-unchecked = The record did not load, so the shuffle has not been checked yet.
over-checking = Comparing the shuffle with what was promised …
fair-title = A fair shuffle
fair-how = Before each round the server told your device a fingerprint of its secret. Then the players’ devices added randomness of their own, and both together gave the order of the cards. Now the secrets are in the record, and each has to match its fingerprint.
fair-more = To check it yourself, save the record and run: coyote verify FILE
fair-details = How we know
fair-round = { $finding ->
        [fits] Matches.
        [unseen] Your device was not there.
        [secret] The secret is not the one that was promised.
       *[chance] Your device’s randomness is missing from the record.
    }
fair-mixed = { $mixed ->
        [1] With randomness from your device.
       *[0] Randomness from your device came too late.
    }


## The table: seats, cards, bids, the number line.

table-title = Round { $round }
table-round = Round { $round }
table-leave = Leave the table
table-menu = Menu
table-dealing = The cards are being shuffled …
table-reversed = direction reversed
table-aside = { $count ->
        [one] { $count } laid aside
       *[other] { $count } laid aside
    }
sound-on = Sound on
sound-off = Sound off
seat-you = Your place
seat-out = out
seat-you-out = You are out. You see all players’ cards now.
seat-turn = It is { $by_name }’s turn.
seat-challenges = challenges
seat-stood-in = a bot is playing
seat-away = away
seat-passed = sits out
seat-peeked = has peeked
seat-laid = laid the Coyote card
seat-coyote = has the Coyote card
seat-ready = ready
seat-guessed = has guessed
sign-howl = howls
sign-laugh = laughs
sign-gasp = gasps
sign-think = is thinking
sign-sly = looks sly
sign-clap = claps
sign-hurry = is waiting
sign-sorry = is sorry
sign-thanks = says thanks
sign-wow = is amazed
bot-pup = plays by feel
bot-cautious = plays with care
bot-lurker = lies in wait
bot-odds = plays by the odds
bot-braggart = likes to boast
bot-bayes = listens to your bids
bot-coyote = knows every trick
bot-random = plays at random
bot-plus-one = raises by one
card-hidden = face down
card-at = { $by ->
        [you] { $place ->
            [extra] Your extra card: { $face }
            [open] Face up in front of you: { $face }
            [behind] Behind your card: { $face }
           *[worn] Your card: { $face }
        }
       *[other] { $place ->
            [extra] { $by_name }’s extra card: { $face }
            [open] Face up in front of { $by_name }: { $face }
            [behind] Behind { $by_name }’s card: { $face }
           *[worn] { $by_name }’s card: { $face }
        }
    }
card-in-middle = { $place ->
        [coyote] the card under the Coyote card
        [drawn] the drawn card
       *[centre] the centre card
    }
card-is = { $place }: { $face }
card-hold = Press and hold to see { $place }
card-hold-tip = Press and hold
card-again = Press and hold to see it again
pile-left = { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
marks = { $penalty ->
        [tomahawks] { $count ->
            [one] { $count } tomahawk of { $limit }
           *[other] { $count } tomahawks of { $limit }
        }
        [tokens] { $count ->
            [one] { $count } coyote token of { $limit }
           *[other] { $count } coyote tokens of { $limit }
        }
       *[lives] { $left ->
            [one] { $left } life left
           *[other] { $left } lives left
        }
    }
marks-eyes = Eyes: { $open } open, { $closed } closed
bid-says = { $by ->
        [you] You said: at least
       *[other] { $by_name } says: at least
    }
bid-none = { $by ->
        [you] You start: what is the total, at least?
       *[other] { $by_name } starts.
    }
bid-doubled = Doubled: whoever loses a challenge now gets two
bid-was-withdrawn = { $bid } was withdrawn
trail-label = The bids so far
trail-bid = { $by ->
        [you] You: { $bid }
       *[other] { $by_name }: { $bid }
    }
line-sum = you see { $sum }
line-label = { $bid ->
        [none] No bid yet.
       *[other] The bid is { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}You see { $sum }.
    }


## The table: what you can do.

controls-label = What you can do
bid-number = Your number: { $number }. Type another one.
bid-less = One less
bid-more = One more
bid-least = { $least ->
        [-999] Any number from { $least } to { $most }
       *[other] At least { $least }
    }{ $excluded ->
        [none] {""}
       *[other] , but not { $excluded }
    }
quick-label = Quick numbers
quick-by = +{ $by }
quick-seen = what you see
raise-button = { $kind ->
        [open] Open with { $number }
        [rename] Say { $number }
       *[raise] Raise to { $number }
    }
raise-with = { $addition ->
        [extra] { $of_name } gets a feather
        [next] { $of_name } has to answer
       *[double] doubled
    }
leap-ask = { $kind ->
        [open] Open with { $number }?
       *[raise] Raise by { $by }?
    }
leap-yes = Yes, { $number }
leap-no = No, change it
challenge-word = Challenge
challenge-number = { $number }?!
challenge-label = Challenge { $number }?! { $of_name } said it.
keypad-title = Your number
keypad-delete = Delete
keypad-minus = Minus
keypad-take = Use { $number }
keypad-empty = Type a number
more-button = More
more-count = { $count ->
        [one] { $count } other move
       *[other] { $count } other moves
    }
more-title = What else you can do
extras-left = { $count ->
        [one] { $count } extra left in this round
       *[other] { $count } extras left in this round
    }
do-peek = Peek
do-coyote = Coyote card
do-confirm = Confirm
do-reverse = Reverse
do-restart = Withdraw bid
do-extra = Extra feather
do-double = Double
do-next = You answer!
do-open = Turn up
do-skip = Skip
do-swap = Swap
do-name = Name my feather
do-name-line = Say which feather you wear. Right: you sit out the rest of the round. Wrong: you take a coyote token.
choose-extra = Who gets a second feather?
choose-next = Who has to answer?
name-title = Which feather do you wear?
name-note = Right: it lies face up, and you sit out the rest of the round. Wrong: you take a coyote token, and the round is over.
name-take = I wear { $face }
name-empty = Choose a feather
guess-wins = { $of_name } wins
guess-why = { $role ->
        [bidder] it is { $number } or more
       *[challenger] it is less than { $number }
    }
guess-made = You guessed that { $of_name } wins.
guess-label = Who wins?
discard-label = Which eye card do you give back?
discard-open = An open eye
discard-closed = A closed eye
discard-open-note = One peek fewer. { $count ->
        [one] You have one.
       *[other] You have { $count }.
    }
discard-closed-note = Sleeps until you win. { $count ->
        [one] You have one.
       *[other] You have { $count }.
    }
wait-bid = { $names } is thinking …
wait-guess = Waiting for a guess: { $names }
wait-discard = { $names } chooses an eye card to give back.
wait-ready = Waiting for { $names } …
wait-deal = The next round is about to start …
clock-seconds = { $seconds }
clock-label = { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
clock-soon = Ten seconds left.
time-ask = Ask for time
time-asked = You asked for time.
time-wish = { $by_name } asks for more time.
time-grant = Give more time
time-granted = You gave more time.
stood-in-note = A bot is playing for you while you are away.
stood-in-back = Take your seat back
paused-note = The game is paused. The clocks have stopped.
paused-go = Resume
paused-wait = The host will resume it.
watch-note = You are watching this game.
watch-sit = Play in the next game
watch-seated = You are in the next game.
hurry-note = Only bots are left in this game.
hurry-button = Speed them up
refusal-stale = The table moved on before that arrived. Look again, then choose.
refusal-close = Got it
rule-title = What’s this?
rule-all = All the rules
helpers-title = Helpers
helper-forbidden = Turned off by the host.
helper-keys = Keyboard shortcuts
helper-keys-note = Play without a mouse. They are off while you type.
rule-of-bid = How bidding works
rule-of-challenge = How challenging works
odds-chance = { $number } or more: { $percent } %


## The table: the reveal.

reveal-title = The reveal
reveal-call = { $edition ->
        [tomahawk] Coyote!
        [museum] Coyote!
       *[other] Challenge!
    }
reveal-skip = Skip
reveal-cards = The cards in the order they were counted
reveal-guesses = What the others guessed
# One step of the count, for who listens. $words is a step-… message.
reveal-step = { $whose }, { $face }: { $words }.{ $counted ->
        [1] {" "}Sum: { $sum }.
       *[0] {""}
    }
reveal-sum = sum { $sum }, bid { $bid }
reveal-line = { $verdict ->
        [1] The total is { $total }, the bid { $bid }.
       *[0] The bid is { $bid }.
    }
reveal-marks = { $penalty ->
        [eyes] { $open } open, { $closed } closed.
        [lives] { $left } left.
       *[other] { $count } of { $limit }.
    }
reveal-right = right
reveal-wrong = wrong
reveal-choosing = { $by ->
        [you] You choose which eye to give back.
       *[other] { $by_name } chooses which eye to give back.
    }
reveal-go-on = Continue
reveal-ready = You are ready.
reveal-waits = Waiting for { $names } …
reveal-next = { $seconds ->
        [one] The next round starts in { $seconds } second.
       *[other] The next round starts in { $seconds } seconds.
    }
reveal-ended = See how it ended


## The table: what things mean. They are said when somebody points at one. $over: 1 after the count.

tip-explain = Use the arrow keys: everything on the table says what it is.
tip-number = { $face }: { $how ->
        [strike] { $by } cancels it, so it counts 0.
        [turn] { $by } makes it negative, so it takes { $number } off the total.
        [twice] ×2 doubles it, so it adds { $change } to the total.
        [plus] it adds { $number } to the total.
        [minus] it takes { $number } off the total.
       *[zero] it adds nothing to the total.
    }
tip-max-zero = MAX 0: { $edition ->
        [eyes] the highest card counts 0.
        [classic] the highest positive card counts 0.
       *[other] the highest positive feather is removed.
    }
tip-max-minus = MAX −: the highest positive feather becomes negative.
tip-times-two = ×2: { $edition ->
        [museum] it doubles every positive feather.
       *[other] it doubles the total, even a negative one.
    }
tip-draw = ?: { $edition ->
        [eyes] at the count, the top card of the pile counts instead.
        [classic] at the count, the top card of the pile is added.
       *[other] at the count, the top feather of the pile is added.
    }
tip-shuffle-zero = 0*: it counts nothing. After this round all { $edition ->
        [classic] cards
       *[other] feathers
    } are shuffled.
tip-hit = { $over ->
        [1] { $victim ->
            [none] There was none.
           *[other] That was the { $victim }.
        }
       *[0] { $victim ->
            [none] Right now you see none.
           *[other] Right now that is the { $victim }.
        }
    }
tip-makes = { $over ->
        [1] It turned { $before } into { $sum }.
       *[0] Right now it turns the { $before } you see into { $sum }.
    }
tip-doubles = { $over ->
        [1] Those were: { $cards }.
       *[0] Right now you see these: { $cards }.
    }
tip-drew = It drew { $victim }.
tip-place = { $place ->
        [extra] This is a second feather: it counts too.
        [open] A token turned it up: it counts too.
        [named] { $by ->
            [you] You named it correctly and sit out this round.
           *[other] { $by_name } named it correctly and sits out this round.
        }
        [behind] it was swapped and does not count.
        [centre] It lay in the centre.
        [coyote] It lay under the Coyote card.
       *[drawn] It came from the pile.
    }
tip-own = { $place ->
        [extra] Your second feather: everyone sees it but you. It counts too.
        [behind] Your old feather: it was swapped and does not count.
       *[worn] { $edition ->
            [tomahawk] Your feather
            [museum] Your feather
           *[other] Your card
        }: everyone sees it but you. It counts too.
    }
tip-hidden = You cannot see this one until the reveal.
tip-centre = The centre card: { $peeked ->
        [0] nobody has seen it yet.
        [one] one player has peeked at it.
       *[other] { $peeked } players have peeked at it.
    } It counts too.{ $peeks ->
        [1] {" "}You can peek now if you close an open eye.
       *[0] {""}
    }
tip-coyote = The card under the Coyote card: only { $by_name } knows it. It counts too.
tip-secret = { $place ->
        [coyote] Only you know the card under the Coyote card.
       *[centre] You have peeked at the centre card.
    } Press and hold it to see it again. It counts too.
tip-pile = { $edition ->
        [eyes] The pile ({ $count }): before every round all cards are shuffled.
        [classic] The pile ({ $count }): used cards are laid aside until the next shuffle.
        [museum] The pile ({ $count }): used feathers are laid aside until the next shuffle.
       *[tomahawk] The pile ({ $count }): used feathers go to the bottom.
    }
tip-eye = { $side ->
        [open] An open eye: { $by ->
            [you] on your turn you can close it and peek at the centre card.
           *[other] { $by_name } can close it and peek at the centre card.
        }
       *[closed] A closed eye: it opens when { $by ->
            [you] you win a round{ $trickster ->
                [1] {" "}or guess right
               *[0] {""}
            }.
           *[other] { $by_name } wins a round{ $trickster ->
                [1] {" "}or guesses right
               *[0] {""}
            }.
        }
    }
tip-eyes-left = { $by ->
        [you] { $left ->
            [one] It is your last eye card: without it you are out.
           *[other] You have { $left } eye cards left.
        }
       *[other] { $left ->
            [one] It is { $by_name }’s last eye card.
           *[other] { $by_name } has { $left } eye cards left.
        }
    }
tip-mark = { $penalty ->
        [tomahawks] { $kind ->
            [free] Room for a tomahawk.
           *[taken] A tomahawk: one for every lost round.
        }
        [tokens] { $kind ->
            [free] Room for a coyote token.
           *[taken] A coyote token: one for every lost round.
        }
       *[lives] { $kind ->
            [free] A lost life.
           *[taken] A life: every lost round costs one.
        }
    }
tip-marks-left = { $by ->
        [you] { $left ->
            [0] You are out.
            [one] Lose { $left } more round and you are out.
           *[other] Lose { $left } more rounds and you are out.
        }
       *[other] { $left ->
            [0] { $by_name } is out.
            [one] { $by_name } is out after { $left } more lost round.
           *[other] { $by_name } is out after { $left } more lost rounds.
        }
    }
tip-seat = { $how ->
        [none] { $by_name } is a player at this table.
       *[other] { $by_name } is a bot: { $how }.
    }
tip-bid = { $by ->
        [you] Your bid: the total is at least { $bid }.
       *[other] { $by_name } says that the total is at least { $bid }.
    }{ $yours ->
        [1] {" "}Say more, or challenge it.
       *[0] {""}
    }
tip-no-bid = No bid yet: whoever starts names the first number.
tip-sum = You see { $sum }{ $why ->
        [none] {""}
       *[other] : { $why }
    }. { $edition ->
        [tomahawk] Your own feather is not in it.
        [museum] Your own feather is not in it.
       *[other] Your own card is not in it.
    }
tip-hill = The hill shows how likely each total is: the higher, the likelier.
tip-line = The number line: the red post is the bid, the round stone is what you see.
tip-total = { $reached ->
        [1] The total is { $total }: it reaches the bid of { $bid }.
       *[0] The total is { $total }: it falls short of the bid of { $bid }.
    }
tip-way = The direction of play is reversed until the end of the round.
tip-extra = { $name }: { $line }{ $left ->
        [none] {""}
       *[other] {" "}({ $left })
    }.


## The table: notes in the first game on a device.

coach-label = A tip for your first game
coach-turn = { $open ->
        [1] You start: name a number that you think all cards together reach. Your own counts too.
       *[0] Your turn: say a higher number if you think the total reaches it. You see every card but your own.
    }
coach-special = { $face } is a special card. Tap it, and it tells you what it does. So does everything on the table.
coach-doubt = { $sum ->
        [none] { $of_name } says { $bid }. If you think the total is lower, challenge: whoever is wrong loses the round.
       *[other] { $of_name } says { $bid }, and you see { $sum }. If you think that is a bluff, challenge: whoever is wrong loses the round.
    }
coach-peek = You can peek: close an open eye and look at the centre card. Then you have to raise.
coach-loss = { $penalty ->
        [eyes] You lost this round and give back an eye card. Without eye cards you are out.
        [tomahawks] You lost this round and get a tomahawk. With { $limit } you are out.
        [tokens] You lost this round and take a coyote token. With { $limit } you are out.
       *[lives] You lost this round and a life. Without lives you are out.
    }


## The table: talk, menu, what a screen reader hears, and the line to the server.

title-your-turn = ● Your turn – Coyote
title-round = Round { $round } – Coyote
title-lobby = Table { $code } – Coyote
title-over = The game is over – Coyote
line-broken = Connection lost. Reconnecting …
line-late = No answer yet …
line-offline = You are offline.
line-kept = { $action ->
        [bid] Your bid of { $bid }
       *[other] Your move
    } will be sent as soon as the connection is back.
line-back = You are back.
line-try-now = Try now
leave-title = Leave the table?
leave-stay = Stay here
leave-watching = You are only watching, so the game goes on without you.
leave-home-playing = { $slow ->
        [1] Your seat waits for you. Come back on this device whenever you like.
       *[0] Your seat is kept. After { $grace ->
            [one] a second
           *[other] { $grace } seconds
        } a bot plays for you, until you come back on this device.
    }
leave-home = Your seat is kept. Come back on this device whenever you like.
leave-go-home = Leave for now
leave-good-playing = A bot finishes the game for you, and you cannot take your seat back.
leave-good = Your seat is free for someone else.
leave-host = {" "}Someone else becomes the host.
leave-for-good = Leave for good
talk-title = Log and chat
talk-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
talk-react = React
talk-empty = Nothing has happened yet. It will.
talk-aside = seen only by those who are not playing
talk-said = { $name }: { $text }
talk-say = Say something
talk-send = Send
talk-join-first = You are only watching. Join the table to chat.
talk-off = The host has turned chat off. Reactions still work.
react-howl = Howl
react-laugh = Laugh
react-gasp = Gasp
react-think = Think
react-sly = Look sly
react-clap = Clap
react-hurry = Come on!
react-sorry = Sorry
react-thanks = Thanks
react-wow = Wow
menu-people = People at the table
menu-invite = Invite others
menu-settings = Language, look and sound
menu-words = The table in words
menu-shadow = Follow a player
menu-move = Move to another device
menu-shuffle = How this round was shuffled
menu-keys = Keyboard shortcuts
menu-rules = The rules
menu-pause = Pause the game
menu-resume = Resume the game
menu-back = Back
people-host = host
people-you = you
people-watches = watching
people-mute = Mute { $name }
people-hand-over = Make { $name } the host
people-kick = Remove { $name }
people-kick-sure = Remove { $name }? A bot finishes the game for them.
people-kick-yes = Remove
people-kick-no = Cancel
people-watching = { $count ->
        [one] { $count } guest watching
       *[other] { $count } guests watching
    }
share-title = Coyote
share-text = Come and play Coyote with me.
invite-how = Send the link, show the QR code, or say the six letters.
invite-code = The code is { $code }
invite-qr = The link as a QR code
invite-link = The link to this table
invite-share = Share
invite-copy = Copy the link
invite-copied = Copied. Now send it to your friends.
move-how = On the other device, open this table’s link and choose to move your seat. Then enter the code you get here. After that, this device can only watch.
move-ask = Show the code
move-left = { $minutes ->
        [one] Valid for one more minute, once.
       *[other] Valid for { $minutes } minutes, once.
    }
shuffle-promise = Before the deal the server committed to its shuffle. This is the fingerprint of its secret:
shuffle-none = This device added no randomness of its own to this round.
shuffle-sent = This device sent randomness of its own. With the deal you will see whether it was used.
shuffle-used = The randomness from this device was used, so nobody could choose the cards alone.
shuffle-missed = What this device added came too late or was left out. If it happens once, it is an accident.
shuffle-more = After the game your device compares all promises with the record.
shadow-how = Choose a player. After each round you see it through their eyes.
shadow-wait = You will see the round when it is over.
shadow-round = Round { $round } as { $by_name } saw it
shadow-saw = { $bid ->
        [none] No bid yet
       *[other] The bid is { $bid }
    }; seen: { $cards }
keys-digits = type a number
keys-arrows = one higher, one lower
keys-enter = make the bid
keys-challenge = challenge
keys-peek = peek
keys-explain = explain the table, thing by thing
keys-state = the table in words, for screen readers
keys-help = this list
announcer-story = What happens
announcer-ask = Describe the table
announcer-explain = Explain the table
state-waiting = Waiting for { $names }.
state-nobody = Nobody has to do anything now.
state-no-bid = There is no bid yet.
state-bid = { $by ->
        [you] Your bid of { $bid } stands.
       *[other] The bid is { $bid }, by { $by_name }.
    }
state-seat = { $by ->
        [you] You: { $cards }. { $marks }.
       *[other] { $by_name }: { $cards }. { $marks }.
    }
state-no-card = no card
state-middle = In the middle, { $place }: { $face }.
state-middle-secret = In the middle, { $place }: only you know it. Press and hold it to see it.
state-reversed = The direction of play is reversed.
state-sum = What you see adds up to { $sum }.

