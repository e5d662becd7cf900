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

error-not-now = teraz nie można tego zrobić
error-not-joined = tylko oglądasz: najpierw dołącz do stołu
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
error-clock-range = tura ma od { $least } do { $most } sekund albo nie ma limitu, nie { $clock }
error-slow-clock = gra na kilka dni nie ma limitu czasu: wybierz jedno z dwojga
error-grace-range = offline można być od { $least } do { $most } sekund, nie { $grace }
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
error-no-clock = nie masz teraz limitu czasu
error-time-enough = turę można przedłużyć { $most ->
        [one] raz
        [few] { $most } razy
        [many] { $most } razy
       *[other] { $most } raza
    }, a w tej to już wykorzystano
error-nobody-asks = nikt inny nie prosi o więcej czasu
error-text-off = czat jest wyłączony przez gospodarza; reakcje nadal działają
error-text-empty = napisz coś, co da się zobaczyć
error-text-long = wiadomość może mieć do { $most } znaków
error-talk-fast = to było za szybko: możesz pisać dalej za { $seconds ->
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
call-free = Twoja kolej: przebij { $number } albo sprawdź ofertę ({ $of_name }).
call-answer = Twoja kolej: przebij { $number } albo sprawdź ofertę ({ $of_name }).
call-plain = Twoja kolej: przebij { $number } albo sprawdź ofertę ({ $of_name }); teraz bez dodatków.
call-challenge = Twoja kolej: powyżej { $number } nie ma już liczb, sprawdź ofertę ({ $of_name }).
call-raise = Teraz podaj swoją liczbę{ $least ->
        [-999] {""}
       *[other] , co najmniej { $least }
    }.
call-owner = Twoje { $number } wraca do ciebie: podbij.
call-rename = Twoje { $number } wycofano: podaj inną liczbę, co najmniej { $least }{ $excluded ->
        [none] {""}
       *[other] , ale nie { $excluded }
    }.
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
        [you] twoją ofertę { $number }
       *[other] ofertę { $number } ({ $of_name })
    }!
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
        [you] twoją ofertę { $number }.
       *[other] ofertę { $number } ({ $of_name }).
    }
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
terminal-then = { $before }; { $after }
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
refusal-min-bid = najniższa oferta to liczba całkowita od { $least } do { $most }, nie { $value }
refusal-language = --language to jedno z: { $languages }, nie „{ $language }”
refusal-pause = --pause to liczba sekund od 0 do { $most }
refusal-file-exists = w { $file } już coś jest: zapisz do innego pliku albo graj dalej z --resume
refusal-file-irregular = { $file } to nie zwykły plik: zapisz do innego
refusal-file-unwritable = nie można zapisać do { $file }: { $reason }
refusal-file-unreadable = nie można odczytać { $file }: { $reason }
refusal-resume-broken = nie można grać dalej z { $file }: { $problem }
refusal-resume-conflict = gra w { $file } ma inne --{ $option }: pomiń tę opcję albo zacznij nową grę

## Bots against bots, on the command line. $bot is a name or a command.

error-arena-bot = „{ $bot }” to nie bot: wybierz spośród { $bots } albo napisz cmd: i program
error-arena-program = „{ $bot }” nie nazywa programu, który da się tu uruchomić
error-arena-games = --games to liczba od 1 do { $most }
error-arena-jobs = --jobs to liczba od 1 do { $most }
error-arena-time = --time-limit to liczba sekund większa od 0, najwyżej { $most }
error-arena-file-exists = w { $file } już coś jest: zapisz gry w innym pliku
error-arena-file = nie można pisać do { $file }: { $reason }
arena-progress = Gry
arena-head = { $edition }. Graczy: { $players }. Gier: { $games }. Rozdań: { $deals }. --seed { $seed }
arena-column = { $column ->
        [bot] bot
        [games] gry
        [wins] wygrane
        [share] udział wygranych, %
        [fair] × równy udział
       *[rating] ranking
    }
arena-note = Każde rozdanie zagrano raz z każdego miejsca. W nawiasach: przedział 95%. Bot tak dobry jak reszta stołu ma 1.00 × swój równy udział. Rankingi zaczynają się od 25; ± to jedno odchylenie standardowe.
arena-foul = { $reason ->
        [crash] awaria
        [silence] brak odpowiedzi na czas
        [long] za długa odpowiedź
        [unasked] odezwał się niepytany
        [nonsense] to nie akcja
       *[illegal] niedozwolona akcja
    }
arena-fouls = { $bot } przegrał gry przez faul: { $games } ({ $kinds }). Pierwszy: rozdanie { $deal }, obrót { $rotation }, miejsce { $seat }: { $detail }

## The solver, on the command line.

solve-no-lab = solver potrzebuje dodatkowych pakietów: pip install "coyote-game[lab]"
solve-no-game = „{ $game }” nie da się rozwiązać: wybierz z: { $games }
solve-no-scheme = --scheme to jedno z: { $schemes }, nie „{ $scheme }”
solve-no-ladder = --ladder to lista rosnących ofert, jak 5,8,12, albo pierwsza:ostatnia:krok, nie „{ $text }”
solve-long-ladder = --ladder ma ofert: { $bids }; da się rozwiązać najwyżej { $most }
solve-no-iterations = --iterations to liczba od 1 do { $most }
solve-no-habits = --habits to liczba od 0 do 1, mniejsza niż 1
solve-plot-kind = --plot kończy się na jedno z: { $kinds }
solve-no-plot = --plot: nie można pisać do { $file }: { $reason }
solve-no-save = --save: nie można pisać do { $file }: { $reason }
solve-not-for = --{ $option } nie pasuje do { $game }
solve-compiling = Kompilacja, raz na tym komputerze
solve-progress = Rozwiązywanie
solve-column = { $column ->
        [iteration] iteracje
       *[exploitability] podatność
    }
solve-outcome = Oferty: { $bids }. Pozycje: { $nodes }. Sekundy: { $seconds }. Wartość dla gracza rozpoczynającego: { $value }
solve-match-note = Ile procent partii wygrywa gracz rozpoczynający. Wiersze: jego oczy, otwarte+zamknięte. Kolumny: oczy drugiego gracza.
solve-match-best = Przeciw zapisanej grze najlepszy ze wszystkich przeciwników wygrywa { $share } % partii.

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

error-no-table = nie ma stołu { $code }: sprawdź link albo otwórz nowy stół
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
app-waiting-table = Dołączamy do stołu…
app-not-loaded = Ta strona się nie wczytała.
app-reload = Spróbuj ponownie
app-close = Zamknij
someone = Ktoś

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Runda { $round }: { $by ->
        [you] zaczynasz.
       *[other] zaczyna { $by_name }.
    }
told-peek = Zamykasz oko i oglądasz kartę na środku. Przytrzymaj ją, żeby zobaczyć ją znowu.
told-coyote = Kładziesz kartę pod kartą Kojota. Przytrzymaj ją, żeby zobaczyć ją znowu.
news-joined = { $who ->
        [you] Dołączasz do stołu.
       *[other] { $who_name } dołącza do stołu.
    }
news-sat = { $who ->
        [you] Siadasz do gry.
       *[other] { $who_name } siada do gry.
    }
news-stood = { $who ->
        [you] Wstajesz i oglądasz grę.
       *[other] { $who_name } wstaje i ogląda grę.
    }
news-renamed = { $who ->
        [you] Nazywasz się teraz { $name }.
       *[other] Ktoś nazywa się teraz { $name }.
    }
news-left = { $who ->
        [you] Odchodzisz od stołu.
       *[other] { $who_name } odchodzi od stołu.
    }
news-kicked = Gospodarz usuwa { $who ->
        [you] cię ze stołu.
       *[other] gracza { $who_name } ze stołu.
    }
news-bot-added = Do stołu siada bot.
news-bot-removed = Bot odchodzi od stołu.
news-host-changed = { $who ->
        [you] Rolę gospodarza masz teraz ty.
       *[other] Rolę gospodarza ma teraz { $who_name }.
    }
