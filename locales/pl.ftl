## What is wrong with an action. $seat: who; $word: the action's word; $acting: the seats to act.

error-not-your-turn = miejsce { $seat } nie może teraz grać: kolej na miejsce { $acting }
error-no-pile = miejsce { $seat } nie może teraz grać: najpierw trzeba rozdać karty
error-game-over = gra jest skończona
error-not-in-edition = miejsce { $seat } nie może zagrać „{ $word }”: w edycji { $edition } tego nie ma
error-variant-off = miejsce { $seat } nie może użyć „{ $action }”: ta gra toczy się bez tego
error-not-asked = miejsce { $seat } nie może zagrać „{ $word }”: teraz nikt o to nie prosi
error-no-bid-left = miejsce { $seat } nie może zagrać „{ $word }”: ktoś musiałby licytować, a nie ma już liczb
error-bid-owed = miejsce { $seat } nie może zagrać „{ $word }”: najpierw musi złożyć ofertę
error-bid-integer = miejsce { $seat } nie może tak licytować: oferta to liczba całkowita
error-bid-range = miejsce { $seat } nie może zagrać „{ $action }”: oferta leży między -999 a 999
error-bid-below-minimum = miejsce { $seat } nie może zagrać „{ $action }”: pierwsza oferta to co najmniej { $minimum }
error-bid-not-higher = miejsce { $seat } nie może zagrać „{ $action }”: oferta musi teraz wynosić co najmniej { $minimum }
error-bid-none-higher = miejsce { $seat } nie może zagrać „{ $action }”: nie ma liczby wyższej niż { $bid }, zostaje tylko sprawdzić
error-bid-withdrawn = miejsce { $seat } nie może zagrać „{ $action }”: tę liczbę wycofano, trzeba podać inną
error-challenge-nothing = miejsce { $seat } nie może sprawdzić: nie ma jeszcze oferty
error-peek-first-turn = miejsce { $seat } nie może podejrzeć: nie w pierwszej turze rundy
error-peek-again = miejsce { $seat } nie może podejrzeć: zna już kartę na środku
error-peek-no-open-eye = miejsce { $seat } nie może podejrzeć: brak otwartego oka
error-coyote-not-held = miejsce { $seat } nie może położyć karty Kojota: ma ją ktoś inny albo nikt
error-coyote-again = miejsce { $seat } nie może położyć karty Kojota: w tej rundzie już leży
error-coyote-first-turn = miejsce { $seat } nie może położyć karty Kojota: nie w pierwszej turze rundy
error-guess-owed = miejsce { $seat } nie może zagrać „{ $word }”: teraz trzeba obstawić
error-guess-who = miejsce { $seat } nie może zagrać „{ $action }”: obstawia się jedną z dwóch stron sprawdzenia
error-discard-owed = miejsce { $seat } nie może zagrać „{ $word }”: teraz trzeba oddać kartę Wglądu
error-addition-used = miejsce { $seat } nie może użyć „{ $action }”: w tej rundzie już tego użyto
error-addition-before-bid = miejsce { $seat } nie może zagrać „{ $word }”: nie ma jeszcze oferty
error-addition-seat = miejsce { $seat } nie może użyć „{ $action }”: wskaż inne miejsce w grze, tylko przy extra i next
error-no-addition = miejsce { $seat } nie może użyć „{ $action }”: po restart oferta idzie bez dodatku
error-must-answer = miejsce { $seat } nie może zagrać „{ $word }”: musi podbić albo sprawdzić
error-token-used = miejsce { $seat } nie może zagrać „{ $word }”: w tej rundzie nie ma już takiego żetonu
error-tokens-two-left = miejsce { $seat } nie może zagrać „{ $word }”: gdy zostaje dwoje graczy, nie ma żetonów
error-owner-must-raise = miejsce { $seat } nie może zagrać „{ $word }”: oferta należy do niego, musi ją podbić
error-name-no-card = miejsce { $seat } nie może zagrać „{ $action }”: nie ma takiego pióra

## What is wrong with a pile.

error-pile-not-due = teraz nie trzeba żadnego stosu
error-pile-missing = stos nie składa się z należnych kart (ma ich być { $size }): brakuje jednej { $card }
error-pile-surplus = stos nie składa się z należnych kart (ma ich być { $size }): o jedną { $card } za dużo
error-pile-order = pierwsze karty (ma ich być { $fixed }) to nie reszta stosu w swojej kolejności
error-refill-missing = stos się skończył, a runda nie ma pola refill
error-refill-unneeded = runda ma pole refill, a stos się nie skończył

## What is wrong with a text or with the wishes for a game.

error-no-card = „{ $text }” to nie karta
error-no-action = „{ $text }” to nie akcja
error-no-move = „{ $text }” to nie ruch: napisz miejsce i akcję, na przykład 0 bid 12
error-no-seat = nie ma miejsca { $seat }: miejsca są od 0 do { $last }
error-edition = „{ $edition }” to nie edycja: wybierz eyes, tomahawk, museum albo classic
error-players = { $edition }: od { $least } do { $most } graczy, nie { $players }
error-starter = zaczyna miejsce od 0 do { $last }, nie { $starter }
error-option-unknown = { $edition } nie ma opcji „{ $option }”: ma { $options }
error-option-flag = { $option } to true albo false, nie { $value }
error-additions-list = additions to lista nazw, nie { $value }
error-addition-unknown = „{ $addition }” to nie dodatek: wybierz spośród { $additions }
error-addition-twice = dodatek { $addition } jest na liście dwa razy
error-limit = { $least ->
        [3] { $most ->
            [3] limit w edycji { $edition } przy { $players } graczach to 3, nie { $value }
           *[other] limit w edycji { $edition } to od 3 do { $most }, nie { $value }
        }
       *[other] limit w edycji { $edition } to od { $least } do { $most }, nie { $value }
    }
error-bot = „{ $bot }” to nie bot: wybierz spośród { $bots }
error-min-bid = min_bid to null albo liczba całkowita od { $least } do { $most }, nie { $value }

## What is wrong with a record.

