## What is wrong with an action. $seat: who; $word: the action's word; $acting: the seats to act.

error-not-your-turn = Platz { $seat } ist jetzt nicht dran, sondern Platz { $acting }
error-no-pile = Platz { $seat } ist jetzt nicht dran: erst muss ein Stapel gegeben werden
error-game-over = das Spiel ist vorbei
error-not-in-edition = Platz { $seat } darf „{ $word }“ nicht: in { $edition } gibt es kein „{ $word }“
error-variant-off = Platz { $seat } darf „{ $action }“ nicht: dieses Spiel wird ohne das gespielt
error-not-asked = Platz { $seat } darf „{ $word }“ nicht: danach ist jetzt nicht gefragt
error-no-bid-left = Platz { $seat } darf „{ $word }“ nicht: jemand müsste bieten, und keine Zahl ist übrig
error-bid-owed = Platz { $seat } darf „{ $word }“ nicht: erst ist ein Gebot fällig
error-bid-integer = Platz { $seat } darf das nicht bieten: ein Gebot ist eine ganze Zahl
error-bid-range = Platz { $seat } darf „{ $action }“ nicht: ein Gebot liegt zwischen -999 und 999
error-bid-below-minimum = Platz { $seat } darf „{ $action }“ nicht: das Startgebot ist mindestens { $minimum }
error-bid-not-higher = Platz { $seat } darf „{ $action }“ nicht: ein Gebot muss jetzt mindestens { $minimum } sein
error-bid-none-higher = Platz { $seat } darf „{ $action }“ nicht: keine Zahl ist höher als { $bid }, es bleibt nur anzuzweifeln
error-bid-withdrawn = Platz { $seat } darf „{ $action }“ nicht: diese Zahl wurde zurückgenommen, nenne eine andere
error-challenge-nothing = Platz { $seat } darf nicht anzweifeln: es gibt noch kein Gebot
error-peek-first-turn = Platz { $seat } darf nicht spähen: nicht im ersten Zug der Runde
error-peek-again = Platz { $seat } darf nicht spähen: hat die Karte in der Mitte schon gesehen
error-peek-no-open-eye = Platz { $seat } darf nicht spähen: kein offenes Auge
error-coyote-not-held = Platz { $seat } darf die Coyotekarte nicht legen: jemand anders hat sie, oder niemand
error-coyote-again = Platz { $seat } darf die Coyotekarte nicht legen: sie wurde in dieser Runde schon gelegt
error-coyote-first-turn = Platz { $seat } darf die Coyotekarte nicht legen: nicht im ersten Zug der Runde
error-guess-owed = Platz { $seat } darf „{ $word }“ nicht: jetzt ist ein Tipp fällig
error-guess-who = Platz { $seat } darf „{ $action }“ nicht: tippe auf den Bieter oder den Zweifler
error-discard-owed = Platz { $seat } darf „{ $word }“ nicht: jetzt ist eine Augenkarte abzugeben
error-addition-used = Platz { $seat } darf „{ $action }“ nicht: das wurde in dieser Runde schon genutzt
error-addition-before-bid = Platz { $seat } darf „{ $word }“ nicht: es gibt noch kein Gebot
error-addition-seat = Platz { $seat } darf „{ $action }“ nicht: nenne einen anderen Platz, der noch im Spiel ist, und nur bei extra und next
error-no-addition = Platz { $seat } darf „{ $action }“ nicht: nach restart gibt es zum Gebot keinen Zusatz
error-must-answer = Platz { $seat } darf „{ $word }“ nicht: erhöhe oder zweifle an
error-token-used = Platz { $seat } darf „{ $word }“ nicht: kein solches Plättchen ist in dieser Runde übrig
error-tokens-two-left = Platz { $seat } darf „{ $word }“ nicht: zu zweit gibt es keine Plättchen
error-owner-must-raise = Platz { $seat } darf „{ $word }“ nicht: das Gebot ist das eigene, es muss erhöht werden
error-name-no-card = Platz { $seat } darf „{ $action }“ nicht: eine solche Feder gibt es nicht

## What is wrong with a pile.

error-pile-not-due = jetzt ist kein Stapel fällig
error-pile-missing = der Stapel besteht nicht aus den { $size } Karten, die fällig sind: eine { $card } fehlt
error-pile-surplus = der Stapel besteht nicht aus den { $size } Karten, die fällig sind: eine { $card } ist zu viel
error-pile-order = { $fixed ->
        [one] die erste Karte ist nicht der ungezogene Rest
       *[other] die ersten { $fixed } Karten sind nicht der ungezogene Rest in seiner Reihenfolge
    }
error-refill-missing = der Stapel wurde leer, aber die Runde hat kein refill
error-refill-unneeded = die Runde hat ein refill, aber der Stapel wurde nicht leer

## What is wrong with a text or with the wishes for a game.

error-no-card = „{ $text }“ ist keine Karte
error-no-action = „{ $text }“ ist keine Aktion
error-no-move = „{ $text }“ ist kein Zug: schreib einen Platz und eine Aktion, etwa 0 bid 12
error-no-seat = Platz { $seat } gibt es nicht: die Plätze gehen von 0 bis { $last }
error-edition = „{ $edition }“ ist keine Edition: wähle eyes, tomahawk, museum oder classic
error-players = { $edition } ist für { $least } bis { $most } Spieler, nicht für { $players }
error-starter = es beginnt ein Platz von 0 bis { $last }, nicht { $starter }
error-option-unknown = { $edition } hat keine Option „{ $option }“: es hat { $options }
error-option-flag = { $option } ist true oder false, nicht { $value }
error-additions-list = additions ist eine Liste von Namen, nicht { $value }
error-addition-unknown = „{ $addition }“ ist kein Zusatz: wähle aus { $additions }
error-addition-twice = der Zusatz { $addition } steht zweimal da
error-limit = { $least ->
        [3] { $most ->
            [3] das Limit ist 3 in { $edition } mit { $players } Spielern, nicht { $value }
           *[other] das Limit ist 3 bis { $most } in { $edition }, nicht { $value }
        }
       *[other] das Limit ist { $least } bis { $most } in { $edition }, nicht { $value }
    }
error-bot = „{ $bot }“ ist kein Bot: wähle aus { $bots }
error-min-bid = min_bid ist null oder eine ganze Zahl von { $least } bis { $most }, nicht { $value }

## What is wrong with a record.

error-round-over = die Runde ist vorbei
error-round-unfinished = die Runde endet zu früh
error-record-size = größer als { $most } Bytes
error-record-no-text = kein UTF-8-Text
error-record-no-json = kein JSON: siehe Zeile { $line }, Spalte { $column }
error-record-deep = zu tief verschachtelt
error-record-number = enthält eine Zahl, die JSON nicht kennt oder die zu lang ist
error-record-key-twice = hat den Schlüssel { $key } zweimal
error-record-no-object = kein JSON-Objekt
error-record-field-missing = hat kein Feld „{ $field }“
error-record-field-type = das Feld „{ $field }“ muss { $wanted ->
        [text] ein Text
        [object] ein Objekt
        [list] eine Liste
       *[integer] eine ganze Zahl
    } sein
error-record-format = das Format ist { $format }, nicht „{ $wanted }“
error-record-players = players muss eine Liste von Texten sein
error-record-round = Runde { $round } muss ein Objekt sein
error-record-moves = Runde { $round } muss eine Liste von Zügen haben
error-record-pile = { $field } muss ein Text aus Karten sein

## What is wrong with the proof of a record's shuffles. $kind: deal or refill.

error-proof-missing = hat keinen Beweis für das Mischen
error-proof-head = der Beweis muss format, table und game enthalten und sonst nichts
error-proof-format = das Format des Beweises ist nicht „{ $wanted }“
error-proof-table = table im Beweis muss ein Text aus 1 bis { $most } Zeichen in einer Zeile sein
error-proof-game = game im Beweis muss eine ganze Zahl von 1 bis { $most } sein
error-proof-shuffle = für diese Runde wurde gemischt: ihr shuffle muss commitment, secret und entropy enthalten und sonst nichts
error-proof-continued = für diese Runde wurde nicht gemischt: ihr shuffle muss continues und entropy enthalten und sonst nichts
error-proof-continues = zuletzt wurde für Runde { $wanted } gemischt: continues muss { $wanted } sein
error-proof-refill = der Stapel wurde aufgefüllt: refill_shuffle muss commitment und secret enthalten und sonst nichts
error-proof-refill-unneeded = die Runde hat ein refill_shuffle, aber kein refill
error-proof-hex = { $field } muss aus 64 Ziffern von 0 bis 9 und a bis f bestehen
error-proof-entropy-list = entropy muss eine Liste sein
error-proof-entropy = eine Zeile von entropy ist ein Platz und { $least } bis { $most } Bytes als Ziffern von 0 bis 9 und a bis f, etwa 0 00112233445566778899aabbccddeeff
error-proof-entropy-order = entropy von Platz { $seat } steht doppelt oder an falscher Stelle: die Plätze steigen, mit je einer Zeile
error-proof-commitment = das commitment { $kind ->
        [refill] zum Auffüllen
       *[deal] zum Mischen
    } wurde nicht aus diesem secret für diesen Tisch, dieses Spiel und diese Runde gemacht
error-proof-order = { $kind ->
        [refill] das refill
       *[deal] der Stapel
    } liegt nicht in der Reihenfolge, die aus secret und entropy folgt

## What a table refuses.

error-not-now = das geht jetzt nicht
error-not-joined = du schaust nur zu: tritt erst dem Tisch bei
error-name-empty = ein Name braucht mindestens ein sichtbares Zeichen
error-name-long = ein Name hat höchstens { $most } Zeichen
error-animal = „{ $animal }“ gibt es hier nicht: wähle coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl oder fox
error-table-crowded = mehr als { $most } Leute passen nicht an diesen Tisch
error-table-full = alle { $most } Plätze sind besetzt
error-seated-already = du hast schon einen Platz oder bekommst einen im nächsten Spiel
error-not-seated = du hast keinen Platz, den du aufgeben könntest
error-in-game = das geht erst, wenn das Spiel vorbei ist
error-no-game = gerade läuft kein Spiel
error-not-host = das darf nur der Gastgeber
error-people-play = in diesem Spiel sind noch Menschen dabei
error-settings = so gehen die Einstellungen nicht, siehe „{ $field }“: { $problem }
error-clock-range = ein Zug hat { $least } bis { $most } Sekunden oder kein Zeitlimit, nicht { $clock }
error-slow-clock = ein Spiel über mehrere Tage hat kein Zeitlimit: wähle eines von beiden
error-grace-range = man darf { $least } bis { $most } Sekunden offline sein, nicht { $grace }
error-seats-many = { $seats } Plätze sind besetzt, und diese Edition hat { $most }: erst muss jemand aufstehen
error-no-bot = auf Platz { $seat } sitzt kein Bot
error-no-person = niemand sonst hier hat die Nummer { $person }
error-paused = das Spiel ist pausiert
error-not-paused = das Spiel ist nicht pausiert
error-not-in-game = du hast in diesem Spiel keinen Platz
error-bot-plays = ein Bot spielt für dich: hol dir erst deinen Platz zurück
error-stale = am Tisch ging es weiter: du hast Version { $version } gesehen, und jetzt ist es { $now }
error-entropy = entropy sind 16 bis 32 Bytes, geschrieben als Ziffern von 0 bis 9 und a bis f
error-odds-off = der Gastgeber hat die Chancen ausgeschaltet
error-odds-none = Chancen gibt es nur, während du eine Runde spielst
error-nothing-to-reclaim = für dich spielt kein Bot
error-no-clock = du hast gerade kein Zeitlimit
error-time-enough = ein Zug lässt sich { $most } Mal verlängern, und so oft ist das schon geschehen
error-nobody-asks = niemand sonst bittet um mehr Zeit
error-text-off = der Gastgeber hat den Chat ausgeschaltet; Reaktionen gehen weiterhin
error-text-empty = schreib etwas, das man sehen kann
error-text-long = eine Nachricht hat höchstens { $most } Zeichen
error-talk-fast = das war zu schnell: weiter geht es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }
error-reaction = diese Reaktion gibt es nicht: wähle aus { $signs }
error-shadow-off = der Gastgeber lässt niemanden einem Spieler folgen
error-shadow-seat = es gibt keinen Platz { $seat }, dem du folgen könntest

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = Aufzeichnung: { $problem } ({ $rule })
at-move = Runde { $round }, Zug { $move }: { $problem } ({ $rule })


## The game in a terminal. $by and $of are you or other, $by_name and $of_name their names.
## $edition is the edition’s id. Signs between words must be one cell wide.

animal-hare = Hase
animal-badger = Dachs
animal-raven = Rabe
animal-turtle = Schildkröte
animal-bear = Bär
animal-beaver = Biber
animal-lizard = Eidechse
animal-owl = Eule
animal-fox = Fuchs
animal-coyote = Kojote

terminal-label = { $by ->
        [you] du
       *[other] { $by_name }
    }
terminal-seat-you = {" "}(du)
terminal-other = { $names } ({ $bots ->
        [one] { $kind }
       *[other] Bots: { $kind }
    })
