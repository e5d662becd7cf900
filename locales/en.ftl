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

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = record: { $problem } ({ $rule })
at-move = round { $round }, move { $move }: { $problem } ({ $rule })