error-round-over = runda jest skończona
error-round-unfinished = runda kończy się za wcześnie
error-record-size = za duży: limit w bajtach to { $most }
error-record-no-text = to nie tekst UTF-8
error-record-no-json = to nie JSON: zobacz wiersz { $line }, kolumnę { $column }
error-record-deep = zagnieżdżony zbyt głęboko
error-record-number = zawiera liczbę, której JSON nie zna albo która jest za długa
error-record-key-twice = ma klucz { $key } dwa razy
error-record-no-object = to nie obiekt JSON
error-record-field-missing = nie ma pola „{ $field }”
error-record-field-type = pole „{ $field }” musi być { $wanted ->
        [text] tekstem
        [object] obiektem
        [list] listą
       *[integer] liczbą całkowitą
    }
error-record-format = format to { $format }, a nie „{ $wanted }”
error-record-players = gracze muszą być listą tekstów
error-record-round = runda { $round } musi być obiektem
error-record-moves = runda { $round } musi mieć listę ruchów
error-record-pile = pole „{ $field }” musi być tekstem z kartami

## What is wrong with the proof of a record's shuffles. $kind: deal or refill.

error-proof-missing = nie ma dowodu tasowań
error-proof-head = dowód musi zawierać format, table i game, i nic więcej
error-proof-format = format dowodu to nie „{ $wanted }”
error-proof-table = table w dowodzie musi być tekstem od 1 do { $most } znaków w jednym wierszu
error-proof-game = game w dowodzie musi być liczbą całkowitą od 1 do { $most }
error-proof-shuffle = na tę rundę tasowano karty: jej shuffle musi zawierać commitment, secret i entropy, i nic więcej
error-proof-continued = na tę rundę nie tasowano kart: jej shuffle musi zawierać continues i entropy, i nic więcej
error-proof-continues = ostatnio tasowano w rundzie { $wanted }: continues musi być równe { $wanted }
error-proof-refill = stos uzupełniono: refill_shuffle musi zawierać commitment i secret, i nic więcej
error-proof-refill-unneeded = runda ma refill_shuffle, a nie ma refill
error-proof-hex = pole { $field } musi mieć 64 znaki od 0 do 9 i od a do f
error-proof-entropy-list = entropy musi być listą
error-proof-entropy = wiersz entropy to miejsce i od { $least } do { $most } bajtów jako znaki od 0 do 9 i od a do f, na przykład 0 00112233445566778899aabbccddeeff
error-proof-entropy-order = entropia miejsca { $seat } jest dwa razy albo nie po kolei: miejsca rosną, każde w jednym wierszu
error-proof-commitment = zobowiązanie { $kind ->
        [refill] do uzupełnienia stosu
       *[deal] do tasowania
    } nie powstało z tego sekretu dla tego stołu, tej gry i tej rundy
error-proof-order = { $kind ->
        [refill] uzupełnienie stosu nie leży
       *[deal] stos nie leży
    } w kolejności, która wynika z sekretu i entropii

## What a table refuses.

error-not-now = o to nie można teraz prosić
error-not-joined = tylko patrzysz: najpierw dołącz do stołu
error-name-empty = imię musi mieć choć jeden widoczny znak
error-name-long = imię może mieć do { $most } znaków
error-animal = nie ma tu zwierzęcia „{ $animal }”: wybierz coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl albo fox
error-table-crowded = ten stół mieści do { $most } osób, nie więcej
error-table-full = wszystkie miejsca ({ $most }) są zajęte
error-seated-already = masz już miejsce albo dostaniesz je w następnej grze
error-not-seated = nie masz miejsca, które można zwolnić
error-in-game = z tym trzeba poczekać do końca gry
error-no-game = nie toczy się żadna gra
error-not-host = to może zrobić tylko gospodarz
error-people-play = w tej grze wciąż grają ludzie
error-settings = te ustawienia nie działają, zobacz „{ $field }”: { $problem }
error-clock-range = tura ma od { $least } do { $most } sekund albo nie ma zegara, nie { $clock }
error-slow-clock = powolna gra nie ma zegara: wybierz jedno z dwojga
error-grace-range = nieobecność może trwać od { $least } do { $most } sekund, nie { $grace }
error-seats-many = zajętych miejsc jest { $seats }, a ta edycja ma { $most }: najpierw ktoś musi wstać
error-no-bot = na miejscu { $seat } nie ma bota
error-no-person = nikt inny nie ma tu numeru { $person }
error-paused = gra jest wstrzymana
error-not-paused = gra nie jest wstrzymana
error-not-in-game = nie masz miejsca w tej grze
error-bot-plays = gra za ciebie bot: najpierw wróć na swoje miejsce
error-stale = przy stole coś się zmieniło: znasz wersję { $version }, a teraz jest { $now }
error-entropy = entropia to od 16 do 32 bajtów, zapisanych znakami od 0 do 9 i od a do f
error-odds-off = szanse są wyłączone przez gospodarza
error-odds-none = szanse są tylko wtedy, gdy grasz rundę
error-nothing-to-reclaim = żaden bot nie gra za ciebie
error-no-clock = zegar teraz dla ciebie nie biegnie
error-time-enough = turę można przedłużyć { $most ->
        [one] raz
        [few] { $most } razy
        [many] { $most } razy
       *[other] { $most } raza
    }, a w tej to już wykorzystano
error-nobody-asks = nikt inny nie prosi o więcej czasu
error-text-off = pisanie jest wyłączone przez gospodarza; reakcje nadal działają
error-text-empty = napisz coś, co da się zobaczyć
error-text-long = wiersz może mieć do { $most } znaków
error-talk-fast = to było szybko: możesz dalej za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
error-reaction = nie ma takiej reakcji: wybierz spośród { $signs }
error-shadow-off = gospodarz nie pozwala patrzeć z cudzego miejsca
error-shadow-seat = nie ma miejsca { $seat }, z którego można by patrzeć

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = zapis: { $problem } ({ $rule })
at-move = runda { $round }, ruch { $move }: { $problem } ({ $rule })


## The game in a terminal. $by and $of are you or other, $by_name and $of_name their names.
## $edition is the edition’s id. Signs between words must be one cell wide.

animal-hare = Zając
animal-badger = Borsuk
animal-raven = Kruk
animal-turtle = Żółw
animal-bear = Niedźwiedź
animal-beaver = Bóbr
animal-lizard = Jaszczurka
animal-owl = Sowa
animal-fox = Lis
animal-coyote = Kojot