news-configured = Gospodarz zmienia ustawienia gry. { $setting }: { $value }.
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
            [you] Nie ma cię online: gra za ciebie bot.
           *[other] { $by_name } jest offline: dalej gra bot.
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

refusal-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
home-title = Kojot
place-title = { $place } – Kojot
refusal-name-empty = Najpierw podaj imię, żeby inni wiedzieli, kim jesteś.
home-what = Widzisz każdą kartę prócz swojej. Licytuj sumę albo zdemaskuj blef.
home-play = Zagraj
home-play-more = z trzema botami
home-create = Nowy stół
home-create-more = Znajomi dołączają przez link. W co gracie, wybierzecie przy stole.
home-create-go = Otwórz stół
home-join = Kod albo link do stołu
home-join-go = Dołącz
home-join-unclear = Kod ma sześć liter, na przykład { $code }. Cały link też działa.
home-back = Wróć do stołu
home-back-phase = { $phase ->
        [lobby] Przed grą
        [playing] Gra trwa
       *[over] Po grze
    }
home-rules = Zasady
home-settings = Ustawienia
home-more = Więcej
home-go = Na stronę główną
name-yours = Twoje imię
name-animal = Twoje zwierzę
door-title = Stół { $code }
door-open = Jest tu miejsce dla ciebie
door-playing = Gra trwa
door-over = Możesz zagrać w następnej grze
door-full = Wszystkie miejsca są zajęte
door-more = { $state ->
        [playing] Obejrzyj tę grę, a w następnej masz miejsce.
        [over] Jedna gra właśnie się skończyła. Siadaj do następnej.
        [full] Możesz oglądać albo otworzyć własny stół.
       *[open] Podaj imię i siadaj.
    }