terminal-and = { $many } und { $last }
terminal-problem = { $problem } ({ $rule })

terminal-welcome = Coyote, { $name }: Du sitzt auf Platz 0, mit { $others }.
terminal-aim = Du siehst alle { $edition ->
        [tomahawk] Federn
        [museum] Federn
       *[other] Karten
    } außer deiner. Wie hoch ist die Summe? ? hilft, Strg-C beendet.
terminal-resumed = Das Spiel geht in Runde { $number } weiter.
terminal-round = Runde { $number }, { $by ->
        [you] du beginnst
       *[other] { $by_name } beginnt
    }

## The table.

terminal-header = { $name }, Runde { $round }, { $direction ->
        [-1] gegen den Uhrzeigersinn
       *[1] im Uhrzeigersinn
    }
terminal-player = Spieler
terminal-card = { $edition ->
        [tomahawk] Feder
        [museum] Feder
       *[other] Karte
    }
terminal-marks = { $penalty ->
        [eyes] Augen
        [tomahawks] Tomahawks
        [tokens] Marker
       *[lives] Leben
    }
card-place = { $place ->
        [extra] extra
        [open] offen
        [behind] dahinter
        [centre] Mitte
        [coyote] Coyotekarte
        [drawn] gezogen
       *[other] Karte
    }
terminal-note-out = raus
terminal-note-bid = Gebot { $bid }
terminal-note-challenger = zweifelt an
terminal-note-starter = hat begonnen
terminal-note-peeked = hat gespäht
terminal-note-coyote = { $laid ->
        [1] hat die Coyotekarte gelegt
       *[0] hat die Coyotekarte
    }
terminal-note-passed = setzt aus
terminal-coyote-centre = Coyotekarte: bei niemandem
terminal-pile = Stapel: { $count }
terminal-aside = abgelegt: { $count }
terminal-unused = { $kind ->
        [tokens] Plättchen
       *[additions] Zusätze
    }: { $rest }
terminal-none-left = keine mehr in dieser Runde
terminal-no-bid = Noch kein Gebot.
terminal-says = { $by ->
        [you] Du sagst
       *[other] { $by_name } sagt
    } mindestens
terminal-double = Verdoppelt: Wird jetzt angezweifelt, gibt es zwei Tomahawks.
terminal-withdrawn = { $bid } wurde zurückgenommen.
terminal-bids = Gebote:

## What is asked of you.

call-open = Du bist dran: Mach das erste Gebot.
call-free = Du bist dran: Überbiete die { $number } von { $of_name } oder zweifle sie an.
call-answer = Du bist dran: Überbiete die { $number } von { $of_name } oder zweifle sie an.
call-plain = Du bist dran: Überbiete die { $number } von { $of_name } oder zweifle sie an; jetzt ohne Zusätze.
call-challenge = Du bist dran: Mehr als die { $number } von { $of_name } geht nicht, zweifle sie an.
call-raise = Nenne jetzt deine Zahl{ $least ->
        [-999] {""}
       *[other] , mindestens { $least }
    }.
call-owner = Deine { $number } ist wieder bei dir: Erhöhe sie.
call-rename = Deine { $number } wurde zurückgenommen: Nenne eine andere Zahl, mindestens { $least }{ $excluded ->
        [none] {""}
       *[other] , aber nicht { $excluded }
    }.
call-guess = { $by_name } zweifelt die { $number } von { $of_name } an. Wer gewinnt?
call-discard = Du gibst eine Augenkarte ab. Welche?
terminal-offer-bid = { $least ->
        [-999] jede Zahl
       *[other] { $least } oder mehr
    }{ $excluded ->
        [none] {""}
       *[other] {" "}außer { $excluded }
    }
terminal-offer-help = help
terminal-enter = { $out ->
        [1] Du bist ausgeschieden. Enter lässt die anderen zu Ende spielen, quit beendet.
       *[0] Mit Enter geht es weiter.
    }

## What somebody did. $card is a face, or hidden where you may not see it.

did-bid = { $by ->
        [you] Du bietest
       *[other] { $by_name } bietet
    } { $number }{ $addition ->
        [extra] , und { $of ->
            [you] du bekommst eine zweite Feder, die du nicht siehst.
           *[other] { $of_name } bekommt eine zweite Feder: { $card }.
        }
        [double] , verdoppelt: Wird jetzt angezweifelt, gibt es zwei Tomahawks.
        [next] . { $of ->
            [you] Du musst antworten.
           *[other] { $of_name } muss antworten.
        }
       *[none] .
    }
did-challenge = { $by ->
        [you] Du zweifelst
       *[other] { $by_name } zweifelt
    } { $of ->
        [you] deine { $number }
       *[other] die { $number } von { $of_name }
    } an!
did-peek = { $by ->
        [you] Du schließt ein Auge und spähst: Die Karte in der Mitte ist { $card }.
       *[other] { $by_name } schließt ein Auge und späht nach der Karte in der Mitte.
    }
did-coyote = { $by ->
        [you] Du legst eine Karte unter die Coyotekarte: { $card }.
       *[other] { $by_name } sieht sich eine Karte an und legt sie unter die Coyotekarte.
    }
did-guess = { $by ->
        [you] Du tippst
       *[other] { $by_name } tippt
    } auf { $of ->
        [you] dich.
       *[other] { $of_name }.
    }
did-confirm = { $by ->
        [you] Du übernimmst
       *[other] { $by_name } übernimmt
    } { $of ->
        [you] deine { $number }
       *[other] die { $number } von { $of_name }
    }.
did-reverse = { $by ->
        [you] Du kehrst
       *[other] { $by_name } kehrt
    } die Spielrichtung um.{ $edition ->
        [museum] {""}
       *[other] {" "}{ $of ->
            [you] Du musst
           *[other] { $of_name } muss
        } erhöhen.
    }
did-restart = { $by ->
        [you] Du lässt
       *[other] { $by_name } lässt
    } die { $number } zurücknehmen. { $of ->
        [you] Du nennst
       *[other] { $of_name } nennt
    } eine andere Zahl.
did-open = { $by ->
        [you] Du deckst
       *[other] { $by_name } deckt
    } für alle eine Feder auf: { $card }.
did-skip = { $by ->
        [you] Du gibst den Zug weiter.
       *[other] { $by_name } gibt den Zug weiter.
    }
did-swap = { $by ->
        [you] Du steckst eine neue Feder vor deine, ohne sie zu sehen.
       *[other] { $by_name } steckt eine neue Feder, { $card }, vor die { $behind }.
    }
did-name = { $by ->
        [you] Du nennst
       *[other] { $by_name } nennt
    } { $card }{ $right ->
        [1] : richtig! { $by ->
            [you] Du setzt
           *[other] { $by_name } setzt
        } für den Rest der Runde aus.
       *[0] , aber es ist { $worn }. Die Runde endet ohne Zählung.
    }
pile-refilled = Der Stapel ist leer: Alles Abgelegte wird gemischt und bildet den neuen.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = zieht eine { $victim }
step-strike = { $victim ->
        [none] findet nichts zu streichen
       *[other] streicht die { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] findet nichts Positives
       *[other] macht die { $victim } negativ ({ $owner })
    }
step-double = { $edition ->
        [museum] verdoppelt alles Positive
       *[other] verdoppelt die Summe
    }
step-nothing = zählt nichts
step-add = { $sign ->
        [plus] bringt { $twice ->
            [1] zweimal { $number }
           *[0] { $number }
        }
        [minus] nimmt { $number } weg
       *[none] bringt nichts
    }
whose-card = { $place ->
        [extra] { $by ->
            [you] du, extra
           *[other] { $by_name }, extra
        }
        [open] { $by ->
            [you] du, offen
           *[other] { $by_name }, offen
        }
        [behind] { $by ->
            [you] du, dahinter
           *[other] { $by_name }, dahinter
        }
       *[worn] { $by ->
            [you] du
           *[other] { $by_name }
        }
    }
lay-behind = Hinter { $by ->
        [you] deiner Feder
       *[other] der Feder von { $by_name }
    } steckte { $card }; das zählt nicht.
round-uncounted = Alle Karten werden aufgedeckt: { $cards }
terminal-line-bid = Gebot { $bid }
terminal-line-total = Summe { $total }
round-verdict = Die Summe ist { $total }{ $enough ->
        [1] : Das Gebot von { $bid } hält.
       *[0] {" "}und liegt unter dem Gebot von { $bid }.
    } { $by ->
        [you] Du verlierst die Runde.
       *[other] { $by_name } verliert die Runde.
    }
eye-turned = { $guessed ->
        [1] { $eye ->
            [open] { $by ->
                [you] Du hast richtig getippt und öffnest ein Auge.
               *[other] { $by_name } hat richtig getippt und öffnet ein Auge.
            }
           *[closed] { $by ->
                [you] Du hast falsch getippt und schließt ein Auge.
               *[other] { $by_name } hat falsch getippt und schließt ein Auge.
            }
        }
       *[0] { $by ->
            [you] Du gewinnst und öffnest ein Auge.
           *[other] { $by_name } gewinnt und öffnet ein Auge.
        }
    }
round-penalty = { $penalty ->
        [eyes] { $by ->
            [you] Du gibst
           *[other] { $by_name } gibt
        } { $eye ->
            [open] ein offenes
           *[closed] ein geschlossenes
        } Auge ab
        [tomahawks] { $by ->
            [you] Du bekommst
           *[other] { $by_name } bekommt
        } { $count ->
            [one] einen Tomahawk
           *[other] { $count } Tomahawks
        }
        [tokens] { $by ->
            [you] Du nimmst
           *[other] { $by_name } nimmt
        } { $count ->
            [one] einen Kojotenmarker
           *[other] { $count } Kojotenmarker
        }
       *[lives] { $by ->
            [you] Du verlierst
           *[other] { $by_name } verliert
        } { $count ->
            [one] ein Leben
           *[other] { $count } Leben
        }
    }{ $out ->
        [1] {" "}und { $by ->
            [you] scheidest aus.
           *[other] scheidet aus.
        }
       *[0] : { $marks }
    }
pile-shuffled = Alle { $count } { $edition ->
        [classic] Karten
       *[other] Federn
    } werden gemischt.
starts-next = { $by ->
        [you] Du beginnst
       *[other] { $by_name } beginnt
    } die nächste Runde.

## How it went.

terminal-round-counted = Runde { $number }: { $of ->
        [you] du bietest
       *[other] { $of_name } bietet
    } { $bid }, { $by ->
        [you] du zweifelst
       *[other] { $by_name } zweifelt
    } an, Summe { $total }; verloren: { $loser }.
terminal-round-named = Runde { $number }: { $by ->
        [you] du nennst die falsche Feder und verlierst.
       *[other] { $by_name } nennt die falsche Feder und verliert.
    }
terminal-move = { $by ->
        [you] du
       *[other] { $by_name }
    } { $word ->
        [bid] { $by ->
            [you] bietest
           *[other] bietet
        } { $number }{ $addition ->
            [extra] , zweite Feder für { $of ->
                [you] dich
               *[other] { $of_name }
            }
            [double] , verdoppelt
            [next] , { $of ->
                [you] du antwortest
               *[other] { $of_name } antwortet
            }
           *[none] {""}
        }
        [challenge] { $by ->
            [you] zweifelst an
           *[other] zweifelt an
        }
        [peek] { $by ->
            [you] spähst
           *[other] späht
        }
        [coyote] { $by ->
            [you] legst
           *[other] legt
        } die Coyotekarte
        [guess] { $by ->
            [you] tippst
           *[other] tippt
        } auf { $of ->
            [you] dich
           *[other] { $of_name }
        }
        [discard] { $by ->
            [you] gibst
           *[other] gibt
        } ein Auge ab
        [confirm] { $by ->
            [you] übernimmst
           *[other] übernimmt
        } das Gebot
        [reverse] { $by ->
            [you] kehrst
           *[other] kehrt
        } die Richtung um
        [restart] lässt das Gebot zurücknehmen
        [open] { $by ->
            [you] deckst
           *[other] deckt
        } eine Feder auf
        [skip] { $by ->
            [you] gibst
           *[other] gibt
        } den Zug weiter
        [swap] { $by ->
            [you] tauschst
           *[other] tauscht
        } die Feder
       *[name] { $by ->
            [you] nennst
           *[other] nennt
        } { $card }
    }
terminal-then = { $before }; { $after }
terminal-no-moves = noch nichts
terminal-history = Runde { $number } bisher: { $moves }.
terminal-column = { $column ->
        [round] Runde
        [bid] Gebot
        [bidder] von
        [challenger] angezweifelt von
        [total] Summe
       *[loser] verloren
    }
game-won = { $by ->
        [you] Du hast das Spiel gewonnen!
       *[other] { $by_name } hat das Spiel gewonnen.
    }
terminal-saved = { $over ->
        [1] Die Aufzeichnung liegt in dieser Datei:
       *[0] Das Spiel ist gespeichert. Weiter geht es mit:
    }
terminal-not-saved = { $over ->
        [1] Die Aufzeichnung wurde nicht gespeichert: Das macht --save DATEI.
       *[0] Du hast das Spiel verlassen. Gespeichert ist es nicht: Das macht --save DATEI.
    }