terminal-label = { $by ->
        [you] ty
       *[other] { $by_name }
    }
terminal-seat-you = {" "}(ty)
terminal-other = { $names } ({ $bots ->
        [one] bot { $kind }
       *[other] boty { $kind }
    })
terminal-and = { $many } i { $last }
terminal-problem = { $problem } ({ $rule })

terminal-welcome = Kojot, { $name }: ty (miejsce 0) oraz { $others }.
terminal-aim = Widzisz { $edition ->
        [tomahawk] każde pióro prócz swojego
        [museum] każde pióro prócz swojego
       *[other] każdą kartę prócz swojej
    }. Jaka jest suma? Pomoc: ?, wyjście: Ctrl-C.
terminal-resumed = Gra toczy się dalej w rundzie { $number }.
terminal-round = Runda { $number }, { $by ->
        [you] zaczynasz
       *[other] zaczyna { $by_name }
    }

## The table.

terminal-header = { $name }, runda { $round }, { $direction ->
        [-1] przeciwnie do zegara
       *[1] zgodnie z zegarem
    }
terminal-player = gracz
terminal-card = { $edition ->
        [tomahawk] pióro
        [museum] pióro
       *[other] karta
    }
terminal-marks = { $penalty ->
        [eyes] oczy
        [tomahawks] tomahawki
        [tokens] żetony
       *[lives] życia
    }
card-place = { $place ->
        [extra] drugie
        [open] jawne
        [behind] z tyłu
        [centre] środek
        [coyote] karta Kojota
        [drawn] ze stosu
       *[other] karta
    }
terminal-note-out = poza grą
terminal-note-bid = oferta { $bid }
terminal-note-challenger = sprawdza
terminal-note-starter = zaczyna
terminal-note-peeked = zna środek
terminal-note-coyote = { $laid ->
        [1] karta Kojota na stole
       *[0] ma kartę Kojota
    }
terminal-note-passed = pauzuje
terminal-coyote-centre = karta Kojota: u nikogo
terminal-pile = stos: { $count }
terminal-aside = odłożone: { $count }
terminal-unused = { $kind ->
        [tokens] żetony
       *[additions] dodatki
    }: { $rest }
terminal-none-left = w tej rundzie już żadnych
terminal-no-bid = Nie ma jeszcze oferty.
terminal-says = { $by ->
        [you] Mówisz:
       *[other] { $by_name } mówi:
    } co najmniej
terminal-double = Podwojone: kto przegra sprawdzenie, dostaje dwa.
terminal-withdrawn = Wycofano { $bid }.
terminal-bids = Oferty:

## What is asked of you.

call-open = Twoja kolej: otwórz licytację.
call-free = Twoja kolej: przebij { $number } albo sprawdź gracza { $of_name }.
call-answer = Twoja kolej: przebij { $number } albo sprawdź gracza { $of_name }.
call-plain = Twoja kolej: przebij { $number } albo sprawdź gracza { $of_name }; teraz bez dodatków.
call-challenge = Twoja kolej: powyżej { $number } nie ma już liczb, sprawdź gracza { $of_name }.
call-raise = Teraz podaj swoją liczbę{ $least ->
        [-999] {""}
       *[other] , co najmniej { $least }
    }.
call-owner = Twoje { $number } wraca do ciebie: podbij.
call-rename = Twoje { $number } wycofano: podaj inną liczbę, co najmniej { $least }.
call-guess = { $of_name } mówi { $number }, { $by_name } w to nie wierzy. Kto wygra?
call-discard = Oddajesz kartę Wglądu: którą?
terminal-offer-bid = { $least ->
        [-999] dowolna liczba
       *[other] { $least } lub więcej
    }{ $excluded ->
        [none] {""}
       *[other] {" "}oprócz { $excluded }
    }
terminal-offer-help = help
terminal-enter = { $out ->
        [1] Jesteś poza grą. Enter: reszta gra do końca, quit: wyjście.
       *[0] Enter: dalej.
    }

## What somebody did. $card is a face, or hidden where you may not see it.

did-bid = { $by ->
        [you] Licytujesz
       *[other] { $by_name } licytuje
    } { $number }{ $addition ->
        [extra] , a { $of ->
            [you] ty dostajesz drugie pióro, w ciemno.
           *[other] { $of_name } dostaje drugie pióro: { $card }.
        }
        [double] , podwojone: kto teraz przegra sprawdzenie, dostaje dwa.
        [next] . { $of ->
            [you] Musisz odpowiedzieć.
           *[other] Odpowiedzieć musi { $of_name }.
        }
       *[none] .
    }
did-challenge = { $by ->
        [you] Sprawdzasz
       *[other] { $by_name } sprawdza
    } { $of ->
        [you] twoją ofertę
       *[other] ofertę gracza { $of_name }
    }: { $number }!
did-peek = { $by ->
        [you] Zamykasz oko i podglądasz: karta na środku to { $card }.
       *[other] { $by_name } zamyka oko i podgląda kartę na środku.
    }
did-coyote = { $by ->
        [you] Kładziesz kartę pod kartą Kojota: { $card }.
       *[other] { $by_name } ogląda kartę i kładzie ją pod kartą Kojota.
    }
did-guess = { $by ->
        [you] Obstawiasz
       *[other] { $by_name } obstawia
    }, że { $of ->
        [you] wygrasz ty.
       *[other] wygra { $of_name }.
    }
did-confirm = { $by ->
        [you] Przejmujesz
       *[other] { $by_name } przejmuje
    } { $of ->
        [you] twoją ofertę
       *[other] ofertę gracza { $of_name }
    }: { $number }.
did-reverse = { $by ->
        [you] Odwracasz
       *[other] { $by_name } odwraca
    } kierunek gry.{ $edition ->
        [museum] {""}
       *[other] {" "}{ $of ->
            [you] Musisz podbić.
           *[other] Podbić musi { $of_name }.
        }
    }
did-restart = { $by ->
        [you] Każesz
       *[other] { $by_name } każe
    } wycofać { $number }. { $of ->
        [you] Podajesz inną liczbę.
       *[other] Inną liczbę podaje { $of_name }.
    }