door-who = Przy stole
door-nobody = Nikt tu jeszcze nie siedzi.
door-bot = bot
door-edition = Edycja: { $name }
door-watching = { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
door-sit = { $state ->
        [playing] Oglądaj, potem zagraj
        [over] Siadaj do następnej gry
       *[open] Siadaj
    }
door-sitting = Siadasz do stołu…
door-watch = Tylko oglądaj
door-new = Otwórz nowy stół
door-claim = Mam tu miejsce na innym urządzeniu
door-claim-title = Przenieś tu swoje miejsce
door-claim-more = Otwórz menu stołu na tamtym urządzeniu. Dostaniesz tam kod do wpisania tutaj.
door-claim-code = Kod jednorazowy
door-unknown = Tu nie ma stołu
door-unknown-more = Nie ma stołu { $code }. Może link jest stary albo po drodze zginęła litera.
door-silent = Stół nie odpowiada
door-silent-more = Może jesteś offline albo serwer odpoczywa. Próbujemy dalej.
door-busy = Chwileczkę
gone-left = Nie ma cię już przy stole
gone-kicked = Usunięto cię z tego stołu
gone-moved = Grasz teraz na innym urządzeniu
gone-deleted = Tego stołu już nie ma
gone-token = Na tym urządzeniu nie masz miejsca
gone-protocol = Jest nowsza wersja gry
gone-no-hello = Stół nie zrozumiał tej strony
gone-faults = Ta strona wysłała za dużo naraz
gone-table-connections = Przy tym stole jest za dużo urządzeń
gone-more = { $why ->
        [left] Wracaj, kiedy chcesz.
        [kicked] Możesz dalej oglądać albo zagrać przy innym stole.
        [moved] Miejsce może mieć tylko jedno urządzenie.
        [deleted] Gospodarz go usunął. Możesz otworzyć nowy.
        [protocol] Wczytaj stronę ponownie, żeby z niej skorzystać.
        [crowded] Za minutę spróbujemy znowu.
        [no-hello] Wczytaj ją ponownie, to powinno pomóc.
       *[token] Siądź jeszcze raz albo przenieś tu swoje miejsce z drugiego urządzenia.
    }
gone-join = Dołącz ponownie
gone-reload = Wczytaj ponownie
tabs-resting = Grasz w innej karcie przeglądarki
tabs-resting-more = Ta jest wstrzymana, żeby sobie nie przeszkadzały.
tabs-here = Graj tutaj
quick-dealing = Siadają z tobą trzy boty…
settings-title = Ustawienia
settings-kept = Zostają na tym urządzeniu.
settings-you = Ty
settings-language = Język
settings-look = Wygląd
settings-look-is = { $look ->
        [night] Noc
        [noon] Południe
       *[auto] Auto
    }
settings-feel = Dźwięk i ruch
settings-sound = Dźwięki
settings-vibration = Wibracja w twojej turze
settings-notify = Powiadom mnie, gdy moja kolej
settings-notify-more = Gdy strona jest w tle, urządzenie pokaże powiadomienie. Nigdy nie ma w nim kart.
settings-notify-denied = Przeglądarka blokuje powiadomienia tej strony. Zamiast nich da ci znać tytuł strony i dźwięk.
settings-notify-none = Ta przeglądarka nie ma powiadomień. Zamiast nich da ci znać tytuł strony i dźwięk.
settings-still = Bez animacji
settings-still-more = Nic się nie rusza. Teksty się nie zmieniają.
settings-helpers = Ułatwienia
settings-helpers-more = Gospodarz stołu może je wyłączyć.
settings-sums = Sumuj widoczne karty
settings-odds = Pokazuj szanse
settings-odds-more = Jaka jest szansa, że oferta się obroni, według tego, co widzisz.
settings-coach = Wskazówki na początek
settings-coach-more = Do pięciu wskazówek w następnej grze, każda we właściwej chwili.
rules-title = Zasady
rules-editions = Edycje
rules-contents = Na tej stronie
rules-about = Gra
rules-print = Drukuj
rules-back = Wróć
minute-title = { $edition } w minutę
minute-see = Widzisz { $edition ->
        [tomahawk] pióra
        [museum] pióra
       *[other] karty
    } wszystkich oprócz { $edition ->
        [tomahawk] własnego.
        [museum] własnego.
       *[other] własnej.
    }{ $centre ->
        [1] { " " }Jeszcze jedna leży zakryta na środku.
       *[0] { "" }
    }
minute-bid = Po kolei licytujecie, ile wynosi co najmniej ich suma. Każda oferta jest wyższa od poprzedniej.
minute-challenge = Nie wierzysz? Sprawdź! Wszystko jest odkrywane i liczone. Tutaj { $total } to mniej niż { $bid }, więc przegrywa autor oferty. W przeciwnym razie ten, kto sprawdza.
minute-specials = { $edition ->
        [tomahawk] Pióra specjalne
        [museum] Pióra specjalne
       *[other] Karty specjalne
    } zmieniają sumę:
minute-own = { $edition ->
        [eyes] W swojej turze możesz zamknąć otwarte oko i podejrzeć kartę na środku. Potem musisz podbić.
        [tomahawk] Jeśli chcecie, grajcie z dodatkami: to specjalne ruchy, każdy raz na rundę.
       *[museum] Jeśli chcecie, grajcie z żetonami: to specjalne ruchy, każdy raz na rundę.
    }
minute-loses = { $penalty ->
        [eyes] Kto przegrywa, oddaje kartę Wglądu; bez kart Wglądu jesteś poza grą.
        [tomahawks] Kto przegrywa, dostaje tomahawk; przy { $limit } jesteś poza grą.
        [tokens] Kto przegrywa, bierze żeton kojota; przy { $limit } jesteś poza grą.
       *[lives] Kto przegrywa, traci życie; po { $limit } jesteś poza grą.
    }
minute-wins = Wygrywa ten, kto zostanie ostatni.
minute-all = Wszystkie zasady tej edycji
missing-title = Tu jest tylko piasek
missing-more = Ten adres donikąd nie prowadzi. Stół stoi gdzie indziej.

## Strona dołączania, droga do lekcji i zasady w minutę.

door-what = Karciana gra w blef: widzisz wszystkie karty oprócz swojej i licytujesz ich sumę.
door-minute = Zasady w minutę
learn-link = Poznaj grę w trzy minuty
lobby-can-start = { $name } może zacząć grę.
lobby-room = { $room ->
        [0] Wszystkie miejsca są zajęte.
       *[other] Wolne miejsca: { $room }.
    }
lobby-missing = { $count ->
        [one] Potrzebny jest jeszcze jeden gracz.
        [few] Potrzeba jeszcze { $count } graczy.
        [many] Potrzeba jeszcze { $count } graczy.
       *[other] Potrzeba jeszcze { $count } gracza.
    }
home-join-letters = Żaden stół nie ma kodu { $code }. W kodach są tylko litery { $letters }.

## The lesson. $by_name is whoever made the last bid or challenges; $card is a face.

lesson-cards = Każdy ma kartę na głowie. Widzisz wszystkie oprócz swojej.
lesson-sum = Widzisz { $sum }. Twoja karta i karta na środku też się liczą, ale ich nie widzisz.
lesson-open = Zaczynasz: ile co najmniej dają wszystkie karty? Otwórz od { $number }.
lesson-raise = Obaj podbili. Teraz ty podbijasz albo sprawdzasz ostatnią ofertę. Podbij do { $number }.
lesson-bluff = { $bid }! Ty widzisz tylko { $sum }. Albo { $by_name } widzi u ciebie wysoką kartę, albo to blef. Blefować wolno.
lesson-challenge = To chyba za dużo. Sprawdź!
lesson-count = Teraz wszystkie karty się odkrywa i liczy.
lesson-strike = Na środku było MAX 0: najwyższa karta liczy się jako 0, tutaj { $card }. Suma to { $total }, mniej niż { $bid }.
lesson-eyes = { $by_name } traci więc oko. Kto nie ma oczu, odpada. Ty wygrywasz: jedno z twoich zamkniętych oczu się otwiera.
lesson-peek = Nowa runda. Podejrzyj: zamykasz jedno otwarte oko i oglądasz kartę na środku.
lesson-seen = { $card }! Wiesz to tylko ty. Po podejrzeniu trzeba podbić: powiedz { $number }.
lesson-doubted = { $by_name } sprawdza twoją ofertę. Wystarczy?
lesson-won = { $total } to co najmniej { $bid }. Twoja oferta jest dobra: oko traci ten, kto sprawdzał.
lesson-done = To cała gra. Wygrywa ten, kto na końcu ma jeszcze oczy. Miłej zabawy!
lesson-wait = Kolej na innych…
lesson-other = Tak też można. W tej lekcji zrób jednak to, co jest tu napisane.
lesson-next = Dalej
lesson-leave = Zakończ
lesson-again = Od początku
lesson-play = Zagraj
lesson-join = Do stołu

## The lobby and the end of a game: editions, options and bots in plain words.

lobby-title = Stół: { $name }
lobby-title-free = Stół na płaskowyżu
lobby-around = Przy stole
lobby-free = wolne
lobby-sit-here = Siadaj tu
lobby-bot-here = Posadź tu bota
lobby-host = gospodarz
lobby-yourself = ty
lobby-few = { $count ->
        [one] Jeszcze jeden gracz i można zaczynać.
        [few] Jeszcze { $count } graczy i można zaczynać.
        [many] Jeszcze { $count } graczy i można zaczynać.
       *[other] Jeszcze { $count } gracza i można zaczynać.
    }
lobby-many = { $count ->
        [one] O jednego gracza za dużo na tę edycję: ktoś musi wstać.
        [few] O { $count } graczy za dużo na tę edycję: ktoś musi wstać.
        [many] O { $count } graczy za dużo na tę edycję: ktoś musi wstać.
       *[other] O { $count } gracza za dużo na tę edycję: ktoś musi wstać.
    }
lobby-limit = W tylu graczy można grać tylko do { $count } żetonów kojota: zmień to w wariantach.
lobby-set = { $room ->
        [0] Wszystkie miejsca są zajęte. Do gry!
       *[other] Można zaczynać. Wolne miejsca: { $room }.
    }
lobby-start = Zacznij grę
lobby-waiting = Czekamy, aż { $name } zacznie
lobby-host-away = { $name } jest offline. Po minucie gospodarzem zostanie ktoś inny.
lobby-host-none = Gdy tylko pojawi się gospodarz, można zaczynać.
lobby-sit = Siadaj
lobby-full = Wszystkie miejsca są zajęte. Możesz oglądać i usiąść, gdy któreś się zwolni.
lobby-come-in = Wejdź i zagraj
lobby-starter = Kto zaczyna?
lobby-chance = Niech zdecyduje los
lobby-add-bot = Dodaj bota
lobby-onlookers = Widzowie
lobby-unnamed = { $count ->
        [one] i { $count } gość
        [few] i { $count } gości
        [many] i { $count } gości
       *[other] i { $count } gościa
    }

lobby-invite = Zaproś znajomych
lobby-hold = Przytrzymaj link, żeby go skopiować.
lobby-qr-large = Powiększ kod QR
lobby-qr-how = Skieruj na niego aparat telefonu.

you-title = Ty przy tym stole
you-keep = To ja
you-like = { $animal }, tak jak { $name }
you-stand = Wstań i oglądaj
person-host = Przekaż stół: { $name }
person-host-more = Wtedy { $name } wybiera ustawienia i zaczyna grę.
person-away = { $name } jest offline. Miejsce czeka.
person-kick = Usuń: { $name }
person-kick-ask = { $name } straci to miejsce i może wrócić tylko jako ktoś nowy. Usunąć?
person-kick-yes = Tak, usuń
person-kick-no = Anuluj
bots-title = Wybierz bota
bots-more = Boty widzą to, co ty na ich miejscu, i nic więcej.
bots-level = { $level ->
        [1] Łagodny
        [2] Łatwy
        [3] Średni
        [4] Trudny
       *[5] Groźny
    }
bot-pup-name = Szczeniak
bot-pup-about = Dodaje to, co widzi, resztę zgaduje i gra, jak mu w duszy gra. Czasem sprawdza ot tak. Dobre towarzystwo na pierwszą grę.
bot-cautious-name = Cicha Łapa
bot-cautious-about = Podbija małymi krokami i sprawdza to, co brzmi mało prawdopodobnie. Prawie nigdy nie blefuje. Gdy to wiesz, możesz to wykorzystać.
bot-lurker-name = Cicha Woda
bot-lurker-about = Nie wychyla się i licytuje trochę mniej, niż myśli. Czeka, aż ktoś przesadzi, i sprawdza wcześniej niż inni.
bot-odds-name = Rachmistrz
bot-odds-about = Oblicza dokładne szanse ze wszystkiego, co widzi, liczy karty i używa każdej sztuczki, jaką ma edycja.
bot-braggart-name = Chwalipięta
bot-braggart-about = Zna szanse i od czasu do czasu zupełnie je ignoruje. Bardzo nie lubi sprawdzać. Chwali się czy mówi prawdę?
bot-bayes-name = Bystre Ucho
bot-bayes-about = Wszyscy widzicie jego kartę, a wasze oferty ją zdradzają. Słucha, wnioskuje, jaką kartę nosi, i bierze ją pod uwagę. Dobry blef potrafi je zmylić.
bot-coyote-name = Stary Kojot
bot-coyote-about = Wyćwiczony na tysiącach gier, przeciw sobie i wszystkim innym. Czyta twoje oferty, pamięta, kto zawyża, blefuje, gdy się to opłaca, i mało zdradza.
bot-random-name = Trzpiot
bot-random-about = Robi, co mu przyjdzie do głowy, a zna tylko zasady. W sam raz na pierwszą grę i dla śmiechu.
bot-plus-one-name = Plus Jeden
bot-plus-one-about = Zaczyna nisko, a potem zawsze mówi o jeden więcej. Sprawdza ofertę, która jest raczej fałszywa niż prawdziwa.

how-title = Ustawienia gry
how-host-only = Decyduje o tym { $name }.
how-host-none = Decyduje o tym gospodarz.
how-edition = Edycja
how-variants = Warianty
how-house = Zasady stołu
how-differ = Czym się różnią
how-rules = Przeczytaj zasady tej edycji
how-lost = Edycje się nie wczytały.
edition-for = od { $least } do { $most } graczy
edition-about-eyes = Mała talia i bystre oczy. Jedna karta leży zakryta na środku: zamknij oko, a wolno ci ją podejrzeć. Ale twoje oczy to także twoje życia.
edition-about-tomahawk = Trzydzieści piór, a kilka z nich jest podstępnych: jedno podwaja sumę, inne obraca najlepsze pióro przeciw tobie. Kto przegra, dostaje tomahawk.
edition-about-museum = Te same pióra dla większego grona, do dziewięciu osób. Liczy się je inaczej, wolno licytować poniżej zera, a następną rundę zaczyna ten, kto miał rację.
edition-about-classic = Talia, od której wszystko się zaczęło: 36 kart, w tym wiele małych, nawet dla dziesięciu osób. Bez sztuczek, szybka nauka, po trzy życia.
edition-special-eyes = podglądanie; z Kanciarzem także typy i karta Kojota
edition-special-tomahawk = sześć dodatków, jeśli chcecie
edition-special-museum = osiem żetonów, jeśli chcecie
edition-special-classic = dużo małych kart
wish-none = jak w instrukcji
wish-nothing = Ta edycja nie ma wariantów: nie ma czego wybierać.
wish-trickster = z Kanciarzem
wish-tokens = z żetonami
wish-additions = { $number ->
        [one] z jednym dodatkiem
        [few] z { $number } dodatkami
        [many] z { $number } dodatkami
       *[other] z { $number } dodatku
    }
wish-limit = { $penalty ->
        [tomahawks] { $number ->
            [one] do { $number } tomahawka
            [few] do { $number } tomahawków
            [many] do { $number } tomahawków
           *[other] do { $number } tomahawka
        }
        [tokens] { $number ->
            [one] do { $number } żetonu
            [few] do { $number } żetonów
            [many] do { $number } żetonów
           *[other] do { $number } żetonu
        }
       *[lives] { $number ->
            [one] po { $number } życiu
            [few] po { $number } życia
            [many] po { $number } żyć
           *[other] po { $number } życia
        }
    }
wish-min-bid = oferty od { $number }
option-on = tak
option-off = nie
option-trickster = Kanciarz
option-trickster-more = Zaczynasz tylko z jednym otwartym okiem. Gdy ktoś sprawdza, wszyscy pozostali obstawiają, kto wygra: trafienie otwiera oko, pudło zamyka. A kto przegrał ostatnią rundę, ma kartę Kojota i może dorzucić do sumy kartę, której nikt inny nie zna.
option-tokens = Żetony na środku
option-tokens-more = Na środku leży osiem żetonów: odkryj pióro, odwróć kierunek, pomiń turę, zasłoń swoje pióro nowym albo je nazwij. W swojej turze możesz najpierw użyć jednego. Gdy zostaje dwoje graczy, gracie bez nich.
option-additions = Dodatki
option-additions-more = Sztuczki, które możecie dodać do gry: jedną, kilka albo wszystkie. Każda działa raz w rundzie, dla tego, kto pierwszy jej użyje.
option-all = Wszystkie
option-none = Żadne
option-limit = { $penalty ->
        [tomahawks] Tomahawki do odpadnięcia
        [tokens] Żetony kojota do odpadnięcia
       *[lives] Życia
    }
option-limit-more = { $penalty ->
        [tokens] Zwykle trzy. We troje albo czworo możecie ustalić cztery lub pięć; w większym gronie zawsze są trzy.
       *[other] Zwykle trzy. Mniej daje krótką grę, więcej długą.
    }
option-min-bid = Najniższa oferta
option-min-bid-more = Instrukcja pozwala na każdą liczbę, nawet zero i mniej. Niektórzy wolą, gdy pierwsza oferta wynosi co najmniej tyle.
option-min-bid-any = dowolna liczba
option-min-bid-own = co najmniej
option-less = O jeden mniej: { $name }
option-more = O jeden więcej: { $name }
option-rule = Przeczytaj zasadę
house-clock = Czas na turę
house-clock-more = Gdy minie, gra za ciebie bot, aż wrócisz na swoje miejsce.
house-clock-is = { $seconds ->
        [0] bez limitu czasu
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
house-clock-told = { $seconds ->
        [0] bez limitu czasu
        [one] { $seconds } sekunda na turę
        [few] { $seconds } sekundy na turę
        [many] { $seconds } sekund na turę
       *[other] { $seconds } sekundy na turę
    }
house-clock-own = inny
house-seconds = Sekundy
house-slow = Gra rozłożona na kilka dni
house-slow-more = Nikomu się nie spieszy: nie ma limitu czasu i żaden bot nie zastępuje nieobecnych.
house-grace = Czas offline
house-grace-more = Jak długo można być offline, zanim zastąpi cię bot. Wrócić można zawsze.
house-grace-is = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
house-stand-in = Bot zastępczy
house-stand-in-more = Bot, który gra za nieobecnych.
house-sums = Sumy
house-sums-more = Każdy może zobaczyć, ile dają razem karty, które widzi.
house-odds = Szanse
house-odds-more = Każdy może zobaczyć, jaka jest szansa, że oferta się obroni.
house-text = Czat
house-text-more = Przy stole można do siebie pisać. Reakcje działają zawsze.
house-shadow = Oczami gracza
house-shadow-more = Widzowie mogą obejrzeć rundę oczami jednego gracza, gdy już się skończy.
house-told = { $what ->
        [slow] na kilka dni
        [text] bez czatu
        [odds] szanse ukryte
        [sums] sumy ukryte
       *[shadow] widzowie śledzą graczy
    }

over-title = { $by ->
        [you] Wygrywasz!
       *[other] { $by_name } wygrywa!
    }
over-title-none = Gra skończona.
over-more = { $rounds ->
        [one] Po jednej rundzie księżyc trafia w dobre łapy.
        [few] Po { $rounds } rundach księżyc trafia w dobre łapy.
        [many] Po { $rounds } rundach księżyc trafia w dobre łapy.
       *[other] Po { $rounds } rundy księżyc trafia w dobre łapy.
    }
over-more-you = { $rounds ->
        [one] Po jednej rundzie księżyc jest twój.
        [few] Po { $rounds } rundach księżyc jest twój.
        [many] Po { $rounds } rundach księżyc jest twój.
       *[other] Po { $rounds } rundy księżyc jest twój.
    }
over-order = Wyniki
over-first = Wygrana
over-out = odpada w rundzie { $round }
over-you = ty
over-awards = Najlepsze chwile
award-bluff = Najśmielszy blef
award-bluff-told = { $by ->
        [you] Mówisz { $number } i nikt nie sprawdza. A suma to { $total }.
       *[other] { $by_name } mówi { $number } i nikt nie sprawdza. A suma to { $total }.
    }
award-unhurt = Ani draśnięcia
award-unhurt-told = { $by ->
        [you] Nie przegrywasz ani jednej rundy.
       *[other] { $by_name } nie przegrywa ani jednej rundy.
    }
award-edge = Stalowe nerwy
award-edge-told = { $by ->
        [you] { $rounds ->
            [one] Przez jedną rundę każdy błąd oznaczał dla ciebie koniec. Nie było żadnego.
            [few] Przez { $rounds } rundy każdy błąd oznaczał dla ciebie koniec. Nie było żadnego.
            [many] Przez { $rounds } rund każdy błąd oznaczał dla ciebie koniec. Nie było żadnego.
           *[other] Przez { $rounds } rundy każdy błąd oznaczał dla ciebie koniec. Nie było żadnego.
        }
       *[other] { $rounds ->
            [one] Przez jedną rundę każdy błąd oznaczał koniec dla gracza { $by_name }. Nie było żadnego.
            [few] Przez { $rounds } rundy każdy błąd oznaczał koniec dla gracza { $by_name }. Nie było żadnego.
            [many] Przez { $rounds } rund każdy błąd oznaczał koniec dla gracza { $by_name }. Nie było żadnego.
           *[other] Przez { $rounds } rundy każdy błąd oznaczał koniec dla gracza { $by_name }. Nie było żadnego.
        }
    }
award-named = Wiadomo od początku
award-named-told = { $by ->
        [you] Nazywasz własne pióro: { $card }.
       *[other] { $by_name } nosi { $card } i dobrze o tym wie.
    }
award-nose = Najlepszy nos
award-nose-told = { $by ->
        [you] Twoje trafne sprawdzenia: { $right } z { $made }.
       *[other] { $by_name }, trafne sprawdzenia: { $right } z { $made }.
    }
award-closest = O włos
award-closest-told = { $by ->
        [you] W rundzie { $round } mówisz { $number }, a suma to { $total }.
       *[other] W rundzie { $round } { $by_name } mówi { $number }, a suma to { $total }.
    }
award-held = Słowo honoru
award-held-told = { $by ->
        [you] Sprawdzono cię { $times ->
            [one] raz
            [few] { $times } razy
            [many] { $times } razy
           *[other] { $times } raza
        }, a to była prawda.
       *[other] Gracza { $by_name } sprawdzono { $times ->
            [one] raz
            [few] { $times } razy
            [many] { $times } razy
           *[other] { $times } raza
        }, a to była prawda.
    }
award-curious = Czujne oko
award-curious-told = { $by ->
        [you] Podglądasz { $times ->
            [one] raz
            [few] { $times } razy
            [many] { $times } razy
           *[other] { $times } raza
        }.
       *[other] { $by_name } podgląda { $times ->
            [one] raz
            [few] { $times } razy
            [many] { $times } razy
           *[other] { $times } raza
        }.
    }
award-longest = Najdłuższa licytacja
award-longest-told = { $bids ->
        [one] Jedna oferta w rundzie { $round }.
        [few] { $bids } oferty w rundzie { $round }, jedna wyższa od drugiej.
        [many] { $bids } ofert w rundzie { $round }, jedna wyższa od drugiej.
       *[other] { $bids } oferty w rundzie { $round }, jedna wyższa od drugiej.
    }
award-fullest = Największa suma
award-fullest-told = Suma w rundzie { $round } to { $total }.
over-story = Runda po rundzie
over-round = Runda { $round }
over-round-counted = { $of ->
        [you] Mówisz { $number },
       *[other] { $of_name } mówi { $number },
    } { $by ->
        [you] ty sprawdzasz.
       *[other] { $by_name } sprawdza.
    } Suma to { $total }: { $loser ->
        [you] przegrywasz.
       *[other] przegrywa { $loser_name }.
    }
over-round-named = { $by ->
        [you] Źle nazywasz swoje pióro i przegrywasz.
       *[other] { $by_name } źle nazywa swoje pióro i przegrywa.
    }
over-numbers = W liczbach
over-number = { $what ->
        [bids] oferty
        [highest] najwyższa oferta
        [challenges] trafne sprawdzenia
        [held] obronione oferty
        [caught] przyłapane blefy
       *[lost] przegrane rundy
    }
over-challenges = { $right } z { $made }
over-rematch = Zagraj jeszcze raz
over-change = Zmień ustawienia
over-next = Przed następną grą
over-save = Zachowaj zapis
over-in = Gram dalej
over-in-said = Grasz dalej
over-in-is = { $in ->
        [1] gra dalej
       *[0] jeszcze bez odpowiedzi
    }
over-in-count = Gra dalej: { $count } z { $of }
over-score = Wynik
over-score-games = { $games ->
        [one] Po jednej grze przy tym stole
        [few] Po { $games } grach przy tym stole
        [many] Po { $games } grach przy tym stole
       *[other] Po { $games } grach przy tym stole
    }
over-score-wins = { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    }{ $leads ->
        [1] , prowadzenie
       *[0] {""}
    }
over-bids = Oferty po kolei
over-doubts = sprawdza { $number }
over-total = Suma { $total }
over-lost = { $by ->
        [you] Przegrywasz rundę.
       *[other] { $by_name } przegrywa rundę.
    }
over-share = Udostępnij wynik
over-share-send = Udostępnij obrazek
over-share-save = Zapisz obrazek
over-share-failed = Ta przeglądarka nie umie narysować obrazka. Link i tak działa.
over-picture-won = { $name } wygrywa!
left-title = Zostało w tej rundzie
left-count = { $of ->
        [1] { $left ->
            [0] zużyte
           *[other] dostępne
        }
       *[other] zostało { $left } z { $of }
    }
notify-turn = Twoja kolej
notify-table = Kojot, stół { $code }
over-fair = { $fit ->
        [1] Tasowanie było uczciwe: jedyna runda jest taka, jak obiecano twojemu urządzeniu.
       *[other] Tasowanie było uczciwe: rundy takie, jak obiecano twojemu urządzeniu, to { $fit } z { $seen }.
    }
over-unfair = Tasowanie się nie zgadza: rundy takie, jak obiecano twojemu urządzeniu, to tylko { $fit } z { $seen }. Zachowaj zapis i zapytaj gospodarza.
over-unseen = Karty potasowano przed twoim przyjściem, więc twoje urządzenie nie ma czego porównać. Wszystkie dowody są w zapisie.
over-unchecked = Zapis się nie wczytał, więc tasowanie nie jest jeszcze sprawdzone.
over-checking = Porównujemy tasowanie z obietnicą…
fair-title = Uczciwe tasowanie
fair-how = Przed każdą rundą serwer podał twojemu urządzeniu odcisk swojego sekretu. Potem urządzenia graczy dołożyły własną losowość i z jednego i drugiego powstała kolejność kart. Teraz sekrety są w zapisie i każdy musi pasować do swojego odcisku.
fair-more = Chcesz to sprawdzić? Zachowaj zapis i uruchom: coyote verify PLIK
fair-details = Skąd to wiemy
fair-round = { $finding ->
        [fits] Zgadza się.
        [unseen] Twojego urządzenia nie było.
        [secret] Sekret nie jest tym, który obiecano.
       *[chance] W zapisie brakuje losowości twojego urządzenia.
    }
fair-mixed = { $mixed ->
        [1] Z losowością twojego urządzenia.
       *[0] Losowość twojego urządzenia przyszła za późno.
    }


## The table: seats, cards, bids, the number line.

table-title = Runda { $round }
table-round = Runda { $round }
table-leave = Odejdź od stołu
table-menu = Menu
table-dealing = Tasowanie kart…
table-reversed = odwrócony kierunek
table-aside = Odłożone: { $count }
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
seat-you = Twoje miejsce
seat-out = poza grą
seat-you-out = Jesteś poza grą. Widzisz teraz karty wszystkich graczy.
seat-turn = Teraz gra { $by_name }.
seat-challenges = sprawdza
seat-stood-in = gra bot
seat-away = offline
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
bot-pup = gra na wyczucie
bot-cautious = gra ostrożnie
bot-lurker = czai się
bot-odds = gra według szans
bot-braggart = lubi się chwalić
bot-bayes = słucha waszych ofert
bot-coyote = zna każdą sztuczkę
bot-random = gra losowo
bot-plus-one = podbija o jeden
card-hidden = zakryta
card-at = { $by ->
        [you] { $place ->
            [extra] Twoja druga karta: { $face }
            [open] Odkryta przed tobą: { $face }
            [behind] Za twoją kartą: { $face }
           *[worn] Twoja karta: { $face }
        }
       *[other] { $place ->
            [extra] { $by_name }, druga karta: { $face }
            [open] { $by_name }, odkryta karta: { $face }
            [behind] { $by_name }, karta z tyłu: { $face }
           *[worn] { $by_name }, karta: { $face }
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
card-again = Przytrzymaj, żeby zobaczyć ją znowu
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
        [you] Twoja oferta: co najmniej
       *[other] { $by_name } mówi: co najmniej
    }
bid-none = { $by ->
        [you] Zaczynasz: ile wynosi suma, co najmniej?
       *[other] Zaczyna { $by_name }.
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

controls-label = Co możesz zrobić
bid-number = Twoja liczba: { $number }. Wpisz inną.
bid-less = O jeden mniej
bid-more = O jeden więcej
bid-least = { $least ->
        [-999] Dowolna liczba od { $least } do { $most }
       *[other] Co najmniej { $least }
    }{ $excluded ->
        [none] {""}
       *[other] , ale nie { $excluded }
    }
quick-label = Szybkie liczby
quick-by = +{ $by }
quick-seen = to, co widzisz
raise-button = { $kind ->
        [open] Otwórz: { $number }
        [rename] Powiedz { $number }
       *[raise] Podbij do { $number }
    }
raise-with = { $addition ->
        [extra] { $of_name } dostaje pióro
        [next] { $of_name } odpowiada
       *[double] podwojone
    }
leap-ask = { $kind ->
        [open] Otworzyć liczbą { $number }?
       *[raise] Podbić o { $by }?
    }
leap-yes = Tak, { $number }
leap-no = Nie, zmień
challenge-word = Sprawdzam
challenge-number = { $number }?!
challenge-label = Sprawdzam { $number }?! Tak mówi { $of_name }.
keypad-title = Twoja liczba
keypad-delete = Usuń
keypad-minus = Minus
keypad-take = Ustaw { $number }
keypad-empty = Wpisz liczbę
more-button = Więcej
more-count = { $count ->
        [one] { $count } inny ruch
        [few] { $count } inne ruchy
        [many] { $count } innych ruchów
       *[other] { $count } innego ruchu
    }
more-title = Co jeszcze możesz zrobić
extras-left = { $count ->
        [one] Jeszcze { $count } dodatek w tej rundzie
        [few] Jeszcze { $count } dodatki w tej rundzie
        [many] Jeszcze { $count } dodatków w tej rundzie
       *[other] Jeszcze { $count } dodatku w tej rundzie
    }
do-peek = Podejrzyj
do-coyote = Karta Kojota
do-confirm = Przejmij
do-reverse = Odwróć
do-restart = Każ wycofać
do-extra = Drugie pióro
do-double = Podwój
do-next = Odpowiadaj!
do-open = Odkryj
do-skip = Pomiń
do-swap = Zasłoń
do-name = Zgadnij swoje pióro
do-name-line = Powiedz, jakie pióro nosisz. Dobrze: pauzujesz do końca rundy. Źle: bierzesz żeton kojota.
choose-extra = Kto dostaje drugie pióro?
choose-next = Kto musi odpowiedzieć?
name-title = Jakie pióro nosisz?
name-note = Dobrze: leży odkryte, a ty pauzujesz do końca rundy. Źle: bierzesz żeton kojota i runda się kończy.
name-take = Noszę { $face }
name-empty = Wybierz pióro
guess-wins = Wygra { $of_name }
guess-why = { $role ->
        [bidder] suma to { $number } lub więcej
       *[challenger] suma to mniej niż { $number }
    }
guess-made = Obstawiasz, że wygra { $of_name }.
guess-label = Kto wygra?
discard-label = Którą kartę Wglądu oddajesz?
discard-open = Otwarte oko
discard-closed = Zamknięte oko
discard-open-note = Podejrzysz o raz mniej. { $count ->
        [one] Masz jedno.
        [few] Masz { $count }.
        [many] Masz { $count }.
       *[other] Masz { $count }.
    }
discard-closed-note = Śpi, aż wygrasz. { $count ->
        [one] Masz jedno.
        [few] Masz { $count }.
        [many] Masz { $count }.
       *[other] Masz { $count }.
    }
wait-bid = { $names } myśli…
wait-guess = Czekamy na typ: { $names }
wait-discard = { $names } wybiera kartę Wglądu do oddania.
wait-ready = Czekamy na: { $names }…
wait-deal = Zaraz następna runda…
clock-seconds = { $seconds }
clock-label = { $seconds ->
        [one] Została jedna sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
clock-soon = Jeszcze dziesięć sekund.
time-ask = Poproś o czas
time-asked = Prosisz o więcej czasu.
time-wish = { $by_name } prosi o więcej czasu.
time-grant = Daj więcej czasu
time-granted = Dajesz więcej czasu.
stood-in-note = Gdy cię nie ma, gra za ciebie bot.
stood-in-back = Wróć na swoje miejsce
paused-note = Gra jest wstrzymana. Zegary stoją.
paused-go = Dalej
paused-wait = Wznowi ją gospodarz.
watch-note = Oglądasz tę grę.
watch-sit = Zagraj w następną
watch-seated = W następnej grze masz miejsce.
hurry-note = W tej grze zostały tylko boty.
hurry-button = Przyspiesz
refusal-stale = Gra poszła już dalej. Spójrz jeszcze raz i wtedy wybierz.
refusal-close = Rozumiem
rule-title = Co to jest?
rule-all = Wszystkie zasady
helpers-title = Ułatwienia
helper-forbidden = Wyłączone przez gospodarza.
helper-keys = Skróty klawiszowe
helper-keys-note = Graj bez myszy. Podczas pisania są wyłączone.
rule-of-bid = Jak licytować
rule-of-challenge = Jak sprawdzać
odds-chance = { $number } lub więcej: { $percent }%


## The table: the reveal.

reveal-title = Odkrycie kart
reveal-call = { $edition ->
        [tomahawk] Kojot!
        [museum] Kojot!
       *[other] Sprawdzam!
    }
reveal-skip = Pomiń
reveal-cards = Karty w kolejności liczenia
reveal-guesses = Typy pozostałych
# One step of the count, for who listens. $words is a step-… message.
reveal-step = { $whose }, { $face }: { $words }.{ $counted ->
        [1] {" "}Suma: { $sum }.
       *[0] {""}
    }
reveal-sum = suma { $sum }, oferta { $bid }
reveal-line = { $verdict ->
        [1] Suma to { $total }, oferta { $bid }.
       *[0] Oferta to { $bid }.
    }
reveal-marks = { $penalty ->
        [eyes] otwarte { $open }, zamknięte { $closed }.
        [lives] { $left ->
            [one] zostało { $left }.
            [few] zostały { $left }.
            [many] zostało { $left }.
           *[other] zostało { $left }.
        }
       *[other] { $count } z { $limit }.
    }
reveal-right = trafione
reveal-wrong = pudło
reveal-choosing = { $by ->
        [you] Wybierasz, które oko oddać.
       *[other] { $by_name } wybiera, które oko oddać.
    }
reveal-go-on = Dalej
reveal-ready = Można zaczynać.
reveal-waits = Czekamy na: { $names }…
reveal-next = { $seconds ->
        [one] Następna runda za { $seconds } sekundę.
        [few] Następna runda za { $seconds } sekundy.
        [many] Następna runda za { $seconds } sekund.
       *[other] Następna runda za { $seconds } sekundy.
    }
reveal-ended = Jak się skończyło


## Stół: co znaczą rzeczy. Mówi się to, gdy ktoś na coś wskaże. $over: 1 po liczeniu.

tip-explain = Użyj strzałek: każda rzecz na stole powie, czym jest.
tip-number = { $face }: { $how ->
        [strike] { $by } zeruje tę liczbę, więc liczy się jako 0.
        [turn] { $by } zmienia tę liczbę na minus, więc odejmuje ona { $number } od sumy.
        [twice] ×2 podwaja tę liczbę, więc dodaje ona { $change } do sumy.
        [plus] dodaje { $number } do sumy.
        [minus] odejmuje { $number } od sumy.
       *[zero] nic nie dodaje do sumy.
    }
tip-max-zero = MAX 0: { $edition ->
        [eyes] najwyższa karta liczy się jako 0.
        [classic] najwyższa dodatnia karta liczy się jako 0.
       *[other] najwyższe dodatnie pióro odpada.
    }
tip-max-minus = MAX −: najwyższe dodatnie pióro staje się ujemne.
tip-times-two = ×2: { $edition ->
        [museum] podwaja wszystkie dodatnie pióra.
       *[other] podwaja sumę, nawet ujemną.
    }
tip-draw = ?: { $edition ->
        [eyes] przy liczeniu zastępuje ją wierzchnia karta stosu.
        [classic] przy liczeniu dochodzi wierzchnia karta stosu.
       *[other] przy liczeniu dochodzi wierzchnie pióro stosu.
    }
tip-shuffle-zero = 0*: nie jest nic warte. Po tej rundzie tasuje się wszystkie { $edition ->
        [classic] karty
       *[other] pióra
    }.
tip-hit = { $over ->
        [1] { $victim ->
            [none] Takiej liczby nie było.
           *[other] To było { $victim }.
        }
       *[0] { $victim ->
            [none] Teraz nie widzisz takiej liczby.
           *[other] Teraz to jest { $victim }.
        }
    }
tip-makes = { $over ->
        [1] Z { $before } zrobiło się { $sum }.
       *[0] Teraz widzisz { $before }, a robi się z tego { $sum }.
    }
tip-doubles = { $over ->
        [1] To były: { $cards }.
       *[0] Teraz widzisz takie: { $cards }.
    }
tip-drew = Ze stosu przyszło: { $victim }.
tip-place = { $place ->
        [extra] To drugie pióro: też się liczy.
        [open] Odkrył je żeton: też się liczy.
        [named] { $by ->
            [you] To pióro nazywasz trafnie i pauzujesz do końca rundy.
           *[other] { $by_name } nazywa je trafnie i pauzuje do końca rundy.
        }
        [behind] jest zamienione i już się nie liczy.
        [centre] Było na środku.
        [coyote] Było pod kartą Kojota.
       *[drawn] Przyszło ze stosu.
    }
tip-own = { $place ->
        [extra] Twoje drugie pióro: widzą je wszyscy oprócz ciebie. Też się liczy.
        [behind] Twoje stare pióro: jest zamienione i już się nie liczy.
       *[worn] { $edition ->
            [tomahawk] Twoje pióro: widzą je
            [museum] Twoje pióro: widzą je
           *[other] Twoja karta: widzą ją
        } wszyscy oprócz ciebie. Też się liczy.
    }
tip-hidden = Zobaczysz to dopiero, gdy wszystko się odkryje.
tip-centre = Karta na środku: { $peeked ->
        [0] nikt jej jeszcze nie widział.
        [one] widziała ją już { $peeked } osoba.
        [few] widziały ją już { $peeked } osoby.
        [many] widziało ją już { $peeked } osób.
       *[other] widziało ją już { $peeked } osoby.
    } Też się liczy.{ $peeks ->
        [1] {" "}Możesz ją teraz podejrzeć, jeśli zamkniesz otwarte oko.
       *[0] {""}
    }
tip-coyote = Karta pod kartą Kojota: zna ją tylko { $by_name }. Też się liczy.
tip-secret = { $place ->
        [coyote] Kartę pod kartą Kojota znasz tylko ty.
       *[centre] Kartę na środku już znasz.
    } Przytrzymaj ją, żeby zobaczyć ją jeszcze raz. Też się liczy.
tip-pile = { $edition ->
        [eyes] Stos ({ $count }): przed każdą rundą tasuje się wszystkie karty.
        [classic] Stos ({ $count }): zużyte karty leżą z boku do następnego tasowania.
        [museum] Stos ({ $count }): zużyte pióra leżą z boku do następnego tasowania.
       *[tomahawk] Stos ({ $count }): zużyte pióra idą na spód.
    }
tip-eye = { $side ->
        [open] Otwarte oko: { $by ->
            [you] w swojej turze możesz je zamknąć i podejrzeć kartę na środku.
           *[other] { $by_name } może je zamknąć i podejrzeć kartę na środku.
        }
       *[closed] Zamknięte oko: otworzy się, gdy { $by ->
            [you] wygrasz rundę{ $trickster ->
                [1] {" "}albo trafisz z typem
               *[0] {""}
            }.
           *[other] { $by_name } wygra rundę{ $trickster ->
                [1] {" "}albo trafi z typem
               *[0] {""}
            }.
        }
    }
tip-eyes-left = { $by ->
        [you] { $left ->
            [1] To twoja ostatnia karta Wglądu: bez niej odpadasz.
           *[other] Masz jeszcze tyle kart Wglądu: { $left }.
        }
       *[other] { $left ->
            [1] { $by_name } ma już tylko tę kartę Wglądu.
           *[other] { $by_name } ma jeszcze tyle kart Wglądu: { $left }.
        }
    }
tip-mark = { $penalty ->
        [tomahawks] { $kind ->
            [free] Miejsce na tomahawk.
           *[taken] Tomahawk: po jednym za każdą przegraną rundę.
        }
        [tokens] { $kind ->
            [free] Miejsce na żeton kojota.
           *[taken] Żeton kojota: po jednym za każdą przegraną rundę.
        }
       *[lives] { $kind ->
            [free] Stracone życie.
           *[taken] Życie: każda przegrana runda kosztuje jedno.
        }
    }
tip-marks-left = { $by ->
        [you] { $left ->
            [0] Odpadasz z gry.
            [one] Jeszcze { $left } przegrana runda i odpadasz.
            [few] Jeszcze { $left } przegrane rundy i odpadasz.
            [many] Jeszcze { $left } przegranych rund i odpadasz.
           *[other] Jeszcze { $left } przegranej rundy i odpadasz.
        }
       *[other] { $left ->
            [0] { $by_name } odpada z gry.
            [one] Jeszcze { $left } przegrana runda i { $by_name } odpada.
            [few] Jeszcze { $left } przegrane rundy i { $by_name } odpada.
            [many] Jeszcze { $left } przegranych rund i { $by_name } odpada.
           *[other] Jeszcze { $left } przegranej rundy i { $by_name } odpada.
        }
    }
tip-seat = { $how ->
        [none] { $by_name } gra przy tym stole.
       *[other] { $by_name } to bot: { $how }.
    }
tip-bid = { $by ->
        [you] Twoja oferta: suma to co najmniej { $bid }.
       *[other] { $by_name } mówi, że suma to co najmniej { $bid }.
    }{ $yours ->
        [1] {" "}Powiedz więcej albo sprawdź.
       *[0] {""}
    }
tip-no-bid = Nie ma jeszcze oferty: kto zaczyna, podaje pierwszą liczbę.
tip-sum = Widzisz { $sum }{ $why ->
        [none] {""}
       *[other] : { $why }
    }. { $edition ->
        [tomahawk] Nie ma w tym twojego pióra.
        [museum] Nie ma w tym twojego pióra.
       *[other] Nie ma w tym twojej karty.
    }
tip-hill = Wzgórze pokazuje, jak prawdopodobna jest każda suma: im wyżej, tym bardziej.
tip-line = Oś liczbowa: czerwony słupek to oferta, okrągły kamień to, co widzisz.
tip-total = { $reached ->
        [1] Suma to { $total }: oferta { $bid } jest spełniona.
       *[0] Suma to { $total }: za mało na ofertę { $bid }.
    }
tip-way = Do końca rundy gra się w odwrotnym kierunku.
tip-extra = { $name }: { $line }{ $left ->
        [none] {""}
       *[other] {" "}({ $left })
    }.


## Stół: wskazówki w pierwszej grze na urządzeniu.

coach-label = Wskazówka na pierwszą grę
coach-turn = { $open ->
        [1] Zaczynasz: podaj liczbę, do której twoim zdaniem sięgają wszystkie karty razem. Twoja też się liczy.
       *[0] Twoja kolej: podaj wyższą liczbę, jeśli myślisz, że suma do niej sięga. Widzisz wszystkie karty oprócz swojej.
    }
coach-special = { $face } to karta Specjalna. Dotknij jej, a powie, co robi. Tak działa wszystko na stole.
coach-doubt = { $sum ->
        [none] { $of_name } mówi { $bid }. Jeśli myślisz, że suma jest niższa, sprawdź: kto się myli, przegrywa rundę.
       *[other] { $of_name } mówi { $bid }, a ty widzisz { $sum }. Jeśli to według ciebie blef, sprawdź: kto się myli, przegrywa rundę.
    }
coach-peek = Możesz podejrzeć: zamknij otwarte oko i obejrzyj kartę na środku. Potem musisz podbić.
coach-loss = { $penalty ->
        [eyes] Przegrywasz rundę i oddajesz kartę Wglądu. Bez kart Wglądu odpadasz.
        [tomahawks] Przegrywasz rundę i dostajesz tomahawk. Odpadasz, gdy masz { $limit }.
        [tokens] Przegrywasz rundę i bierzesz żeton kojota. Odpadasz, gdy masz { $limit }.
       *[lives] Przegrywasz rundę i tracisz życie. Bez żyć odpadasz.
    }


## The table: talk, menu, what a screen reader hears, and the line to the server.

title-your-turn = ● Twoja kolej – Kojot
title-round = Runda { $round } – Kojot
title-lobby = Stół { $code } – Kojot
title-over = Gra skończona – Kojot
line-broken = Brak połączenia. Łączymy ponownie…
line-late = Brak odpowiedzi…
line-offline = Jesteś offline.
line-kept = Gdy tylko wróci połączenie, wyślemy { $action ->
        [bid] twoją ofertę { $bid }
       *[other] twój ruch
    }.
line-back = Połączenie wróciło.
line-try-now = Ponów
leave-title = Odejść od stołu?
leave-stay = Zostań
leave-watching = Tylko oglądasz, gra potoczy się bez ciebie.
leave-home-playing = { $slow ->
        [1] Twoje miejsce czeka na ciebie. Wracaj na tym urządzeniu, kiedy chcesz.
       *[0] Miejsce zostaje twoje. Po { $grace ->
            [one] sekundzie
            [few] { $grace } sekundach
            [many] { $grace } sekundach
           *[other] { $grace } sekundy
        } zagra za ciebie bot, aż wrócisz na tym urządzeniu.
    }
leave-home = Miejsce zostaje twoje. Wracaj na tym urządzeniu, kiedy chcesz.
leave-go-home = Wyjdź na razie
leave-good-playing = Bot dogra za ciebie do końca, a miejsca już nie odzyskasz.
leave-good = Twoje miejsce będzie wolne dla kogoś innego.
leave-host = {" "}Gospodarzem zostanie ktoś inny.
leave-for-good = Odejdź na dobre
talk-title = Przebieg gry i czat
talk-unread = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
talk-react = Reakcje
talk-empty = Nic się jeszcze nie stało. Ale się stanie.
talk-aside = widzą tylko ci, którzy nie grają
talk-said = { $name }: { $text }
talk-say = Napisz coś
talk-send = Wyślij
talk-join-first = Tylko oglądasz. Dołącz do stołu, żeby pisać.
talk-off = Czat jest wyłączony przez gospodarza. Reakcje nadal działają.
react-howl = Wycie
react-laugh = Śmiech
react-gasp = Ach!
react-think = Hmm…
react-sly = Chytra mina
react-clap = Brawo
react-hurry = No dalej!
react-sorry = Wybacz
react-thanks = Dzięki
react-wow = Łał
menu-people = Osoby przy stole
menu-invite = Zaproś innych
menu-settings = Język, wygląd i dźwięk
menu-words = Opis stołu
menu-shadow = Oczami gracza
menu-move = Zmień urządzenie
menu-shuffle = Jak potasowano tę rundę
menu-keys = Skróty klawiszowe
menu-rules = Zasady
menu-pause = Wstrzymaj grę
menu-resume = Wznów grę
menu-back = Wróć
people-host = gospodarz
people-you = ty
people-watches = ogląda
people-mute = Wycisz: { $name }
people-hand-over = Przekaż stół: { $name }
people-kick = Usuń: { $name }
people-kick-sure = Usunąć: { $name }? W trakcie gry dalej zagra bot.
people-kick-yes = Usuń
people-kick-no = Anuluj
people-watching = { $count ->
        [one] { $count } gość ogląda
        [few] { $count } gości ogląda
        [many] { $count } gości ogląda
       *[other] { $count } gościa ogląda
    }
share-title = Kojot
share-text = Chodź, zagraj ze mną w Kojota.
invite-how = Wyślij link, pokaż kod QR albo podaj sześć liter.
invite-code = Kod to { $code }
invite-qr = Link jako kod QR
invite-link = Link do tego stołu
invite-share = Udostępnij
invite-copy = Kopiuj link
invite-copied = Skopiowano. Teraz wyślij go znajomym.
move-how = Na drugim urządzeniu otwórz link do tego stołu i wybierz przeniesienie miejsca. Potem wpisz kod, który tu dostaniesz. Na tym urządzeniu będzie odtąd można tylko oglądać.
move-ask = Pokaż kod
move-left = { $minutes ->
        [one] Działa jeszcze minutę, jeden raz.
        [few] Działa { $minutes } minuty, jeden raz.
        [many] Działa { $minutes } minut, jeden raz.
       *[other] Działa { $minutes } minuty, jeden raz.
    }
shuffle-promise = Przed rozdaniem serwer zobowiązał się do swojego tasowania. Oto odcisk jego sekretu:
shuffle-none = To urządzenie nie dołożyło do tej rundy własnej losowości.
shuffle-sent = To urządzenie wysłało własną losowość. Przy rozdaniu zobaczysz, czy została użyta.
shuffle-used = Losowość z tego urządzenia została użyta, więc nikt nie mógł sam wybrać kart.
shuffle-missed = To, co dołożyło to urządzenie, przyszło za późno albo zostało pominięte. Raz to przypadek.
shuffle-more = Po grze twoje urządzenie porówna wszystkie obietnice z zapisem.
shadow-how = Wybierz gracza. Po każdej rundzie zobaczysz ją jego oczami.
shadow-wait = Zobaczysz rundę, gdy się skończy.
shadow-round = Runda { $round }, jak ją widzi { $by_name }
shadow-saw = { $bid ->
        [none] Nie ma jeszcze oferty
       *[other] Oferta to { $bid }
    }; widać: { $cards }
keys-digits = wpisz liczbę
keys-arrows = o jeden wyżej, o jeden niżej
keys-enter = złóż ofertę
keys-challenge = sprawdź
keys-peek = podejrzyj
keys-explain = objaśnij stół, rzecz po rzeczy
keys-state = opis stołu, dla czytników ekranu
keys-help = ta lista
announcer-story = Co się dzieje
announcer-ask = Opisz stół
announcer-explain = Objaśnij stół
state-waiting = Czekamy na: { $names }.
state-nobody = Nikt nie musi teraz nic robić.
state-no-bid = Nie ma jeszcze oferty.
state-bid = { $by ->
        [you] Obecna oferta jest twoja: { $bid }.
       *[other] Oferta to { $bid }, tak mówi { $by_name }.
    }
state-seat = { $by ->
        [you] Ty: { $cards }. { $marks }.
       *[other] { $by_name }: { $cards }. { $marks }.
    }
state-no-card = brak karty
state-middle = Na stole { $place }: { $face }.
state-middle-secret = Na stole { $place }: znasz ją tylko ty. Przytrzymaj, żeby zobaczyć.
state-reversed = Kierunek gry jest odwrócony.
state-sum = To, co widzisz, daje { $sum }.