terminal-unsaved = Das Spiel ließ sich nicht speichern: { $reason }. Nach jedem Zug wird es wieder versucht.
terminal-seed = --seed { $seed } gibt noch einmal dieselben Karten.

## Help. One line for an action, and more when asked about it.

terminal-commands = Befehle: help AKTION, odds, history, table, rules, quit
terminal-about-rules = coyote rules --edition { $edition } zeigt die Regeln; Zeichen wie (C2) sind ihre Absätze. help AKTION erklärt eine Aktion.
terminal-about-odds = Die Chancen siehst du in Spielen, die du mit --hint beginnst, solange Karten verdeckt sind.
terminal-help-unknown = Hilfe gibt es zu: { $words }.
# What one fills in: bid 12 extra SEAT, name FEATHER.
terminal-blank = { $blank ->
        [seat] PLATZ
       *[feather] FEDER
    }
terminal-help-elsewhere = Das gehört nicht zu { $name }.

action-bid = sagen, dass die Summe mindestens N ist; N allein genügt
action-challenge = das aktuelle Gebot anzweifeln, alles aufdecken; kurz: c
action-peek = ein Auge schließen, die Karte in der Mitte ansehen, dann bieten
action-coyote = eine Karte vom Stapel unter die Coyotekarte legen, dann bieten
action-guess = sagen, wer von den beiden gewinnt
action-discard = diese Augenkarte abgeben
action-confirm = das aktuelle Gebot übernehmen; wer folgt, erhöht oder zweifelt an
action-reverse = { $edition ->
        [museum] die Spielrichtung umkehren, dann bieten
       *[other] die Spielrichtung umkehren; der Bieter muss erhöhen
    }
action-restart = der Bieter nennt eine andere Zahl, dann erhöhst du oder zweifelst an
action-extra = bieten, und jemand anders bekommt eine zweite Feder
action-double = bieten; zweifelt gleich der Nächste an, gibt es zwei Tomahawks
action-next = bieten und nennen, wer antworten muss
action-open = eine Feder für alle aufdecken, dann bieten
action-skip = nicht bieten; der Nächste steht vor demselben Gebot
action-swap = eine neue Feder ungesehen vor deine stecken, dann bieten
action-name = die eigene Feder nennen, etwa name 7 oder name MAX0

action-bid-more = Du behauptest, dass alles, was zählt, zusammen mindestens diese Zahl ergibt. Sie muss höher sein als das aktuelle Gebot. Wer dich anzweifelt, verliert, wenn du recht hast; ist die Summe niedriger, verlierst du. Gib bid 12 ein oder nur 12.
action-challenge-more = Du sagst, dass die Summe niedriger ist als das aktuelle Gebot. Alles wird aufgedeckt und gezählt. Niedriger als das Gebot: Der Bieter verliert die Runde. Gleich oder höher: Du verlierst sie.
action-peek-more = Du drehst eines deiner offenen Augen auf die geschlossene Seite und siehst die Karte in der Mitte für den Rest der Runde. Danach musst du bieten. Der Startspieler darf im ersten Zug der Runde nicht spähen.
action-coyote-more = Wer die letzte Runde verloren hat, hat die Coyotekarte. Einmal in der Runde, aber nicht in deinem ersten Zug, ziehst du eine Karte, die nur du siehst, und legst sie unter die Coyotekarte: Sie zählt. Danach musst du bieten.
action-guess-more = Alle außer den beiden Kontrahenten sagen, wer gewinnt. Richtig: Du öffnest eines deiner geschlossenen Augen. Falsch: Du schließt ein offenes. Gib guess 2 (ein Platz) ein oder guess und einen Namen.
action-discard-more = Wer eine Runde verliert, gibt eine Augenkarte ab und wählt, welche. Offene Augen sind mehr wert, denn mit jedem kannst du spähen. Gib discard open oder discard closed ein.
action-confirm-more = Statt zu erhöhen, übernimmst du das aktuelle Gebot. Der nächste Spieler muss erhöhen oder anzweifeln. Einmal in der Runde für den ganzen Tisch.
action-reverse-more = { $edition ->
        [museum] Ein Plättchen: Bis zum Ende der Runde geht es in der anderen Richtung weiter. Danach musst du bieten.
       *[other] Statt zu bieten, kehrst du die Spielrichtung um. Der Bieter des aktuellen Gebots muss es erhöhen, und in der anderen Richtung geht es weiter. Einmal in der Runde für den ganzen Tisch.
    }
action-restart-more = Der Bieter nimmt das aktuelle Gebot zurück und nennt eine andere Zahl, die höher ist als das Gebot davor. Dann erhöhst du oder zweifelst an, ohne Zusatz. Einmal in der Runde für den ganzen Tisch.
action-extra-more = Mit deinem Gebot nennst du jemand anderen, der eine zweite Feder bekommt. Alle anderen sehen sie, und sie zählt. Gib bid 12 extra 3 (ein Platz) ein oder bid 12 extra und einen Namen. Einmal in der Runde für den ganzen Tisch.
action-double-more = Zweifelt gleich der nächste Spieler dieses Gebot an, bekommt der Verlierer zwei Tomahawks. Gib bid 12 double ein. Einmal in der Runde für den ganzen Tisch.
action-next-more = Mit deinem Gebot nennst du, wer darauf antworten muss: erhöhen oder anzweifeln. Von dort geht es weiter. Gib bid 12 next 3 (ein Platz) ein oder bid 12 next und einen Namen. Einmal in der Runde für den ganzen Tisch.
action-open-more = Ein Plättchen: Die oberste Feder des Stapels liegt offen vor dir und zählt. Danach musst du bieten.
action-skip-more = Ein Plättchen: Du nennst keine Zahl, und der nächste Spieler steht vor demselben Gebot. Kommt es zum Bieter zurück, muss er es erhöhen.
action-swap-more = Ein Plättchen: Die oberste Feder des Stapels kommt vor deine, und du siehst keine von beiden. Nur die neue zählt. Danach musst du bieten.
action-name-more = Ein Plättchen: Nenne die Feder, die du trägst. Richtig: Sie liegt offen und zählt, und du setzt für den Rest der Runde aus. Falsch: Du nimmst einen Kojotenmarker, und die Runde endet ohne Zählung. Gib name 7, name MAX0, name ? oder name 0* ein.

## The odds.

terminal-hint = Chancen: { $wide ->
        [1] meist { $low } bis { $high }, die Mitte ist { $middle }.
       *[0] fast immer { $middle }.
    }
terminal-odds = Wie wahrscheinlich die Summe mindestens so hoch ist, soweit du es weißt:
terminal-odds-standing = das aktuelle Gebot
terminal-odds-one = Mindestens { $number }: { $chance } %.
terminal-odds-which = Gib odds ein oder odds und eine Zahl von -999 bis 999.
terminal-percent = { $chance } %

## What you cannot do, said to you.

refusal-no-input = „{ $text }“ sagt mir hier nichts. Gib ? ein, um zu sehen, was jetzt geht.
refusal-not-your-turn = Du bist nicht dran.
refusal-no-pile = Das geht noch nicht: Erst muss ein Stapel gegeben werden.
refusal-not-in-edition = In dieser Edition gibt es kein „{ $word }“.
refusal-variant-off = Dieses Spiel wird ohne „{ $action }“ gespielt.
refusal-not-asked = Nach „{ $word }“ ist jetzt nicht gefragt.
refusal-no-bid-left = „{ $word }“ geht jetzt nicht: Jemand müsste bieten, und keine Zahl ist übrig.
refusal-bid-owed = „{ $word }“ geht jetzt nicht: Nenne erst deine Zahl.
refusal-bid-integer = Ein Gebot ist eine ganze Zahl.
refusal-bid-range = Ein Gebot liegt zwischen -999 und 999.
refusal-bid-below-minimum = Das Startgebot ist mindestens { $minimum }.
refusal-bid-not-higher = Das ist zu niedrig: Biete mindestens { $minimum }.
refusal-bid-none-higher = Keine Zahl ist höher als { $bid }: Zweifle sie an.
refusal-bid-withdrawn = Diese Zahl wurde zurückgenommen: Nenne eine andere.
refusal-challenge-nothing = Es gibt noch kein Gebot zum Anzweifeln: Eröffne mit einer Zahl.
refusal-peek-first-turn = Im ersten Zug der Runde kannst du nicht spähen.
refusal-peek-again = Du hast die Karte in der Mitte schon gesehen.
refusal-peek-no-open-eye = Du kannst nicht spähen: Du hast kein offenes Auge.
refusal-coyote-not-held = Du hast die Coyotekarte nicht.
refusal-coyote-again = Die Coyotekarte wurde in dieser Runde schon gelegt.
refusal-coyote-first-turn = In deinem ersten Zug der Runde kannst du die Coyotekarte nicht legen.
refusal-guess-owed = Tippe erst, wer gewinnt.
refusal-guess-who = Tippe auf einen der beiden Kontrahenten.
refusal-discard-owed = Gib erst eine Augenkarte ab: discard open oder discard closed.
refusal-addition-used = „{ $action }“: Dieser Zusatz wurde in dieser Runde schon genutzt.
refusal-addition-before-bid = „{ $word }“ geht noch nicht: Es gibt kein Gebot.
refusal-addition-seat = Nenne den Platz von jemand anderem, der noch im Spiel ist.
refusal-no-addition = Zu diesem Gebot gibt es keinen Zusatz: Nenne nur deine Zahl.
refusal-must-answer = „{ $word }“ geht jetzt nicht: Erhöhe oder zweifle an.
refusal-token-used = In dieser Runde ist kein Plättchen „{ $word }“ mehr übrig.
refusal-tokens-two-left = Zu zweit gibt es keine Plättchen.
refusal-owner-must-raise = „{ $word }“ geht jetzt nicht: Das Gebot ist deins, erhöhe es.
refusal-name-no-card = Eine solche Feder gibt es nicht.

## What cannot be played, said on the command line.

refusal-bots-count = { $others ->
        [one] an diesem Tisch sitzt ein Bot, nicht { $count }: nenne einen
       *[other] an diesem Tisch sitzen { $others } Bots, nicht { $count }: nenne einen für alle oder für jeden einen
    }
refusal-min-bid = das Mindestgebot ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }
refusal-language = --language ist eines von { $languages }, nicht „{ $language }“
refusal-pause = --pause ist eine Anzahl Sekunden von 0 bis { $most }
refusal-file-exists = { $file } ist nicht leer: speichere in eine andere Datei, oder spiel mit --resume weiter
refusal-file-irregular = { $file } ist keine gewöhnliche Datei: speichere in eine andere
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
refusal-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
refusal-resume-broken = mit { $file } geht es nicht weiter: { $problem }
refusal-resume-conflict = { $file } wurde mit einem anderen --{ $option } begonnen: lass die Option weg, oder beginne ein neues Spiel

## Bots against bots, on the command line. $bot is a name or a command.

error-arena-bot = „{ $bot }“ ist kein Bot: wähle aus { $bots }, oder schreibe cmd: und ein Programm
error-arena-program = „{ $bot }“ nennt kein Programm, das hier laufen kann
error-arena-games = --games ist eine Zahl von 1 bis { $most }
error-arena-jobs = --jobs ist eine Zahl von 1 bis { $most }
error-arena-time = --time-limit ist eine Zahl von Sekunden über 0 und bis { $most }
error-arena-file-exists = in { $file } steht schon etwas: schreib die Aufzeichnungen in eine andere Datei
error-arena-file = kann nicht in { $file } schreiben: { $reason }
arena-progress = Spiele
arena-head = { $edition }. Spieler: { $players }. Spiele: { $games }. Kartenfolgen: { $deals }. --seed { $seed }
arena-column = { $column ->
        [bot] Bot
        [games] Spiele
        [wins] Siege
        [share] Anteil der Siege, %
        [fair] × gerechter Anteil
       *[rating] Wertung
    }
arena-note = Jede Kartenfolge wurde von jedem Platz aus einmal gespielt. In Klammern: das 95-%-Intervall. Wer so gut ist wie der Rest des Tisches, hat 1.00 × seinen gerechten Anteil. Wertungen beginnen bei 25; ± ist eine Standardabweichung.
arena-foul = { $reason ->
        [crash] Absturz
        [silence] keine Antwort in der Zeit
        [long] zu lange Antwort
        [unasked] ungefragt geredet
        [nonsense] keine Aktion
       *[illegal] Aktion nicht erlaubt
    }
arena-fouls = { $bot } hat Spiele durch ein Foul verloren: { $games } ({ $kinds }). Das erste: Kartenfolge { $deal }, Drehung { $rotation }, Platz { $seat }: { $detail }

## The solver, on the command line.