did-open = { $by ->
        [you] Odkrywasz
       *[other] { $by_name } odkrywa
    } pióro dla wszystkich: { $card }.
did-skip = { $by ->
        [you] Pomijasz swoją turę.
       *[other] { $by_name } pomija swoją turę.
    }
did-swap = { $by ->
        [you] Zasłaniasz swoje pióro nowym, w ciemno.
       *[other] { $by_name } zasłania pióro { $behind } nowym: { $card }.
    }
did-name = { $by ->
        [you] Mówisz, że nosisz
       *[other] { $by_name } mówi, że nosi
    } { $card }{ $right ->
        [1] : zgadza się! Do końca rundy { $by ->
            [you] pauzujesz.
           *[other] { $by_name } pauzuje.
        }
       *[0] , ale to { $worn }. Runda kończy się bez liczenia.
    }
pile-refilled = Stos się skończył: odłożone karty są tasowane i tworzą nowy.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = dobiera { $victim }
step-strike = { $victim ->
        [none] nie ma czego zerować
       *[other] zeruje { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] nie ma czego zmienić na minus
       *[other] zmienia { $victim } na minus ({ $owner })
    }
step-double = { $edition ->
        [museum] podwaja to, co dodatnie
       *[other] podwaja sumę
    }
step-nothing = nie jest nic warte
step-add = { $sign ->
        [plus] dodaje { $twice ->
            [1] dwa razy { $number }
           *[0] { $number }
        }
        [minus] odejmuje { $number }
       *[none] nic nie dodaje
    }
whose-card = { $place ->
        [extra] { $by ->
            [you] ty, drugie
           *[other] { $by_name }, drugie
        }
        [open] { $by ->
            [you] ty, jawne
           *[other] { $by_name }, jawne
        }
        [behind] { $by ->
            [you] ty, z tyłu
           *[other] { $by_name }, z tyłu
        }
       *[worn] { $by ->
            [you] ty
           *[other] { $by_name }
        }
    }
lay-behind = Za { $by ->
        [you] twoim piórem
       *[other] piórem gracza { $by_name }
    } leży { $card }; to się nie liczy.
round-uncounted = Wszystko odkryte: { $cards }
terminal-line-bid = oferta { $bid }
terminal-line-total = suma { $total }
round-verdict = Suma to { $total }{ $enough ->
        [1] , więc oferta { $bid } się broni.
       *[0] , za mało na ofertę { $bid }.
    } { $by ->
        [you] Przegrywasz rundę.
       *[other] { $by_name } przegrywa rundę.
    }
eye-turned = { $guessed ->
        [1] { $eye ->
            [open] { $by ->
                [you] Trafiasz i otwierasz oko.
               *[other] { $by_name } trafia i otwiera oko.
            }
           *[closed] { $by ->
                [you] Nie trafiasz i zamykasz oko.
               *[other] { $by_name } nie trafia i zamyka oko.
            }
        }
       *[0] { $by ->
            [you] Wygrywasz i otwierasz oko.
           *[other] { $by_name } wygrywa i otwiera oko.
        }
    }
round-penalty = { $penalty ->
        [eyes] { $by ->
            [you] Oddajesz
           *[other] { $by_name } oddaje
        } { $eye ->
            [open] otwarte
           *[closed] zamknięte
        } oko
        [tomahawks] { $by ->
            [you] Dostajesz
           *[other] { $by_name } dostaje
        } { $count ->
            [one] tomahawk
            [few] { $count } tomahawki
            [many] { $count } tomahawków
           *[other] { $count } tomahawka
        }
        [tokens] { $by ->
            [you] Bierzesz
           *[other] { $by_name } bierze
        } { $count ->
            [one] żeton kojota
            [few] { $count } żetony kojota
            [many] { $count } żetonów kojota
           *[other] { $count } żetonu kojota
        }
       *[lives] { $by ->
            [you] Tracisz
           *[other] { $by_name } traci
        } { $count ->
            [one] życie
            [few] { $count } życia
            [many] { $count } żyć
           *[other] { $count } życia
        }
    }{ $out ->
        [1] {" "}i { $by ->
            [you] odpadasz.
           *[other] odpada.
        }
       *[0] : { $marks }
    }
pile-shuffled = Potasowano { $edition ->
        [classic] { $count ->
            [one] { $count } kartę
            [few] wszystkie { $count } karty
            [many] wszystkie { $count } kart
           *[other] { $count } karty
        }
       *[other] { $count ->
            [one] { $count } pióro
            [few] wszystkie { $count } pióra
            [many] wszystkie { $count } piór
           *[other] { $count } pióra
        }
    }.
starts-next = Następną rundę { $by ->
        [you] zaczynasz ty.
       *[other] zaczyna { $by_name }.
    }

## How it went.

terminal-round-counted = Runda { $number }: { $of ->
        [you] licytujesz
       *[other] { $of_name } licytuje
    } { $bid }, { $by ->
        [you] sprawdzasz
       *[other] { $by_name } sprawdza
    }, suma { $total }; przegrana: { $loser }.
terminal-round-named = Runda { $number }: { $by ->
        [you] źle nazywasz swoje pióro i przegrywasz.
       *[other] { $by_name } źle nazywa swoje pióro i przegrywa.
    }
terminal-move = { $by ->
        [you] ty
       *[other] { $by_name }
    }: { $word ->
        [bid] oferta { $number }{ $addition ->
            [extra] , drugie pióro dla { $of ->
                [you] ciebie
               *[other] gracza { $of_name }
            }
            [double] , podwojona
            [next] , { $of ->
                [you] odpowiadasz ty
               *[other] odpowiada { $of_name }
            }
           *[none] {""}
        }
        [challenge] sprawdzenie
        [peek] podglądanie
        [coyote] użyta karta Kojota
        [guess] typ, że { $of ->
            [you] wygrasz ty
           *[other] wygra { $of_name }
        }
        [discard] oddane oko
        [confirm] przejęta oferta
        [reverse] odwrócony kierunek
        [restart] wycofana oferta
        [open] odkryte pióro
        [skip] pominięta tura
        [swap] zasłonięte pióro
       *[name] nazwane pióro { $card }
    }