solve-no-lab = der Löser braucht weitere Pakete: pip install "coyote-game[lab]"
solve-no-game = „{ $game }“ lässt sich nicht lösen: wähle aus { $games }
solve-no-scheme = --scheme ist eines von { $schemes }, nicht „{ $scheme }“
solve-no-ladder = --ladder ist eine Liste steigender Gebote wie 5,8,12, oder erstes:letztes:Schritt, nicht „{ $text }“
solve-long-ladder = --ladder hat { $bids } Gebote; lösen lassen sich höchstens { $most }
solve-no-iterations = --iterations ist eine Zahl von 1 bis { $most }
solve-no-habits = --habits ist eine Zahl von 0 bis 1, und kleiner als 1
solve-plot-kind = --plot endet auf eines von { $kinds }
solve-no-plot = --plot lässt sich nicht nach { $file } schreiben: { $reason }
solve-no-save = --save lässt sich nicht nach { $file } schreiben: { $reason }
solve-not-for = --{ $option } passt nicht zu { $game }
solve-compiling = Übersetzen, einmal auf diesem Rechner
solve-progress = Lösen
solve-column = { $column ->
        [iteration] Durchläufe
       *[exploitability] Ausnutzbarkeit
    }
solve-outcome = Gebote: { $bids }. Stellungen: { $nodes }. Sekunden: { $seconds }. Wert für den Startspieler: { $value }
solve-match-note = Wie viel Prozent der Partien der Startspieler gewinnt. Zeilen: seine Augen, offen+geschlossen. Spalten: die des anderen.
solve-match-best = Gegen das gespeicherte Spiel gewinnt der beste aller Gegner { $share } % der Partien.

## The editions side by side.

edition-name = { $edition ->
        [eyes] Augen
        [tomahawk] Tomahawk
        [museum] Museum
        [classic] Klassik
       *[other] { $edition }
    }
edition-row = { $row ->
        [id] --edition
        [players] Spieler
        [deck] Kartensatz
        [numbers] Zahlen
        [specials] Sonderkarten
        [centre] Mitte
        [lowest] Mindestgebot
        [penalty] wer verliert
        [limit] raus
        [strikes] MAX trifft
        [doubles] X2 verdoppelt
        [carry] alte Karten
        [starts] dann beginnt
        [also] außerdem
       *[options] Optionen
    }
edition-players = { $least } bis { $most }
edition-deck = { $fact } { $edition ->
        [tomahawk] Federn
        [museum] Federn
       *[other] Karten
    }
edition-run = { $run ->
        [1] { $start } bis { $end }
       *[0] { $start }
    }{ $copies ->
        [1] {""}
       *[other] {" "}×{ $copies }
    }
edition-none = –
edition-centre = { $fact ->
        [1] eine Karte, verdeckt
       *[0] –
    }
edition-lowest = { $fact ->
        [-999] keines
       *[other] { $fact }
    }
edition-penalty = { $fact ->
        [eyes] gibt eine Augenkarte ab
        [tomahawks] bekommt einen Tomahawk
        [tokens] nimmt einen Kojotenmarker
       *[lives] verliert ein Leben
    }
edition-limit = { $penalty ->
        [eyes] wenn alle { $least } weg sind
        [tomahawks] bei { $least } bis { $most }, meist 3
        [tokens] bei { $least } bis { $most }, meist 3
       *[lives] nach { $least } bis { $most }, meist 3
    }
edition-strikes = { $fact ->
        [number] die höchste Zahl
       *[green] die höchste positive
    }
edition-doubles = { $fact ->
        [sum] die Summe
        [greens] alles Positive
       *[none] –
    }
edition-carry = { $fact ->
        [shuffled] jede Runde alle gemischt
        [under] kommen unter den Stapel
       *[aside] werden abgelegt
    }
edition-starts = { $fact ->
        [loser-left] wer verliert; falls raus, der nächste Platz
        [loser-winner] wer verliert; falls raus, wer gewinnt
       *[winner] wer gewinnt
    }
edition-play = Spiel eine: coyote play --edition museum --tokens. Lies die Regeln: coyote rules


## The server. $setting is how it was set: an option or a variable.

serve-ready = Coyote ist offen: { $url }
serve-here = Auf diesem Rechner: { $url }
api-page = Was ein Programm diesen Server fragen kann. Zum Spielen öffnet es einen Socket: docs/protocol.md erklärt, wie.
serve-stop = Strg-C schließt den Server. Die Tische bleiben erhalten.
page-title = Coyote
page-title-table = Tisch von { $name } · Coyote
page-description = Du siehst alle Karten, nur deine nicht. Biete, bluffe, und heul auf, wenn jemand zu weit geht. Setz dich dazu: kein Konto, nichts zu installieren.
page-not-built = Die Seite ist noch nicht gebaut. Ruf make web auf und starte dann den Server neu.

error-setting-number = { $setting } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“
error-setting-word = { $setting } ist eines von { $words }, nicht „{ $value }“
error-setting-host = { $setting } ist eine Adresse oder ein Name dieses Rechners, etwa 0.0.0.0, nicht „{ $value }“
error-setting-url = { $setting } ist eine URL ohne Pfad, etwa https://coyote.example.org, nicht „{ $value }“
error-setting-database = { $setting } sieht aus wie sqlite:///coyote.db, nicht „{ $value }“
error-setting-delay = { $setting } sind die wenigsten und die meisten Sekunden, etwa 0.8-2.5, bis { $most }, nicht „{ $value }“
error-setting-networks = { $setting } ist eine Liste von Adressen oder Netzen, etwa 127.0.0.1,10.0.0.0/8, nicht „{ $value }“
error-port-in-use = Port { $port } ist belegt: wähle einen anderen, etwa mit coyote serve --port 8018
error-cannot-listen = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }
error-no-folder = der Ordner { $folder } lässt sich nicht anlegen: { $reason }

error-not-found = hier ist nichts
error-wrong-method = das geht hier nicht
error-bad-request = die Anfrage lässt sich nicht lesen: siehe { $field }
error-too-large = das ist zu lang
error-not-json = schick JSON und sag es dazu: content-type application/json
error-rate-limited = zu viele Anfragen auf einmal: versuch es wieder in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }
error-too-many-connections = deine Adresse hat schon { $most ->
        [one] eine Verbindung
       *[other] { $most } Verbindungen
    }, mehr dürfen es nicht sein
error-server-error = hier ist etwas schiefgegangen; mehr steht im Log unter { $id }
error-not-ready = der Server ist noch nicht bereit
error-wrong-host = der Server hört nicht auf diesen Namen: wer ihn betreibt, kann ihn mit --base-url setzen
error-wrong-origin = diese Seite darf nicht mit diesem Server sprechen

error-database = „{ $url }“ ist keine Datenbank: schreib sqlite:///PFAD
error-database-in-use = ein anderer Server benutzt { $file }
error-database-newer = { $file } hat Version { $version }, dieses Programm kennt bis { $newest }: installiere ein neueres
error-database-foreign = { $file } ist die Datenbank eines anderen Programms: nenne eine andere Datei
error-database-unusable = { $file } ist nicht zu gebrauchen: { $reason }

## What the server answers instead of a table.

error-no-table = den Tisch { $code } gibt es nicht: prüf den Link, oder eröffne einen neuen Tisch
error-no-record = dieser Tisch hat { $games ->
        [0] noch keine Spiele
        [one] ein Spiel
       *[other] { $games } Spiele
    }, keines mit der Nummer { $game }
error-token = dieses Gerät hat hier keinen Platz mehr: tritt dem Tisch noch einmal bei
error-wrong-code = dieser Einmalcode ist falsch, verbraucht oder zu alt: hol dir einen neuen
error-table-connections = an diesem Tisch sind zu viele Geräte: schließ eines, oder versuch es später wieder
error-house-full = alle { $most } Tische dieses Servers sind belegt: versuch es später wieder
error-try-again = das wurde nicht gespeichert: versuch es noch einmal
error-no-request = der Tisch versteht das nicht: { $problem }
error-hello-again = hello sagt man nur einmal

## The web page. Words that several places use.

app-skip = Zum Tisch springen
app-waiting = Einen Moment …
app-waiting-table = Auf dem Weg zum Tisch …
app-not-loaded = Diese Seite wurde nicht geladen.
app-reload = Erneut versuchen
app-close = Schließen
someone = Jemand

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Runde { $round }: { $by ->
        [you] Du beginnst.
       *[other] { $by_name } beginnt.
    }
told-peek = Du schließt ein Auge und siehst die Karte in der Mitte. Halte sie gedrückt, um sie noch einmal zu sehen.
told-coyote = Du legst eine Karte unter die Coyotekarte. Halte sie gedrückt, um sie noch einmal zu sehen.
news-joined = { $who ->
        [you] Du bist dazugekommen.
       *[other] { $who_name } ist dazugekommen.
    }
news-sat = { $who ->
        [you] Du setzt dich.
       *[other] { $who_name } setzt sich.
    }
news-stood = { $who ->
        [you] Du stehst auf und schaust zu.
       *[other] { $who_name } steht auf und schaut zu.
    }
news-renamed = { $who ->
        [you] Du heißt jetzt { $name }.
       *[other] Jemand heißt jetzt { $name }.
    }
news-left = { $who ->
        [you] Du bist gegangen.
       *[other] { $who_name } ist gegangen.
    }
news-kicked = { $who ->
        [you] Du wurdest vom Tisch entfernt.
       *[other] { $who_name } wurde vom Tisch entfernt.
    }
news-bot-added = Ein Bot setzt sich.
news-bot-removed = Ein Bot geht.
news-host-changed = { $who ->
        [you] Du bist jetzt Gastgeber.
       *[other] { $who_name } ist jetzt Gastgeber.
    }
news-configured = Der Gastgeber hat die Einstellungen geändert. { $setting }: { $value }.
news-game-started = Ein neues Spiel beginnt. { $by ->
        [you] Du fängst an.
       *[other] { $by_name } fängt an.
    }
news-game-dropped = Das Spiel wurde abgebrochen.
news-taken-over = { $why ->
        [time] Die Zeit ist um: Ein Bot spielt für { $by ->
            [you] dich.
           *[other] { $by_name }.
        }
        [away] { $by ->
            [you] Du warst weg: Ein Bot hat übernommen.
           *[other] { $by_name } ist weg: Ein Bot übernimmt.
        }
       *[left] Ein Bot übernimmt für { $by ->
            [you] dich.
           *[other] { $by_name }.
        }
    }
news-reclaimed = { $by ->
        [you] Du hast deinen Platz zurück.
       *[other] { $by_name } ist wieder da.
    }
news-paused = Das Spiel ist pausiert.
news-resumed = Das Spiel geht weiter.
news-hurried = Die Bots spielen ohne Pausen weiter.
news-extended = { $by ->
        [you] Du hast mehr Zeit.
       *[other] { $by_name } hat mehr Zeit.
    }

## Home, the door of a table, settings, rules, and when there is nothing here.

refusal-offline = Der Server antwortet nicht. Prüf deine Verbindung, und versuch es noch einmal.
home-title = Coyote
place-title = { $place } – Coyote
refusal-name-empty = Gib zuerst deinen Namen ein, damit die anderen wissen, wer du bist.
home-what = Du siehst jede Karte, nur deine nicht. Biete auf die Summe, oder entlarve den Bluff.
home-play = Jetzt spielen
home-play-more = mit drei Bots
home-create = Neuer Tisch
home-create-more = Deine Freunde kommen per Link dazu. Was ihr spielt, wählt ihr am Tisch.
home-create-go = Tisch eröffnen
home-join = Code oder Link eines Tisches
home-join-go = Beitreten
home-join-unclear = Ein Code hat sechs Buchstaben, etwa { $code }. Ein ganzer Link geht auch.
home-back = Zurück an deinen Tisch
home-back-phase = { $phase ->
        [lobby] Vor dem Spiel
        [playing] Das Spiel läuft
       *[over] Nach dem Spiel
    }
home-rules = Regeln
home-settings = Einstellungen
home-more = Mehr
home-go = Zur Startseite
name-yours = Dein Name
name-animal = Dein Tier
door-title = Tisch { $code }
door-open = Hier ist ein Platz für dich
door-playing = Das Spiel läuft
door-over = Beim nächsten Spiel bist du dabei
door-full = Alle Plätze sind besetzt
door-more = { $state ->
        [playing] Schau bei diesem Spiel zu, im nächsten hast du einen Platz.
        [over] Gerade ging ein Spiel zu Ende. Spiel beim nächsten mit.
        [full] Du kannst zuschauen oder selbst einen Tisch eröffnen.
       *[open] Gib deinen Namen ein, und setz dich.
    }
door-who = Am Tisch
door-nobody = Hier sitzt noch niemand.
door-bot = Bot
door-edition = Edition: { $name }
door-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
door-sit = { $state ->
        [playing] Zuschauen, dann mitspielen
        [over] Beim nächsten mitspielen
       *[open] Hinsetzen
    }
door-sitting = Du setzt dich …
door-watch = Nur zuschauen
door-new = Neuen Tisch eröffnen
door-claim = Mein Platz ist auf einem anderen Gerät
door-claim-title = Platz hierher holen
door-claim-more = Öffne auf dem anderen Gerät das Menü des Tisches. Dort bekommst du einen Code für dieses.
door-claim-code = Einmalcode
door-unknown = Hier ist kein Tisch
door-unknown-more = Den Tisch { $code } gibt es nicht. Vielleicht ist der Link alt, oder ein Buchstabe ging unterwegs verloren.
door-silent = Der Tisch antwortet nicht
door-silent-more = Vielleicht bist du offline, oder der Server ruht sich aus. Wir versuchen es weiter.
door-busy = Einen Moment, bitte
gone-left = Du hast den Tisch verlassen
gone-kicked = Der Gastgeber hat dich vom Tisch entfernt
gone-moved = Du spielst jetzt auf einem anderen Gerät
gone-deleted = Diesen Tisch gibt es nicht mehr
gone-token = Dein Platz ist nicht auf diesem Gerät
gone-protocol = Es gibt eine neuere Version des Spiels
gone-no-hello = Der Tisch hat diese Seite nicht verstanden
gone-faults = Diese Seite hat zu viel auf einmal geschickt
gone-table-connections = An diesem Tisch sind zu viele Geräte
gone-more = { $why ->
        [left] Du kannst jederzeit wiederkommen.
        [kicked] Du kannst weiter zuschauen oder an einem anderen Tisch spielen.
        [moved] Einen Platz kann nur ein Gerät haben.
        [deleted] Der Gastgeber hat ihn gelöscht. Du kannst einen neuen eröffnen.
        [protocol] Lade die Seite neu, um sie zu bekommen.
        [crowded] In einer Minute versuchen wir es wieder.
        [no-hello] Neu laden sollte helfen.
       *[token] Setz dich noch einmal, oder hol deinen Platz vom anderen Gerät hierher.
    }
gone-join = Wieder an den Tisch
gone-reload = Neu laden
tabs-resting = Du spielst in einem anderen Tab
tabs-resting-more = Dieser ist pausiert, damit sie sich nicht in die Quere kommen.
tabs-here = Hier weiterspielen
quick-dealing = Drei Bots setzen sich zu dir …
settings-title = Einstellungen
settings-kept = Sie gelten auf diesem Gerät.
settings-you = Du
settings-language = Sprache
settings-look = Aussehen
settings-look-is = { $look ->
        [night] Nacht
        [noon] Mittag
       *[auto] Automatisch
    }
settings-feel = Ton und Bewegung
settings-sound = Töne
settings-vibration = Vibrieren, wenn du dran bist
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-more = Ist die Seite im Hintergrund, zeigt dein Gerät eine Mitteilung. Karten stehen nie darin.
settings-notify-denied = Dein Browser blockiert Mitteilungen dieser Seite. Stattdessen melden sich Seitentitel und Ton.
settings-notify-none = Dieser Browser kennt keine Mitteilungen. Stattdessen melden sich Seitentitel und Ton.
settings-still = Keine Animationen
settings-still-more = Nichts bewegt sich. Die Texte bleiben gleich.
settings-helpers = Hilfen
settings-helpers-more = Der Gastgeber eines Tisches kann sie ausschalten.
settings-sums = Sichtbare Karten addieren
settings-odds = Chancen zeigen
settings-odds-more = Wie wahrscheinlich ein Gebot hält, nach dem, was du siehst.
settings-coach = Hinweise für den Anfang
settings-coach-more = Bis zu fünf Hinweise im nächsten Spiel, jeder, wenn etwas neu ist.
rules-title = Die Regeln
rules-editions = Editionen
rules-contents = Auf dieser Seite
rules-about = Das Spiel
rules-print = Drucken
rules-back = Zurück
minute-title = { $edition } in einer Minute
minute-see = Du siehst { $edition ->
        [tomahawk] die Federn
        [museum] die Federn
       *[other] die Karten
    } aller anderen, nur deine eigene nicht.{ $centre ->
        [1] { " " }Noch eine liegt verdeckt in der Mitte.
       *[0] { "" }
    }
minute-bid = Reihum bietet ihr, wie viel alle zusammen mindestens ergeben. Jedes Gebot ist höher als das letzte.
minute-challenge = Du glaubst es nicht? Zweifle an! Alles wird aufgedeckt und gezählt. Hier ist { $total } weniger als { $bid }, also verliert der Bieter. Sonst verliert, wer anzweifelt.
minute-specials = { $edition ->
        [tomahawk] Besondere Federn
        [museum] Besondere Federn
       *[other] Sonderkarten
    } ändern die Summe:
minute-own = { $edition ->
        [eyes] Wenn du dran bist, kannst du ein offenes Auge schließen und die Karte in der Mitte ansehen. Danach musst du erhöhen.
        [tomahawk] Wenn ihr wollt, spielt ihr mit Zusätzen: besonderen Zügen, jeder einmal pro Runde.
       *[museum] Wenn ihr wollt, spielt ihr mit Plättchen: besonderen Zügen, jeder einmal pro Runde.
    }
minute-loses = { $penalty ->
        [eyes] Wer verliert, gibt eine Augenkarte ab; ohne Augenkarten bist du raus.
        [tomahawks] Wer verliert, bekommt einen Tomahawk; mit { $limit } bist du raus.
        [tokens] Wer verliert, nimmt einen Kojotenmarker; mit { $limit } bist du raus.
       *[lives] Wer verliert, büßt ein Leben ein; nach { $limit } bist du raus.
    }
minute-wins = Wer als Letztes übrig bleibt, gewinnt.
minute-all = Alle Regeln dieser Edition
missing-title = Hier ist nur Sand
missing-more = Diese Adresse führt nirgendwohin. Der Tisch ist woanders.

## Die Seite zum Beitreten, der Weg zur Lektion und die Regeln in einer Minute.

door-what = Ein Bluffspiel mit Karten: Du siehst alle außer deiner eigenen und bietest auf die Summe.
door-minute = Regeln in einer Minute
learn-link = In drei Minuten lernen
lobby-can-start = { $name } kann das Spiel starten.
lobby-room = { $room ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $room } Plätze sind noch frei.
    }
lobby-missing = { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count }.
    }
home-join-letters = Kein Tisch hat den Code { $code }. In Codes stehen nur die Buchstaben { $letters }.

## The lesson. $by_name is whoever made the last bid or challenges; $card is a face.

lesson-cards = Alle tragen eine Karte auf dem Kopf. Du siehst jede, nur deine eigene nicht.
lesson-sum = Du siehst { $sum }. Deine Karte und die Karte in der Mitte zählen auch, aber die siehst du nicht.
lesson-open = Du fängst an: Wie viel ergeben alle Karten mindestens? Eröffne mit { $number }.
lesson-raise = Beide haben erhöht. Jetzt erhöhst du auch, oder du zweifelst das letzte Gebot an. Erhöhe auf { $number }.
lesson-bluff = { $bid }! Du siehst nur { $sum }. Entweder sieht { $by_name } bei dir eine hohe Karte, oder es ist ein Bluff. Bluffen ist erlaubt.
lesson-challenge = Das klingt nach zu viel. Zweifle es an!
lesson-count = Jetzt werden alle Karten aufgedeckt und gezählt.
lesson-strike = In der Mitte lag MAX 0: Die höchste Karte zählt 0, hier die { $card }. Die Summe ist { $total }, weniger als { $bid }.
lesson-eyes = { $by_name } verliert also ein Auge. Wer keins mehr hat, scheidet aus. Du hast gewonnen: Eins deiner geschlossenen Augen geht auf.
lesson-peek = Eine neue Runde. Spähe: Du schließt ein offenes Auge und siehst dir die Karte in der Mitte an.
lesson-seen = { $card }! Das weißt nur du. Nach dem Spähen musst du erhöhen: Sag { $number }.
lesson-doubted = { $by_name } zweifelt dein Gebot an. Reicht es?
lesson-won = { $total } sind mindestens { $bid }. Dein Gebot stimmt: Wer es angezweifelt hat, verliert ein Auge.
lesson-done = Das ist das ganze Spiel. Wer als Letzter noch Augen hat, gewinnt. Viel Spaß!
lesson-wait = Die anderen sind dran …
lesson-other = Das ginge auch. Mach in dieser Lektion bitte, was hier steht.
lesson-next = Weiter
lesson-leave = Beenden
lesson-again = Von vorn
lesson-play = Jetzt spielen
lesson-join = Zum Tisch

## The lobby and the end of a game: editions, options and bots in plain words.

lobby-title = Tisch von { $name }
lobby-title-free = Ein Tisch auf der Mesa
lobby-around = Am Tisch
lobby-free = frei
lobby-sit-here = Setz dich
lobby-bot-here = Hier einen Bot hinzufügen
lobby-host = Gastgeber
lobby-yourself = du
lobby-few = { $count ->
        [one] Es fehlt noch jemand, dann geht es los.
       *[other] Es fehlen noch { $count }, dann geht es los.
    }
lobby-many = { $count ->
        [one] Eine Person zu viel für diese Edition: Jemand muss aufstehen.
       *[other] { $count } Leute zu viel für diese Edition: Jemand muss aufstehen.
    }
lobby-limit = Mit so vielen könnt ihr nur bis { $count } Kojotenmarker spielen: Ändere das bei den Varianten.
lobby-set = { $room ->
        [0] Alle Plätze sind besetzt. Los geht’s!
        [one] Es kann losgehen. Ein Platz ist noch frei.
       *[other] Es kann losgehen. { $room } Plätze sind noch frei.
    }
lobby-start = Spiel starten
lobby-waiting = Warten, bis { $name } startet
lobby-host-away = { $name } ist weg. Nach einer Minute wird jemand anders Gastgeber.
lobby-host-none = Sobald ein Gastgeber da ist, kann es losgehen.
lobby-sit = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Schau zu, und setz dich, sobald einer frei wird.
lobby-come-in = Komm, spiel mit
lobby-starter = Wer beginnt?
lobby-chance = Der Zufall entscheidet
lobby-add-bot = Bot hinzufügen
lobby-onlookers = Zuschauer
lobby-unnamed = { $count ->
        [one] und { $count } Gast
       *[other] und { $count } Gäste
    }

lobby-invite = Lade Freunde ein
lobby-hold = Halte den Link gedrückt, um ihn zu kopieren.
lobby-qr-large = QR-Code vergrößern
lobby-qr-how = Richte die Handykamera darauf.

you-title = Du an diesem Tisch
you-keep = Das bin ich
you-like = { $animal }, wie { $name }
you-stand = Aufstehen und zuschauen
person-host = { $name } zum Gastgeber machen
person-host-more = Dann wählt { $name } die Einstellungen und startet das Spiel.
person-away = { $name } ist weg. Der Platz bleibt reserviert.
person-kick = { $name } entfernen
person-kick-ask = { $name } verliert diesen Platz und kann nur neu dazukommen. { $name } entfernen?
person-kick-yes = Ja, entfernen
person-kick-no = Abbrechen
bots-title = Bot auswählen
bots-more = Bots sehen, was du an ihrer Stelle sehen würdest, und sonst nichts.
bots-level = { $level ->
        [1] Sanft
        [2] Leicht
        [3] Mittel
        [4] Schwer
       *[5] Gnadenlos
    }
bot-pup-name = Welpe
bot-pup-about = Zählt zusammen, was zu sehen ist, rät den Rest und spielt nach Laune. Ab und zu zweifelt er einfach so ein Gebot an. Gute Gesellschaft für dein erstes Spiel.
bot-cautious-name = Samtpfote
bot-cautious-about = Geht in kleinen Schritten hoch und zweifelt an, was unwahrscheinlich klingt. Blufft fast nie. Wenn du das weißt, kannst du es nutzen.
bot-lurker-name = Stilles Wasser
bot-lurker-about = Hält sich zurück und bietet etwas weniger, als es glaubt. Es wartet, bis jemand zu weit geht, und zweifelt früher an als andere.
bot-odds-name = Rechenass
bot-odds-about = Berechnet die genauen Chancen aus allem, was zu sehen ist, zählt die Karten und nutzt jeden Kniff der Edition.
bot-braggart-name = Prahlhans
bot-braggart-about = Kennt die Chancen und setzt sich ab und zu darüber hinweg. Anzweifeln mag er gar nicht. Prahlt er gerade, oder stimmt es?
bot-bayes-name = Luchsohr
bot-bayes-about = Ihr alle seht seine Karte, und eure Gebote verraten sie. Luchsohr hört zu, schließt daraus, welche Karte es trägt, und rechnet damit. Ein guter Bluff führt es in die Irre.
bot-coyote-name = Alter Kojote
bot-coyote-about = Mit Tausenden von Spielen trainiert, gegen sich selbst und alle anderen. Er liest deine Gebote, merkt sich, wer zu viel behauptet, blufft, wenn es sich lohnt, und verrät wenig.
bot-random-name = Wirrkopf
bot-random-about = Macht, was ihm gerade einfällt, und kennt nur die Regeln. Gut für das erste Spiel und zum Lachen.
bot-plus-one-name = Plus Eins
bot-plus-one-about = Beginnt niedrig und sagt dann immer eins mehr. Zweifelt an, was eher falsch als wahr ist.