terminal-no-moves = jeszcze nic
terminal-history = Runda { $number }, jak dotąd: { $moves }.
terminal-column = { $column ->
        [round] runda
        [bid] oferta
        [bidder] licytuje
        [challenger] sprawdza
        [total] suma
       *[loser] przegrywa
    }
game-won = { $by ->
        [you] Wygrywasz grę!
       *[other] { $by_name } wygrywa grę.
    }
terminal-saved = { $over ->
        [1] Zapis gry jest w tym pliku:
       *[0] Gra jest zapisana. Możesz wrócić do niej tak:
    }
terminal-not-saved = { $over ->
        [1] Nie ma zapisu tej gry: robi go --save PLIK.
       *[0] Wychodzisz z gry. Nie ma jej zapisu: robi go --save PLIK.
    }
terminal-unsaved = Nie udało się zapisać gry: { $reason }. Kolejna próba po każdym ruchu.
terminal-seed = --seed { $seed } rozdaje te same karty jeszcze raz.

## Help. One line for an action, and more when asked about it.

terminal-commands = Polecenia: help AKCJA, odds, history, table, rules, quit
terminal-about-rules = coyote rules --edition { $edition } wypisuje zasady; znaki takie jak (C2) to ich punkty. help AKCJA opisuje jedną akcję.
terminal-about-odds = Szanse widać w grach zaczętych z --hint, dopóki karty są zakryte.
terminal-help-unknown = Pomoc jest dla: { $words }.
# What one fills in: bid 12 extra SEAT, name FEATHER.
terminal-blank = { $blank ->
        [seat] MIEJSCE
       *[feather] PIÓRO
    }
terminal-help-elsewhere = Edycja { $name } tego nie ma.

action-bid = powiedz, że suma to co najmniej N; wystarczy samo N
action-challenge = sprawdź obecną ofertę i odkryj wszystko; krótko: c
action-peek = zamknij otwarte oko i obejrzyj kartę na środku, potem licytuj
action-coyote = połóż kartę ze stosu pod kartą Kojota, potem licytuj
action-guess = obstaw, kto wygra to sprawdzenie
action-discard = oddaj tę kartę Wglądu
action-confirm = przejmij obecną ofertę; następny gracz podbija albo sprawdza
action-reverse = { $edition ->
        [museum] odwróć kierunek gry, potem licytuj
       *[other] odwróć kierunek gry; właściciel oferty musi ją podbić
    }
action-restart = właściciel oferty podaje inną liczbę, potem podbijasz albo sprawdzasz
action-extra = licytuj, a inny gracz dostaje drugie pióro
action-double = licytuj; jeśli sprawdzi następny gracz, przegrany dostaje dwa tomahawki
action-next = licytuj i wskaż, kto musi odpowiedzieć
action-open = odkryj pióro dla wszystkich, potem licytuj
action-skip = nie licytuj; następny gracz ma tę samą ofertę
action-swap = zasłoń swoje pióro nowym, w ciemno, potem licytuj
action-name = nazwij swoje pióro, na przykład name 7 albo name MAX0

action-bid-more = Twierdzisz, że wszystko, co się liczy, daje co najmniej tyle. Liczba musi być wyższa od obecnej oferty. Kto cię sprawdzi, przegrywa, jeśli masz rację; jeśli suma jest niższa, przegrywasz ty. Wpisz bid 12 albo 12.
action-challenge-more = Mówisz, że suma jest niższa od obecnej oferty. Wszystko się odkrywa i liczy. Niższa od oferty: rundę przegrywa jej właściciel. Równa albo wyższa: przegrywasz ty.
action-peek-more = Odwracasz jedno ze swoich otwartych oczu na zamkniętą stronę i do końca rundy widzisz kartę na środku. Potem musisz licytować. Gracz rozpoczynający nie może podglądać w pierwszej turze rundy.
action-coyote-more = Kartę Kojota ma przegrany ostatniej rundy. Raz w rundzie, ale nie w swojej pierwszej turze, dobierasz kartę, którą widzisz tylko ty, i kładziesz ją pod kartą Kojota: ona się liczy. Potem musisz licytować.
action-guess-more = Wszyscy oprócz dwóch stron sprawdzenia obstawiają, kto wygra. Dobrze: otwierasz jedno ze swoich zamkniętych oczu. Źle: zamykasz jedno otwarte. Wpisz guess 2 (miejsce) albo guess i imię.
action-discard-more = Przegrany rundy oddaje kartę Wglądu i wybiera, którą. Otwarte oczy są więcej warte, bo każdym można podejrzeć. Wpisz discard open albo discard closed.
action-confirm-more = Zamiast podbić, przejmujesz obecną ofertę. Następny gracz musi podbić albo sprawdzić. Raz w rundzie dla całego stołu.
action-reverse-more = { $edition ->
        [museum] Żeton: do końca rundy tury idą w drugą stronę. Potem musisz licytować.
       *[other] Zamiast licytować, odwracasz kierunek gry. Właściciel obecnej oferty musi ją podbić i gra toczy się w drugą stronę. Raz w rundzie dla całego stołu.
    }
action-restart-more = Właściciel obecnej oferty wycofuje ją i podaje inną liczbę, wyższą od poprzedniej oferty. Potem podbijasz albo sprawdzasz, bez dodatku. Raz w rundzie dla całego stołu.
action-extra-more = Licytując, wskazujesz innego gracza, który dostaje drugie pióro. Wszyscy pozostali je widzą i ono się liczy. Wpisz bid 12 extra 3 (miejsce) albo bid 12 extra i imię. Raz w rundzie dla całego stołu.
action-double-more = Jeśli tę ofertę sprawdzi już najbliższy gracz, przegrany dostaje dwa tomahawki. Wpisz bid 12 double. Raz w rundzie dla całego stołu.
action-next-more = Licytując, wskazujesz gracza, który musi odpowiedzieć: podbić albo sprawdzić. Gra toczy się dalej od niego. Wpisz bid 12 next 3 (miejsce) albo bid 12 next i imię. Raz w rundzie dla całego stołu.
action-open-more = Żeton: wierzchnie pióro stosu leży przed tobą odkryte i się liczy. Potem musisz licytować.
action-skip-more = Żeton: nie podajesz liczby, a następny gracz staje przed tą samą obecną ofertą. Jeśli wróci ona do właściciela, musi on ją podbić.
action-swap-more = Żeton: wierzchnie pióro stosu trafia przed twoje, a ty nie widzisz żadnego z nich. Liczy się tylko nowe. Potem musisz licytować.
action-name-more = Żeton: nazwij pióro, które nosisz. Dobrze: leży odkryte, liczy się, a ty pauzujesz do końca rundy. Źle: bierzesz żeton kojota i runda kończy się bez liczenia. Wpisz name 7, name MAX0, name ?, name 0*.