how-title = Spieleinstellungen
how-host-only = Das entscheidet { $name }.
how-host-none = Das entscheidet der Gastgeber.
how-edition = Edition
how-variants = Varianten
how-house = Hausregeln
how-differ = Unterschiede
how-rules = Regeln dieser Edition lesen
how-lost = Die Editionen wurden nicht geladen.
edition-for = { $least } bis { $most } Spieler
edition-about-eyes = Wenige Karten und scharfe Augen. Eine Karte liegt verdeckt in der Mitte: Schließ ein Auge, und du darfst sie ansehen. Aber deine Augen sind auch deine Leben.
edition-about-tomahawk = Dreißig Federn, und ein paar haben es in sich: Eine verdoppelt die Summe, eine kehrt die beste Feder gegen dich. Wer verliert, bekommt einen Tomahawk.
edition-about-museum = Dieselben Federn für mehr Leute, bis zu neun. Gezählt wird anders, du darfst unter null bieten, und wer recht hatte, beginnt die nächste Runde.
edition-about-classic = Der Kartensatz, mit dem alles begann: 36 Karten, viele davon klein, für bis zu zehn. Keine Kniffe, schnell gelernt, drei Leben für alle.
edition-special-eyes = spähen; mit dem Trickster auch Tipps und die Coyotekarte
edition-special-tomahawk = sechs Zusätze, wenn ihr mögt
edition-special-museum = acht Plättchen, wenn ihr mögt
edition-special-classic = viele kleine Karten
wish-none = wie in der Anleitung
wish-nothing = Diese Edition wird so gespielt, wie sie ist: Es gibt nichts zu wählen.
wish-trickster = mit dem Trickster
wish-tokens = mit Plättchen
wish-additions = { $number ->
        [one] mit einem Zusatz
       *[other] mit { $number } Zusätzen
    }
wish-limit = { $penalty ->
        [tomahawks] { $number ->
            [one] raus bei { $number } Tomahawk
           *[other] raus bei { $number } Tomahawks
        }
        [tokens] { $number ->
            [one] raus bei { $number } Marker
           *[other] raus bei { $number } Markern
        }
       *[lives] { $number } Leben für alle
    }
wish-min-bid = Gebote ab { $number }
option-on = an
option-off = aus
option-trickster = Der Trickster
option-trickster-more = Du beginnst mit nur einem offenen Auge. Wird jemand angezweifelt, tippen alle anderen, wer gewinnt: Ein richtiger Tipp öffnet ein Auge, ein falscher schließt eines. Und wer die letzte Runde verloren hat, hat die Coyotekarte und kann eine Karte in die Summe schmuggeln, die sonst niemand kennt.
option-tokens = Plättchen in der Mitte
option-tokens-more = Acht Plättchen liegen in der Mitte: eine Feder aufdecken, die Richtung umkehren, den Zug weitergeben, deine Feder tauschen oder sie nennen. Wenn du dran bist, darfst du zuerst eines nutzen. Zu zweit spielt ihr ohne sie weiter.
option-additions = Zusätze
option-additions-more = Kniffe, die ihr ins Spiel nehmen könnt: einen, einige oder alle. Jeden gibt es einmal pro Runde: Wer ihn zuerst nutzt, hat ihn.
option-all = Alle sechs
option-none = Keine
option-limit = { $penalty ->
        [tomahawks] Tomahawks bis zum Aus
        [tokens] Kojotenmarker bis zum Aus
       *[lives] Leben
    }
option-limit-more = { $penalty ->
        [tokens] Üblich sind drei. Zu dritt oder viert könnt ihr vier oder fünf vereinbaren; mit mehr Leuten sind es immer drei.
       *[other] Üblich sind drei. Weniger macht das Spiel kurz, mehr macht es lang.
    }