## The odds.

terminal-hint = Szanse: { $wide ->
        [1] zwykle od { $low } do { $high }, pośrodku { $middle }.
       *[0] prawie zawsze { $middle }.
    }
terminal-odds = Szansa, że suma to co najmniej tyle, według tego, co możesz wiedzieć:
terminal-odds-standing = obecna oferta
terminal-odds-one = Co najmniej { $number }: { $chance }%.
terminal-odds-which = Wpisz odds albo odds i liczbę od -999 do 999.
terminal-percent = { $chance }%

## What you cannot do, said to you.

refusal-no-input = „{ $text }” nic tu nie znaczy. Wpisz ?, a zobaczysz, co możesz teraz zrobić.
refusal-not-your-turn = To nie twoja kolej.
refusal-no-pile = Nie możesz teraz grać: najpierw trzeba rozdać karty.
refusal-not-in-edition = W tej edycji nie ma „{ $word }”.
refusal-variant-off = Ta gra toczy się bez „{ $action }”.
refusal-not-asked = „{ $word }”: teraz nikt cię o to nie prosi.
refusal-no-bid-left = „{ $word }” teraz nie działa: ktoś musiałby licytować, a nie ma już liczb.
refusal-bid-owed = „{ $word }” teraz nie działa: najpierw podaj swoją liczbę.
refusal-bid-integer = Oferta to liczba całkowita.
refusal-bid-range = Oferta leży między -999 a 999.
refusal-bid-below-minimum = Pierwsza oferta to co najmniej { $minimum }.
refusal-bid-not-higher = To za mało: licytuj co najmniej { $minimum }.
refusal-bid-none-higher = Nie ma liczby wyższej niż { $bid }: sprawdź.
refusal-bid-withdrawn = Tę liczbę wycofano: podaj inną.
refusal-challenge-nothing = Nie ma jeszcze oferty do sprawdzenia: otwórz licytację.
refusal-peek-first-turn = Nie możesz podglądać w pierwszej turze rundy.
refusal-peek-again = Znasz już kartę na środku.
refusal-peek-no-open-eye = Nie możesz podejrzeć: nie masz otwartego oka.
refusal-coyote-not-held = Nie masz karty Kojota.
refusal-coyote-again = Karta Kojota w tej rundzie już leży na stole.
refusal-coyote-first-turn = Nie możesz położyć karty Kojota w swojej pierwszej turze rundy.
refusal-guess-owed = Najpierw obstaw, kto wygra.
refusal-guess-who = Obstaw jedną z dwóch stron sprawdzenia.
refusal-discard-owed = Najpierw oddaj kartę Wglądu: discard open albo discard closed.
refusal-addition-used = „{ $action }”: tego dodatku już w tej rundzie użyto.
refusal-addition-before-bid = „{ $word }” jeszcze nie działa: nie ma oferty.
refusal-addition-seat = Wskaż miejsce innego gracza, który jest jeszcze w grze.
refusal-no-addition = Ta oferta idzie bez dodatku: podaj samą liczbę.
refusal-must-answer = „{ $word }” teraz nie działa: podbij albo sprawdź.
refusal-token-used = W tej rundzie nie ma już żetonu „{ $word }”.
refusal-tokens-two-left = Gdy zostaje dwoje graczy, nie ma żetonów.
refusal-owner-must-raise = „{ $word }” teraz nie działa: oferta jest twoja, podbij ją.
refusal-name-no-card = Nie ma takiego pióra.

## What cannot be played, said on the command line.

refusal-bots-count = { $others ->
        [one] przy tym stole jest jeden bot, nie { $count }: podaj jednego
        [few] przy tym stole są { $others } boty, nie { $count }: podaj jednego dla wszystkich albo każdego z osobna
        [many] przy tym stole jest { $others } botów, nie { $count }: podaj jednego dla wszystkich albo każdego z osobna
       *[other] przy tym stole jest { $others } bota, nie { $count }: podaj jednego dla wszystkich albo każdego z osobna
    }
refusal-min-bid = --min-bid to liczba całkowita od { $least } do { $most }, nie { $value }
refusal-language = --language to jedno z: { $languages }, nie „{ $language }”
refusal-pause = --pause to liczba sekund od 0 do { $most }
refusal-file-exists = w { $file } już coś jest: zapisz do innego pliku albo graj dalej z --resume
refusal-file-irregular = { $file } to nie zwykły plik: zapisz do innego
refusal-file-unwritable = nie można zapisać do { $file }: { $reason }
refusal-file-unreadable = nie można odczytać { $file }: { $reason }
refusal-resume-broken = nie można grać dalej z { $file }: { $problem }
refusal-resume-conflict = gra w { $file } ma inne --{ $option }: pomiń tę opcję albo zacznij nową grę

## The editions side by side.

edition-name = { $edition ->
        [eyes] Oczy
        [tomahawk] Tomahawk
        [museum] Muzeum
        [classic] Klasyka
       *[other] { $edition }
    }
edition-row = { $row ->
        [id] --edition
        [players] gracze
        [deck] talia
        [numbers] liczby
        [specials] specjalne
        [centre] środek
        [lowest] min. oferta
        [penalty] przegrany
        [limit] odpada
        [strikes] MAX bierze
        [doubles] X2 podwaja
        [carry] po rundzie
        [starts] zaczyna
        [also] także
       *[options] opcje
    }
edition-players = od { $least } do { $most }
edition-deck = { $edition ->
        [tomahawk] { $fact ->
            [one] { $fact } pióro
            [few] { $fact } pióra
            [many] { $fact } piór
           *[other] { $fact } pióra
        }
        [museum] { $fact ->
            [one] { $fact } pióro
            [few] { $fact } pióra
            [many] { $fact } piór
           *[other] { $fact } pióra
        }
       *[other] { $fact ->
            [one] { $fact } karta
            [few] { $fact } karty
            [many] { $fact } kart
           *[other] { $fact } karty
        }
    }
edition-run = { $run ->
        [1] od { $start } do { $end }
       *[0] { $start }
    }{ $copies ->
        [1] {""}
       *[other] {" "}×{ $copies }
    }
edition-none = –
edition-centre = { $fact ->
        [1] jedna zakryta karta
       *[0] –
    }
edition-lowest = { $fact ->
        [-999] dowolna liczba
       *[other] { $fact }
    }
edition-penalty = { $fact ->
        [eyes] oddaje kartę Wglądu
        [tomahawks] dostaje tomahawk
        [tokens] bierze żeton kojota
       *[lives] traci życie
    }
edition-limit = { $penalty ->
        [eyes] po stracie wszystkich { $least }
        [tomahawks] przy { $least }–{ $most }, zwykle 3
        [tokens] przy { $least }–{ $most }, zwykle 3
       *[lives] po { $least }–{ $most }, zwykle 3
    }
edition-strikes = { $fact ->
        [number] najwyższą liczbę
       *[green] najwyższą dodatnią
    }
edition-doubles = { $fact ->
        [sum] sumę
        [greens] to, co dodatnie
       *[none] –
    }
edition-carry = { $fact ->
        [shuffled] tasuje się wszystko
        [under] karty idą pod stos
       *[aside] karty idą na bok
    }
edition-starts = { $fact ->
        [loser-left] przegrany; jeśli odpadł, następne miejsce
        [loser-winner] przegrany; jeśli odpadł, zwycięzca
       *[winner] zwycięzca
    }
edition-play = Zagraj: coyote play --edition museum --tokens. Zasady: coyote rules


## The server. $setting is how it was set: an option or a variable.

serve-ready = Kojot zaprasza: { $url }
serve-here = Na tym komputerze: { $url }
api-page = O co program może prosić ten serwer. Żeby grać, otwiera gniazdo: jak, mówi docs/protocol.md.
serve-stop = Ctrl-C zamyka serwer. Stoły zostają.
page-title = Kojot
page-title-table = Stół: { $name } · Kojot
page-description = Widzisz karty wszystkich oprócz swojej. Licytuj, blefuj i zawyj, gdy ktoś przesadzi. Siadaj do stołu: bez konta, bez instalowania.
page-not-built = Strona nie jest jeszcze zbudowana. Uruchom make web, a potem jeszcze raz serwer.

error-setting-number = { $setting } to liczba całkowita od { $least } do { $most }, nie „{ $value }”
error-setting-word = { $setting } to jedno z: { $words }, nie „{ $value }”
error-setting-host = { $setting } to adres albo nazwa tego komputera, na przykład 0.0.0.0, nie „{ $value }”
error-setting-url = { $setting } to URL bez ścieżki, na przykład https://coyote.example.org, nie „{ $value }”
error-setting-database = { $setting } wygląda tak: sqlite:///coyote.db, nie „{ $value }”
error-setting-delay = { $setting } to najmniej i najwięcej sekund, na przykład 0.8-2.5, do { $most }, nie „{ $value }”
error-setting-networks = { $setting } to lista adresów albo sieci, na przykład 127.0.0.1,10.0.0.0/8, nie „{ $value }”
error-port-in-use = port { $port } jest zajęty: wybierz inny, na przykład coyote serve --port 8018
error-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
error-no-folder = nie można utworzyć folderu { $folder }: { $reason }

error-not-found = tu nic nie ma
error-wrong-method = tego nie można tu zrobić
error-bad-request = tej prośby nie da się odczytać: zobacz { $field }
error-too-large = to jest za długie
error-not-json = wyślij JSON i zaznacz to: content-type application/json
error-rate-limited = to za dużo naraz: spróbuj znowu za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
error-too-many-connections = liczba połączeń z twojego adresu to już { $most } i więcej być nie może
error-server-error = coś się tu nie udało; więcej mówi dziennik pod { $id }
error-not-ready = serwer nie jest gotowy
error-wrong-host = serwer nie nosi tej nazwy: kto go prowadzi, może ją ustawić przez --base-url
error-wrong-origin = ta strona nie może rozmawiać z tym serwerem

error-database = „{ $url }” to nie baza danych: napisz sqlite:///ŚCIEŻKA
error-database-in-use = z { $file } korzysta inny serwer
error-database-newer = { $file } ma wersję { $version }, a ten program zna do { $newest }: zainstaluj nowszy
error-database-foreign = { $file } to baza danych innego programu: podaj inny plik
error-database-unusable = z { $file } nie można korzystać: { $reason }

## What the server answers instead of a table.

error-no-table = nie ma stołu { $code }: sprawdź link jeszcze raz albo otwórz nowy stół
error-no-record = przy tym stole { $games ->
        [0] nie było jeszcze gier
        [one] była jedna gra
        [few] były { $games } gry
        [many] było { $games } gier
       *[other] było { $games } gry
    }, żadna z numerem { $game }
error-token = to urządzenie nie ma tu już miejsca: dołącz do stołu jeszcze raz
error-wrong-code = ten jednorazowy kod jest zły, zużyty albo za stary: poproś o nowy
error-table-connections = przy tym stole jest za dużo urządzeń: zamknij jedno albo spróbuj później
error-house-full = wszystkie stoły tego serwera ({ $most }) są zajęte: spróbuj później
error-try-again = to się nie zapisało: spróbuj jeszcze raz
error-no-request = stół tego nie rozumie: { $problem }
error-hello-again = hello mówi się raz

## The web page. Words that several places use.

app-skip = Przejdź do stołu
app-waiting = Chwileczkę…
app-waiting-table = Podchodzimy do stołu…
app-not-loaded = Ta strona się nie wczytała.
app-reload = Spróbuj jeszcze raz
app-close = Zamknij
someone = Ktoś

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Runda { $round }: { $by ->
        [you] zaczynasz.
       *[other] zaczyna { $by_name }.
    }