option-min-bid = Mindestgebot
option-min-bid-more = Die Anleitung erlaubt jede Zahl, auch null und weniger. Manche mögen es lieber, wenn das Startgebot mindestens so hoch sein muss.
option-min-bid-any = jede Zahl
option-min-bid-own = mindestens
option-less = Eins weniger: { $name }
option-more = Eins mehr: { $name }
option-rule = Regel lesen
house-clock = Zeit pro Zug
house-clock-more = Ist sie um, spielt ein Bot für dich weiter, bis du dir deinen Platz zurückholst.
house-clock-is = { $seconds ->
        [0] ohne Zeitlimit
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
house-clock-told = { $seconds ->
        [0] ohne Zeitlimit
        [one] { $seconds } Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
house-clock-own = andere
house-seconds = Sekunden
house-slow = Über mehrere Tage spielen
house-slow-more = Niemand hat es eilig: Es gibt kein Zeitlimit, und kein Bot springt für Abwesende ein.
house-grace = Zeit offline
house-grace-more = Wie lange jemand offline sein darf, bis ein Bot übernimmt. Zurückkommen geht immer.
house-grace-is = { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
house-stand-in = Ersatz-Bot
house-stand-in-more = Dieser Bot spielt für alle, die gerade weg sind.
house-sums = Summen
house-sums-more = Alle dürfen sehen, was ihre sichtbaren Karten zusammen ergeben.
house-odds = Chancen
house-odds-more = Alle dürfen sehen, wie wahrscheinlich ein Gebot hält.
house-text = Chat
house-text-more = Am Tisch könnt ihr einander schreiben. Reaktionen gehen immer.
house-shadow = Einem Spieler folgen
house-shadow-more = Wer zuschaut, kann einem Spieler folgen, sobald die Runde vorbei ist.
house-told = { $what ->
        [slow] über mehrere Tage
        [text] ohne Chat
        [odds] ohne Chancen
        [sums] ohne Summen
       *[shadow] Zuschauer folgen Spielern
    }

over-title = { $by ->
        [you] Du hast gewonnen!
       *[other] { $by_name } hat gewonnen!
    }
over-title-none = Das Spiel ist vorbei.
over-more = { $rounds ->
        [one] Nach einer Runde ist der Mond vergeben.
       *[other] Nach { $rounds } Runden ist der Mond vergeben.
    }
over-more-you = { $rounds ->
        [one] Nach einer Runde gehört der Mond dir.
       *[other] Nach { $rounds } Runden gehört der Mond dir.
    }
over-order = Wie es ausging
over-first = Gewonnen
over-out = raus in Runde { $round }
over-you = du
over-awards = Höhepunkte
award-bluff = Kühnster Bluff
award-bluff-told = { $by ->
        [you] Du hast { $number } gesagt, und niemand hat gezweifelt. Die Summe war { $total }.
       *[other] { $by_name } hat { $number } gesagt, und niemand hat gezweifelt. Die Summe war { $total }.
    }
award-unhurt = Kein Kratzer
award-unhurt-told = { $by ->
        [you] Du hast keine einzige Runde verloren.
       *[other] { $by_name } hat keine einzige Runde verloren.
    }
award-edge = Nerven aus Stahl
award-edge-told = { $by ->
        [you] { $rounds ->
            [one] Eine Runde lang durfte bei dir nichts mehr schiefgehen. Es ging nichts schief.
           *[other] { $rounds } Runden lang durfte bei dir nichts mehr schiefgehen. Es ging nichts schief.
        }
       *[other] { $rounds ->
            [one] Eine Runde lang durfte bei { $by_name } nichts mehr schiefgehen. Es ging nichts schief.
           *[other] { $rounds } Runden lang durfte bei { $by_name } nichts mehr schiefgehen. Es ging nichts schief.
        }
    }
award-named = Schon immer gewusst
award-named-told = { $by ->
        [you] Du hast deine eigene Feder genannt: { $card }.
       *[other] { $by_name } trug { $card } und wusste es.
    }
award-nose = Feinste Nase
award-nose-told = { $by ->
        [you] Du hast { $right } von { $made } Mal zu Recht angezweifelt.
       *[other] { $by_name } hat { $right } von { $made } Mal zu Recht angezweifelt.
    }
award-closest = Haarscharf
award-closest-told = { $by ->
        [you] Du hast in Runde { $round } die { $number } gesagt, und die Summe war { $total }.
       *[other] { $by_name } hat in Runde { $round } die { $number } gesagt, und die Summe war { $total }.
    }
award-held = Ehrenwort
award-held-told = { $by ->
        [you] Du wurdest { $times ->
            [one] einmal
           *[other] { $times } Mal
        } angezweifelt und hattest die Wahrheit gesagt.
       *[other] { $by_name } wurde { $times ->
            [one] einmal
           *[other] { $times } Mal
        } angezweifelt und hatte die Wahrheit gesagt.
    }
award-curious = Hellwach
award-curious-told = { $by ->
        [you] Du hast { $times ->
            [one] einmal
           *[other] { $times } Mal
        } gespäht.
       *[other] { $by_name } hat { $times ->
            [one] einmal
           *[other] { $times } Mal
        } gespäht.
    }
award-longest = Längster Aufstieg
award-longest-told = { $bids ->
        [one] Ein Gebot in Runde { $round }.
       *[other] { $bids } Gebote in Runde { $round }, eins über dem anderen.
    }
award-fullest = Höchste Summe
award-fullest-told = Runde { $round } ergab { $total }.
over-story = Runde für Runde
over-round = Runde { $round }
over-round-counted = { $of ->
        [you] Du hast { $number } gesagt,
       *[other] { $of_name } hat { $number } gesagt,
    } { $by ->
        [you] du hast es angezweifelt.
       *[other] { $by_name } hat es angezweifelt.
    } Die Summe war { $total }: { $loser ->
        [you] Du hast verloren.
       *[other] { $loser_name } hat verloren.
    }
over-round-named = { $by ->
        [you] Du hast die falsche Feder genannt und verloren.
       *[other] { $by_name } hat die falsche Feder genannt und verloren.
    }
over-numbers = In Zahlen
over-number = { $what ->
        [bids] Gebote
        [highest] höchstes Gebot
        [challenges] zu Recht angezweifelt
        [held] angezweifelt, doch wahr
        [caught] beim Bluff ertappt
       *[lost] verlorene Runden
    }
over-challenges = { $right } von { $made }
over-rematch = Noch mal spielen
over-change = Einstellungen ändern
over-next = Vor dem nächsten Spiel
over-save = Aufzeichnung sichern
over-in = Ich bin dabei
over-in-said = Du bist dabei
over-in-is = { $in ->
        [1] ist dabei
       *[0] hat noch nicht geantwortet
    }
over-in-count = { $count ->
        [one] { $count } von { $of } ist dabei
       *[other] { $count } von { $of } sind dabei
    }
over-score = Spielstand
over-score-games = { $games ->
        [one] Nach einem Spiel an diesem Tisch
       *[other] Nach { $games } Spielen an diesem Tisch
    }
over-score-wins = { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }{ $leads ->
        [1] , in Führung
       *[0] {""}
    }
over-bids = Die Gebote der Reihe nach
over-doubts = zweifelt { $number } an
over-total = Summe { $total }
over-lost = { $by ->
        [you] Du hast die Runde verloren.
       *[other] { $by_name } hat die Runde verloren.
    }
over-share = Ergebnis teilen
over-share-send = Bild teilen
over-share-save = Bild speichern
over-share-failed = Dieser Browser konnte das Bild nicht zeichnen. Der Link geht trotzdem.
over-picture-won = { $name } gewinnt!
left-title = In dieser Runde noch da
left-count = { $of ->
        [1] { $left ->
            [0] verbraucht
           *[other] noch da
        }
       *[other] noch { $left } von { $of }
    }
notify-turn = Du bist dran
notify-table = Coyote, Tisch { $code }
over-fair = { $fit ->
        [one] Ehrlich gemischt: Die eine Runde passt zu dem, was deinem Gerät versprochen wurde.
       *[other] Ehrlich gemischt: { $fit } von { $seen } Runden passen zu dem, was deinem Gerät versprochen wurde.
    }
over-unfair = { $fit ->
        [one] Das Mischen passt nicht: Nur { $fit } von { $seen } Runden ist so, wie es deinem Gerät versprochen wurde. Sichere die Aufzeichnung, und frag den Gastgeber.
       *[other] Das Mischen passt nicht: Nur { $fit } von { $seen } Runden sind so, wie es deinem Gerät versprochen wurde. Sichere die Aufzeichnung, und frag den Gastgeber.
    }
over-unseen = Du kamst nach dem Mischen, darum hat dein Gerät nichts zu vergleichen. Alle Beweise stehen in der Aufzeichnung.
over-unchecked = Die Aufzeichnung wurde nicht geladen, darum ist das Mischen noch nicht geprüft.
over-checking = Wurde gemischt wie versprochen? Wir vergleichen …
fair-title = Ehrlich gemischt
fair-how = Vor jeder Runde hat der Server deinem Gerät einen Fingerabdruck seines Geheimnisses genannt. Dann gaben die Geräte am Tisch eigenen Zufall dazu, und aus beidem kam die Reihenfolge der Karten. Jetzt stehen die Geheimnisse in der Aufzeichnung, und jedes muss zu seinem Fingerabdruck passen.
fair-more = Wer es ganz genau wissen will, sichert die Aufzeichnung und ruft auf: coyote verify DATEI
fair-details = Der Nachweis
fair-round = { $finding ->
        [fits] Passt.
        [unseen] Dein Gerät war nicht dabei.
        [secret] Das Geheimnis ist nicht das versprochene.
       *[chance] Der Zufall deines Geräts fehlt in der Aufzeichnung.
    }
fair-mixed = { $mixed ->
        [1] Mit Zufall von deinem Gerät.
       *[0] Zufall von deinem Gerät kam zu spät.
    }


## The table: seats, cards, bids, the number line.

table-title = Runde { $round }
table-round = Runde { $round }
table-leave = Den Tisch verlassen
table-menu = Menü
table-dealing = Die Karten werden gemischt …
table-reversed = Richtung umgekehrt
table-aside = { $count } abgelegt
sound-on = Ton an
sound-off = Ton aus
seat-you = Dein Platz
seat-out = raus
seat-you-out = Du bist ausgeschieden. Jetzt siehst du die Karten von allen, die noch spielen.
seat-turn = { $by_name } ist dran.
seat-challenges = zweifelt an
seat-stood-in = ein Bot spielt
seat-away = weg
seat-passed = setzt aus
seat-peeked = hat gespäht
seat-laid = hat die Coyotekarte gelegt
seat-coyote = hat die Coyotekarte
seat-ready = bereit
seat-guessed = hat getippt
sign-howl = heult
sign-laugh = lacht
sign-gasp = schnappt nach Luft
sign-think = überlegt
sign-sly = schaut listig
sign-clap = klatscht
sign-hurry = wartet
sign-sorry = entschuldigt sich
sign-thanks = bedankt sich
sign-wow = staunt
bot-pup = spielt nach Gefühl
bot-cautious = spielt vorsichtig
bot-lurker = liegt auf der Lauer
bot-odds = spielt nach den Chancen
bot-braggart = prahlt gern
bot-bayes = hört auf eure Gebote
bot-coyote = kennt jeden Kniff
bot-random = spielt auf gut Glück
bot-plus-one = erhöht um eins
card-hidden = verdeckt
card-at = { $by ->
        [you] { $place ->
            [extra] Deine zweite Karte: { $face }
            [open] Offen vor dir: { $face }
            [behind] Hinter deiner Karte: { $face }
           *[worn] Deine Karte: { $face }
        }
       *[other] { $place ->
            [extra] Zweite Karte von { $by_name }: { $face }
            [open] Offen vor { $by_name }: { $face }
            [behind] Hinter der Karte von { $by_name }: { $face }
           *[worn] Karte von { $by_name }: { $face }
        }
    }
card-in-middle = { $place ->
        [coyote] die Karte unter der Coyotekarte
        [drawn] die gezogene Karte
       *[centre] die Karte in der Mitte
    }
card-is = { $place }: { $face }
card-hold = Halte gedrückt, um { $place } zu sehen
card-hold-tip = Gedrückt halten
card-again = Halte sie gedrückt, um sie noch einmal zu sehen
pile-left = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
marks = { $penalty ->
        [tomahawks] { $count ->
            [one] { $count } Tomahawk von { $limit }
           *[other] { $count } Tomahawks von { $limit }
        }
        [tokens] { $count } Kojotenmarker von { $limit }
       *[lives] noch { $left } Leben
    }
marks-eyes = Augen: { $open } offen, { $closed } geschlossen
bid-says = { $by ->
        [you] Dein Gebot: mindestens
       *[other] { $by_name } sagt: mindestens
    }
bid-none = { $by ->
        [you] Du beginnst: Wie hoch ist die Summe mindestens?
       *[other] { $by_name } beginnt.
    }
bid-doubled = Verdoppelt: Wird jetzt angezweifelt, gibt es zwei Tomahawks
bid-was-withdrawn = { $bid } wurde zurückgenommen
trail-label = Die Gebote bisher
trail-bid = { $by ->
        [you] Du: { $bid }
       *[other] { $by_name }: { $bid }
    }
line-sum = du siehst { $sum }
line-label = { $bid ->
        [none] Noch kein Gebot.
       *[other] Das Gebot ist { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}Du siehst { $sum }.
    }


## The table: what you can do.

controls-label = Was du tun kannst
bid-number = Deine Zahl: { $number }. Gib eine andere ein.
bid-less = Eins weniger
bid-more = Eins mehr
bid-least = { $least ->
        [-999] Jede Zahl von { $least } bis { $most }
       *[other] Mindestens { $least }
    }{ $excluded ->
        [none] {""}
       *[other] , nicht { $excluded }
    }
quick-label = Schnelle Zahlen
quick-by = +{ $by }
quick-seen = was du siehst
raise-button = { $kind ->
        [open] Mit { $number } eröffnen
        [rename] { $number } sagen
       *[raise] Auf { $number } erhöhen
    }
raise-with = { $addition ->
        [extra] { $of_name } bekommt eine Feder
        [next] { $of_name } muss antworten
       *[double] verdoppelt
    }
leap-ask = { $kind ->
        [open] Mit { $number } eröffnen?
       *[raise] Um { $by } erhöhen?
    }
leap-yes = Ja, { $number }
leap-no = Nein, ändern
challenge-word = Anzweifeln
challenge-number = { $number }?!
challenge-label = Anzweifeln { $number }?! Gesagt von { $of_name }.
keypad-title = Deine Zahl
keypad-delete = Löschen
keypad-minus = Minus
keypad-take = { $number } nehmen
keypad-empty = Gib eine Zahl ein
more-button = Mehr
more-count = { $count ->
        [one] { $count } anderer Zug
       *[other] { $count } andere Züge
    }
more-title = Was du noch tun kannst
extras-left = { $count ->
        [one] Noch { $count } Extra in dieser Runde
       *[other] Noch { $count } Extras in dieser Runde
    }
do-peek = Spähen
do-coyote = Coyotekarte
do-confirm = Übernehmen
do-reverse = Umkehren
do-restart = Zurücknehmen
do-extra = Zweite Feder
do-double = Verdoppeln
do-next = Antworte du!
do-open = Aufdecken
do-skip = Weitergeben
do-swap = Tauschen
do-name = Feder nennen
do-name-line = Sag, welche Feder du trägst. Richtig: Du setzt für diese Runde aus. Falsch: Du nimmst einen Kojotenmarker.
choose-extra = Wer bekommt eine zweite Feder?
choose-next = Wer muss antworten?
name-title = Welche Feder trägst du?
name-note = Richtig: Sie liegt offen, und du setzt für diese Runde aus. Falsch: Du nimmst einen Kojotenmarker, und die Runde ist vorbei.
name-take = Ich trage { $face }
name-empty = Wähle eine Feder
guess-wins = { $of_name } gewinnt
guess-why = { $role ->
        [bidder] es sind { $number } oder mehr
       *[challenger] es sind weniger als { $number }
    }
guess-made = Du hast auf { $of_name } getippt.
guess-label = Wer gewinnt?
discard-label = Welche Augenkarte gibst du ab?
discard-open = Offenes Auge
discard-closed = Geschlos{"\u00AD"}senes Auge
discard-open-note = Einmal weniger spähen. { $count ->
        [one] Du hast eins.
       *[other] Du hast { $count }.
    }
discard-closed-note = Schläft, bis du gewinnst. { $count ->
        [one] Du hast eins.
       *[other] Du hast { $count }.
    }
wait-bid = { $names } überlegt …
wait-guess = Warten auf einen Tipp: { $names }
wait-discard = { $names } wählt eine Augenkarte zum Abgeben.
wait-ready = Warten auf { $names } …
wait-deal = Gleich beginnt die nächste Runde …
clock-seconds = { $seconds }
clock-label = { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
clock-soon = Noch zehn Sekunden.
time-ask = Um Zeit bitten
time-asked = Du hast um Zeit gebeten.
time-wish = { $by_name } bittet um mehr Zeit.
time-grant = Mehr Zeit geben
time-granted = Du hast mehr Zeit gegeben.
stood-in-note = Ein Bot spielt für dich, solange du weg bist.
stood-in-back = Platz zurückholen
paused-note = Das Spiel ist pausiert. Die Uhren stehen still.
paused-go = Weiter
paused-wait = Der Gastgeber setzt es fort.
watch-note = Du schaust diesem Spiel zu.
watch-sit = Beim nächsten mitspielen
watch-seated = Beim nächsten Spiel bist du dabei.
hurry-note = In diesem Spiel sind nur noch Bots.
hurry-button = Schneller, bitte
refusal-stale = Am Tisch ging es schon weiter. Sieh noch einmal hin, und wähle dann.
refusal-close = Verstanden
rule-title = Was ist das?
rule-all = Alle Regeln
helpers-title = Hilfen
helper-forbidden = Vom Gastgeber ausgeschaltet.
helper-keys = Tastenkürzel
helper-keys-note = Spielen ohne Maus. Beim Schreiben sind sie aus.
rule-of-bid = So geht das Bieten
rule-of-challenge = So geht das Anzweifeln
odds-chance = { $number } oder mehr: { $percent } %


## The table: the reveal.

reveal-title = Das Aufdecken
reveal-call = { $edition ->
        [tomahawk] Coyote!
        [museum] Coyote!
       *[other] Glaub ich nicht!
    }
reveal-skip = Überspringen
reveal-cards = Die Karten in der Reihenfolge der Zählung
reveal-guesses = Worauf die anderen getippt haben
# One step of the count, for who listens. $words is a step-… message.
reveal-step = { $whose }, { $face }: { $words }.{ $counted ->
        [1] {" "}Summe: { $sum }.
       *[0] {""}
    }
reveal-sum = Summe { $sum }, Gebot { $bid }
reveal-line = { $verdict ->
        [1] Die Summe ist { $total }, das Gebot { $bid }.
       *[0] Das Gebot ist { $bid }.
    }
reveal-marks = { $penalty ->
        [eyes] { $open } offen, { $closed } geschlossen.
        [lives] noch { $left }.
       *[other] { $count } von { $limit }.
    }
reveal-right = richtig
reveal-wrong = falsch
reveal-choosing = { $by ->
        [you] Du wählst, welches Auge du abgibst.
       *[other] { $by_name } wählt ein Auge zum Abgeben.
    }
reveal-go-on = Weiter
reveal-ready = Du bist bereit.
reveal-waits = Warten auf { $names } …
reveal-next = { $seconds ->
        [one] Die nächste Runde beginnt in { $seconds } Sekunde.
       *[other] Die nächste Runde beginnt in { $seconds } Sekunden.
    }
reveal-ended = Wie es ausging


## Der Tisch: was die Dinge bedeuten. Gesagt, wenn jemand auf etwas zeigt. $over: 1 nach dem Zählen.

tip-explain = Nimm die Pfeiltasten: Alles auf dem Tisch sagt dir, was es ist.
tip-number = { $face }: { $how ->
        [strike] { $by } streicht sie, darum zählt sie 0.
        [turn] { $by } macht sie negativ, darum senkt sie die Summe um { $number }.
        [twice] ×2 verdoppelt sie, darum erhöht sie die Summe um { $change }.
        [plus] Sie erhöht die Summe um { $number }.
        [minus] Sie senkt die Summe um { $number }.
       *[zero] Sie ändert nichts an der Summe.
    }
tip-max-zero = MAX 0: { $edition ->
        [eyes] Die höchste Karte zählt 0.
        [classic] Die höchste positive Karte zählt 0.
       *[other] Die höchste positive Feder fällt weg.
    }
tip-max-minus = MAX −: Die höchste positive Feder wird negativ.
tip-times-two = ×2: { $edition ->
        [museum] Alle positiven Federn zählen doppelt.
       *[other] Die Summe wird verdoppelt, auch wenn sie negativ ist.
    }
tip-draw = ?: { $edition ->
        [eyes] Beim Zählen gilt stattdessen die oberste Karte vom Stapel.
        [classic] Beim Zählen kommt die oberste Karte vom Stapel dazu.
       *[other] Beim Zählen kommt die oberste Feder vom Stapel dazu.
    }
tip-shuffle-zero = 0*: Sie zählt nichts. Nach dieser Runde werden alle { $edition ->
        [classic] Karten
       *[other] Federn
    } neu gemischt.
tip-hit = { $over ->
        [1] { $victim ->
            [none] Es gab keine.
           *[other] Das war die { $victim }.
        }
       *[0] { $victim ->
            [none] Im Moment siehst du keine.
           *[other] Im Moment ist das die { $victim }.
        }
    }
tip-makes = { $over ->
        [1] Aus { $before } wurde { $sum }.
       *[0] Im Moment siehst du { $before }, und daraus wird { $sum }.
    }
tip-doubles = { $over ->
        [1] Das waren: { $cards }.
       *[0] Im Moment siehst du diese: { $cards }.
    }
tip-drew = Gezogen wurde: { $victim }.
tip-place = { $place ->
        [extra] Das ist eine zweite Feder: Sie zählt mit.
        [open] Ein Plättchen hat sie aufgedeckt: Sie zählt mit.
        [named] { $by ->
            [you] Du hast sie richtig genannt und setzt für diese Runde aus.
           *[other] { $by_name } hat sie richtig genannt und setzt für diese Runde aus.
        }
        [behind] Sie wurde getauscht und zählt nicht mehr.
        [centre] Sie lag in der Mitte.
        [coyote] Sie lag unter der Coyotekarte.
       *[drawn] Sie kam vom Stapel.
    }
tip-own = { $place ->
        [extra] Deine zweite Feder: Alle sehen sie, nur du nicht. Sie zählt mit.
        [behind] Deine alte Feder: Sie wurde getauscht und zählt nicht mehr.
       *[worn] { $edition ->
            [tomahawk] Deine Feder
            [museum] Deine Feder
           *[other] Deine Karte
        }: Alle sehen sie, nur du nicht. Sie zählt mit.
    }
tip-hidden = Die siehst du erst, wenn aufgedeckt wird.
tip-centre = Die Karte in der Mitte: { $peeked ->
        [0] Noch niemand hat sie gesehen.
        [one] Eine Person hat schon gespäht.
       *[other] { $peeked } haben schon gespäht.
    } Sie zählt mit.{ $peeks ->
        [1] {" "}Du kannst jetzt spähen, wenn du ein offenes Auge schließt.
       *[0] {""}
    }
tip-coyote = Die Karte unter der Coyotekarte: Nur { $by_name } kennt sie. Sie zählt mit.
tip-secret = { $place ->
        [coyote] Die Karte unter der Coyotekarte kennst nur du.
       *[centre] Du hast die Karte in der Mitte gesehen.
    } Halte sie gedrückt, dann siehst du sie noch einmal. Sie zählt mit.
tip-pile = { $edition ->
        [eyes] Der Stapel ({ $count }): Vor jeder Runde werden alle Karten gemischt.
        [classic] Der Stapel ({ $count }): Gespielte Karten liegen daneben, bis neu gemischt wird.
        [museum] Der Stapel ({ $count }): Gespielte Federn liegen daneben, bis neu gemischt wird.
       *[tomahawk] Der Stapel ({ $count }): Gespielte Federn kommen darunter.
    }
tip-eye = { $side ->
        [open] Ein offenes Auge: { $by ->
            [you] Wenn du dran bist, kannst du es schließen und in die Mitte spähen.
           *[other] { $by_name } kann es schließen und in die Mitte spähen.
        }
       *[closed] Ein geschlossenes Auge: Es öffnet sich, wenn { $by ->
            [you] du eine Runde gewinnst{ $trickster ->
                [1] {" "}oder richtig tippst
               *[0] {""}
            }.
           *[other] { $by_name } eine Runde gewinnt{ $trickster ->
                [1] {" "}oder richtig tippt
               *[0] {""}
            }.
        }
    }
tip-eyes-left = { $by ->
        [you] { $left ->
            [one] Das ist deine letzte Augenkarte: Ohne sie bist du raus.
           *[other] Du hast noch { $left } Augenkarten.
        }
       *[other] { $left ->
            [one] Das ist die letzte Augenkarte von { $by_name }.
           *[other] { $by_name } hat noch { $left } Augenkarten.
        }
    }
tip-mark = { $penalty ->
        [tomahawks] { $kind ->
            [free] Platz für einen Tomahawk.
           *[taken] Ein Tomahawk: einer für jede verlorene Runde.
        }
        [tokens] { $kind ->
            [free] Platz für einen Kojotenmarker.
           *[taken] Ein Kojotenmarker: einer für jede verlorene Runde.
        }
       *[lives] { $kind ->
            [free] Ein verlorenes Leben.
           *[taken] Ein Leben: Jede verlorene Runde kostet eins.
        }
    }
tip-marks-left = { $by ->
        [you] { $left ->
            [0] Du bist raus.
            [one] Noch { $left } verlorene Runde, und du bist raus.
           *[other] Noch { $left } verlorene Runden, und du bist raus.
        }
       *[other] { $left ->
            [0] { $by_name } ist raus.
            [one] Noch { $left } verlorene Runde, und { $by_name } ist raus.
           *[other] Noch { $left } verlorene Runden, und { $by_name } ist raus.
        }
    }
tip-seat = { $how ->
        [none] { $by_name } spielt an diesem Tisch mit.
       *[other] { $by_name } ist ein Bot: { $how }.
    }
tip-bid = { $by ->
        [you] Dein Gebot: Die Summe ist mindestens { $bid }.
       *[other] { $by_name } sagt, die Summe ist mindestens { $bid }.
    }{ $yours ->
        [1] {" "}Sag mehr oder zweifle es an.
       *[0] {""}
    }
tip-no-bid = Noch kein Gebot: Wer beginnt, nennt die erste Zahl.
tip-sum = Du siehst { $sum }{ $why ->
        [none] {""}
       *[other] : { $why }
    }. { $edition ->
        [tomahawk] Deine eigene Feder fehlt darin.
        [museum] Deine eigene Feder fehlt darin.
       *[other] Deine eigene Karte fehlt darin.
    }
tip-hill = Der Hügel zeigt, wie wahrscheinlich jede Summe ist: je höher, desto wahrscheinlicher.
tip-line = Der Zahlenstrahl: Der rote Pfosten ist das Gebot, der runde Stein das, was du siehst.
tip-total = { $reached ->
        [1] Die Summe ist { $total }: Das Gebot von { $bid } ist erreicht.
       *[0] Die Summe ist { $total }: Das reicht nicht für das Gebot von { $bid }.
    }
tip-way = Bis zum Ende der Runde geht es andersherum.
tip-extra = { $name }: { $line }{ $left ->
        [none] {""}
       *[other] {" "}({ $left })
    }.


## Der Tisch: Hinweise im ersten Spiel auf einem Gerät.

coach-label = Ein Hinweis fürs erste Spiel
coach-turn = { $open ->
        [1] Du beginnst: Nenne eine Zahl, die alle Karten zusammen wohl erreichen. Deine eigene zählt mit.
       *[0] Du bist dran: Sag eine höhere Zahl, wenn du glaubst, dass die Summe sie erreicht. Du siehst alle Karten, nur deine nicht.
    }
coach-special = { $face } ist eine Sonderkarte. Tippe sie an, dann sagt sie dir, was sie tut. Das kann alles auf dem Tisch.
coach-doubt = { $sum ->
        [none] { $of_name } sagt { $bid }. Glaubst du, dass die Summe kleiner ist? Dann zweifle an: Wer falschliegt, verliert die Runde.
       *[other] { $of_name } sagt { $bid }, und du siehst { $sum }. Hältst du das für einen Bluff? Dann zweifle an: Wer falschliegt, verliert die Runde.
    }
coach-peek = Du kannst spähen: Schließe ein offenes Auge und sieh dir die Karte in der Mitte an. Danach musst du erhöhen.
coach-loss = { $penalty ->
        [eyes] Du hast die Runde verloren und gibst eine Augenkarte ab. Ohne Augenkarten bist du raus.
        [tomahawks] Du hast die Runde verloren und bekommst einen Tomahawk. Bei { $limit } bist du raus.
        [tokens] Du hast die Runde verloren und nimmst einen Kojotenmarker. Bei { $limit } bist du raus.
       *[lives] Du hast die Runde und ein Leben verloren. Ohne Leben bist du raus.
    }


## The table: talk, menu, what a screen reader hears, and the line to the server.

title-your-turn = ● Du bist dran – Coyote
title-round = Runde { $round } – Coyote
title-lobby = Tisch { $code } – Coyote
title-over = Das Spiel ist vorbei – Coyote
line-broken = Verbindung verloren. Neuer Versuch …
line-late = Noch keine Antwort …
line-offline = Du bist offline.
line-kept = { $action ->
        [bid] Dein Gebot { $bid }
       *[other] Dein Zug
    } wird gesendet, sobald die Verbindung wieder steht.
line-back = Du bist wieder da.
line-try-now = Jetzt versuchen
leave-title = Den Tisch verlassen?
leave-stay = Hierbleiben
leave-watching = Du schaust nur zu, das Spiel geht ohne dich weiter.
leave-home-playing = { $slow ->
        [1] Dein Platz wartet auf dich. Mit diesem Gerät kannst du jederzeit zurück.
       *[0] Dein Platz bleibt dir. Nach { $grace ->
            [one] einer Sekunde
           *[other] { $grace } Sekunden
        } spielt ein Bot für dich, bis du mit diesem Gerät zurückkommst.
    }
leave-home = Dein Platz bleibt dir. Mit diesem Gerät kannst du jederzeit zurück.
leave-go-home = Erst mal gehen
leave-good-playing = Ein Bot spielt für dich zu Ende, und du bekommst deinen Platz nicht zurück.
leave-good = Dein Platz wird frei für jemand anderen.
leave-host = {" "}Gastgeber wird dann jemand anders.
leave-for-good = Endgültig gehen
talk-title = Verlauf und Chat
talk-unread = { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
talk-react = Reagieren
talk-empty = Noch ist nichts passiert. Das kommt noch.
talk-aside = sieht nur, wer nicht mitspielt
talk-said = { $name }: { $text }
talk-say = Schreib etwas
talk-send = Senden
talk-join-first = Du schaust nur zu. Tritt dem Tisch bei, um mitzureden.
talk-off = Der Gastgeber hat den Chat ausgeschaltet. Reaktionen gehen weiterhin.
react-howl = Heulen
react-laugh = Lachen
react-gasp = Huch!
react-think = Überlegen
react-sly = Listig schauen
react-clap = Klatschen
react-hurry = Na los!
react-sorry = Verzeihung
react-thanks = Danke
react-wow = Staunen
menu-people = Leute am Tisch
menu-invite = Andere einladen
menu-settings = Sprache, Aussehen, Ton
menu-words = Der Tisch in Worten
menu-shadow = Einem Spieler folgen
menu-move = Gerät wechseln
menu-shuffle = Wie gemischt wurde
menu-keys = Tastenkürzel
menu-rules = Die Regeln
menu-pause = Pause machen
menu-resume = Weiterspielen
menu-back = Zurück
people-host = Gastgeber
people-you = du
people-watches = schaut zu
people-mute = { $name } stummschalten
people-hand-over = { $name } zum Gastgeber machen
people-kick = { $name } entfernen
people-kick-sure = { $name } entfernen? Im laufenden Spiel macht ein Bot weiter.
people-kick-yes = Entfernen
people-kick-no = Abbrechen
people-watching = { $count ->
        [one] { $count } Gast schaut zu
       *[other] { $count } Gäste schauen zu
    }
share-title = Coyote
share-text = Komm, spiel mit mir Coyote.
invite-how = Schick den Link, zeig den QR-Code, oder sag die sechs Buchstaben.
invite-code = Der Code ist { $code }
invite-qr = Der Link als QR-Code
invite-link = Der Link zu diesem Tisch
invite-share = Teilen
invite-copy = Link kopieren
invite-copied = Kopiert. Jetzt schick ihn deinen Freunden.
move-how = Öffne auf dem anderen Gerät den Link dieses Tisches, und hol dort deinen Platz zu dir. Gib dazu den Code ein, den du hier bekommst. Danach kannst du auf diesem Gerät nur noch zuschauen.
move-ask = Code zeigen
move-left = { $minutes ->
        [one] Gilt noch eine Minute, einmal.
       *[other] Gilt { $minutes } Minuten, einmal.
    }
shuffle-promise = Vor dem Austeilen hat sich der Server auf sein Mischen festgelegt. Das ist der Fingerabdruck seines Geheimnisses:
shuffle-none = Dieses Gerät hat zu dieser Runde keinen eigenen Zufall dazugegeben.
shuffle-sent = Dieses Gerät hat eigenen Zufall geschickt. Beim Austeilen siehst du, ob er genutzt wurde.
shuffle-used = Der Zufall von diesem Gerät wurde genutzt, also konnte niemand allein die Karten wählen.
shuffle-missed = Was dieses Gerät dazugab, kam zu spät oder wurde ausgelassen. Einmal ist ein Versehen.
shuffle-more = Nach dem Spiel vergleicht dein Gerät alle Versprechen mit der Aufzeichnung.
shadow-how = Wähle einen Spieler. Nach jeder Runde siehst du sie aus seiner Sicht.
shadow-wait = Du siehst die Runde, wenn sie vorbei ist.
shadow-round = Runde { $round }, wie { $by_name } sie sah
shadow-saw = { $bid ->
        [none] Noch kein Gebot
       *[other] Das Gebot ist { $bid }
    }; gesehen: { $cards }
keys-digits = eine Zahl eingeben
keys-arrows = eins höher, eins tiefer
keys-enter = das Gebot abgeben
keys-challenge = anzweifeln
keys-peek = spähen
keys-explain = den Tisch erklären, Ding für Ding
keys-state = der Tisch in Worten, für Screenreader
keys-help = diese Liste
announcer-story = Was passiert
announcer-ask = Tisch beschreiben
announcer-explain = Tisch erklären
state-waiting = Warten auf { $names }.
state-nobody = Gerade muss niemand etwas tun.
state-no-bid = Es gibt noch kein Gebot.
state-bid = { $by ->
        [you] Dein Gebot von { $bid } steht.
       *[other] Das Gebot ist { $bid }, von { $by_name }.
    }
state-seat = { $by ->
        [you] Du: { $cards }. { $marks }.
       *[other] { $by_name }: { $cards }. { $marks }.
    }
state-no-card = keine Karte
state-middle = Auf dem Tisch, { $place }: { $face }.
state-middle-secret = Auf dem Tisch, { $place }: Nur du kennst sie. Halte sie gedrückt, um sie zu sehen.
state-reversed = Die Spielrichtung ist umgekehrt.
state-sum = Was du siehst, ergibt { $sum }.