news-joined = { $who ->
        [you] Dołączasz do stołu.
       *[other] { $who_name } dołącza do stołu.
    }
news-sat = { $who ->
        [you] Siadasz do gry.
       *[other] { $who_name } siada do gry.
    }
news-stood = { $who ->
        [you] Wstajesz i patrzysz.
       *[other] { $who_name } wstaje i patrzy.
    }
news-renamed = { $who ->
        [you] Nazywasz się teraz { $name }.
       *[other] Ktoś nazywa się teraz { $name }.
    }
news-left = { $who ->
        [you] Odchodzisz od stołu.
       *[other] { $who_name } odchodzi od stołu.
    }
news-kicked = { $who ->
        [you] Musisz odejść od stołu.
       *[other] { $who_name } musi odejść od stołu.
    }
news-bot-added = Siada bot.
news-bot-removed = Bot odchodzi.
news-host-changed = { $who ->
        [you] Rolę gospodarza masz teraz ty.
       *[other] Rolę gospodarza ma teraz { $who_name }.
    }
news-configured = Gospodarz zmienia ustawienia gry.
news-game-started = Zaczyna się nowa gra. { $by ->
        [you] Zaczynasz.
       *[other] Zaczyna { $by_name }.
    }
news-game-dropped = Gra została przerwana.
news-taken-over = { $why ->
        [time] Czas minął: { $by ->
            [you] gra za ciebie bot.
           *[other] za gracza { $by_name } gra bot.
        }
        [away] { $by ->
            [you] Nie ma cię przy stole: gra za ciebie bot.
           *[other] Gracza { $by_name } nie ma przy stole: dalej gra bot.
        }
       *[left] { $by ->
            [you] Dalej gra za ciebie bot.
           *[other] Za gracza { $by_name } gra dalej bot.
        }
    }
news-reclaimed = { $by ->
        [you] Wracasz na swoje miejsce.
       *[other] { $by_name } wraca na swoje miejsce.
    }
news-paused = Gra jest wstrzymana.
news-resumed = Gra toczy się dalej.
news-hurried = Boty grają dalej bez czekania.
news-extended = { $by ->
        [you] Masz więcej czasu.
       *[other] { $by_name } ma więcej czasu.
    }

## Home, the door of a table, settings, rules, and when there is nothing here.


## The lobby and the end of a game: editions, options and bots in plain words.


## The table: seats, cards, bids, the number line.

table-title = Runda { $round }
table-round = Runda { $round }
table-leave = Odejdź od stołu
table-menu = Menu
table-dealing = Karty są tasowane…
table-reversed = w drugą stronę
table-aside = Odłożone: { $count }
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
seat-you = Twoje miejsce
seat-out = poza grą
seat-you-out = Jesteś poza grą. Widzisz teraz wszystkie karty.
seat-turn = Teraz gra { $by_name }.
seat-challenges = sprawdza
seat-stood-in = gra bot
seat-away = poza stołem
seat-passed = pauzuje
seat-peeked = zna środek
seat-laid = karta Kojota na stole
seat-coyote = ma kartę Kojota
seat-ready = można zaczynać
seat-guessed = ma już typ
sign-howl = wyje
sign-laugh = śmieje się
sign-gasp = wstrzymuje oddech
sign-think = myśli
sign-sly = patrzy chytrze
sign-clap = klaszcze
sign-hurry = czeka
sign-sorry = przeprasza
sign-thanks = dziękuje
sign-wow = jest pod wrażeniem
bot-random = gra losowo
bot-cautious = gra ostrożnie
bot-odds = gra według szans
card-hidden = zakryta
card-at = { $by ->
        [you] { $place ->
            [extra] Twoja druga karta: { $face }
            [open] Odkryta przed tobą: { $face }
            [behind] Za twoją kartą: { $face }
           *[worn] Twoja karta: { $face }
        }
       *[other] { $place ->
            [extra] Druga karta gracza { $by_name }: { $face }
            [open] Odkryta u gracza { $by_name }: { $face }
            [behind] Za kartą gracza { $by_name }: { $face }
           *[worn] Karta gracza { $by_name }: { $face }
        }
    }
card-in-middle = { $place ->
        [coyote] karta pod kartą Kojota
        [drawn] karta ze stosu
       *[centre] karta na środku
    }
card-is = { $place }: { $face }
card-hold = Przytrzymaj i zobacz: { $place }
card-hold-tip = Przytrzymaj
pile-left = { $count ->
        [one] { $count } karta w stosie
        [few] { $count } karty w stosie
        [many] { $count } kart w stosie
       *[other] { $count } karty w stosie
    }
marks = { $penalty ->
        [tomahawks] { $count ->
            [one] { $count } tomahawk z { $limit }
            [few] { $count } tomahawki z { $limit }
            [many] { $count } tomahawków z { $limit }
           *[other] { $count } tomahawka z { $limit }
        }
        [tokens] { $count ->
            [one] { $count } żeton kojota z { $limit }
            [few] { $count } żetony kojota z { $limit }
            [many] { $count } żetonów kojota z { $limit }
           *[other] { $count } żetonu kojota z { $limit }
        }
       *[lives] { $left ->
            [one] zostało { $left } życie
            [few] zostały { $left } życia
            [many] zostało { $left } żyć
           *[other] zostało { $left } życia
        }
    }
marks-eyes = Oczy: otwarte { $open }, zamknięte { $closed }
bid-says = { $by ->
        [you] Mówisz: co najmniej
       *[other] { $by_name } mówi: co najmniej
    }
bid-none = { $by ->
        [you] Otwierasz: ile to będzie?
       *[other] Licytację otwiera { $by_name }.
    }
bid-doubled = Podwojone: kto teraz przegra sprawdzenie, dostaje dwa
bid-was-withdrawn = Wycofano { $bid }
trail-label = Oferty do tej pory
trail-bid = { $by ->
        [you] Ty: { $bid }
       *[other] { $by_name }: { $bid }
    }
line-sum = widzisz { $sum }
line-label = { $bid ->
        [none] Nie ma jeszcze oferty.
       *[other] Oferta to { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}Widzisz { $sum }.
    }


## The table: what you can do.


## The table: the reveal.


## The table: talk, menu, what a screen reader hears, and the line to the server.
