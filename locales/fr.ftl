## What is wrong with an action. $seat: who; $word: the action's word; $acting: the seats to act.

error-not-your-turn = la place { $seat } ne peut pas jouer maintenant : c’est à la place { $acting }
error-no-pile = la place { $seat } ne peut pas jouer maintenant : il faut d’abord distribuer une pile
error-game-over = la partie est finie
error-not-in-edition = la place { $seat } ne peut pas jouer « { $word } » : { $edition } ne connaît pas « { $word } »
error-variant-off = la place { $seat } ne peut pas jouer « { $action } » : cette partie se joue sans
error-not-asked = la place { $seat } ne peut pas jouer « { $word } » : on ne le demande à personne maintenant
error-no-bid-left = la place { $seat } ne peut pas jouer « { $word } » : quelqu’un devrait déclarer et il ne reste aucun nombre
error-bid-owed = la place { $seat } ne peut pas jouer « { $word } » : elle doit d’abord une déclaration
error-bid-integer = la place { $seat } ne peut pas déclarer cela : une déclaration est un nombre entier
error-bid-range = la place { $seat } ne peut pas jouer « { $action } » : une déclaration va de -999 à 999
error-bid-below-minimum = la place { $seat } ne peut pas jouer « { $action } » : la première déclaration est d’au moins { $minimum }
error-bid-not-higher = la place { $seat } ne peut pas jouer « { $action } » : il faut maintenant au moins { $minimum }
error-bid-none-higher = la place { $seat } ne peut pas jouer « { $action } » : aucun nombre ne dépasse { $bid }, il ne reste qu’à contester
error-bid-withdrawn = la place { $seat } ne peut pas jouer « { $action } » : ce nombre a été retiré, il en faut un autre
error-challenge-nothing = la place { $seat } ne peut pas contester : il n’y a pas encore de déclaration
error-peek-first-turn = la place { $seat } ne peut pas jeter un coup d’œil : pas au premier tour de la manche
error-peek-again = la place { $seat } ne peut pas jeter un coup d’œil : elle a déjà vu la carte centrale
error-peek-no-open-eye = la place { $seat } ne peut pas jeter un coup d’œil : aucun œil ouvert
error-coyote-not-held = la place { $seat } ne peut pas poser la carte Coyote : elle est à quelqu’un d’autre, ou à personne
error-coyote-again = la place { $seat } ne peut pas poser la carte Coyote : c’est déjà fait dans cette manche
error-coyote-first-turn = la place { $seat } ne peut pas poser la carte Coyote : pas à son premier tour de la manche
error-guess-owed = la place { $seat } ne peut pas jouer « { $word } » : elle doit d’abord un pari
error-guess-who = la place { $seat } ne peut pas jouer « { $action } » : on parie sur l’un des deux duellistes
error-discard-owed = la place { $seat } ne peut pas jouer « { $word } » : une carte Œil doit d’abord être rendue
error-addition-used = la place { $seat } ne peut pas jouer « { $action } » : c’est déjà fait dans cette manche
error-addition-before-bid = la place { $seat } ne peut pas jouer « { $word } » : il n’y a pas encore de déclaration
error-addition-seat = la place { $seat } ne peut pas jouer « { $action } » : désigne une autre place encore en jeu, et seulement avec extra ou next
error-no-addition = la place { $seat } ne peut pas jouer « { $action } » : pas de coup spécial avec une déclaration après un restart
error-must-answer = la place { $seat } ne peut pas jouer « { $word } » : il faut augmenter ou contester
error-token-used = la place { $seat } ne peut pas jouer « { $word } » : il ne reste plus de jeton de ce genre dans cette manche
error-tokens-two-left = la place { $seat } ne peut pas jouer « { $word } » : à deux joueurs, il n’y a plus de jetons
error-owner-must-raise = la place { $seat } ne peut pas jouer « { $word } » : la déclaration est la sienne, elle doit augmenter
error-name-no-card = la place { $seat } ne peut pas jouer « { $action } » : cette plume n’existe pas

## What is wrong with a pile.

error-pile-not-due = aucune pile n’est attendue maintenant
error-pile-missing = la pile ne contient pas les { $size } cartes attendues : il manque { $card }
error-pile-surplus = la pile ne contient pas les { $size } cartes attendues : il y a { $card } en trop
error-pile-order = { $fixed ->
        [one] la première carte n’est pas
       *[other] les { $fixed } premières cartes ne sont pas
    } le reste de la pile dans son ordre
error-refill-missing = la pile est épuisée et la manche n’a pas de refill
error-refill-unneeded = la manche a un refill et la pile n’était pas épuisée

## What is wrong with a text or with the wishes for a game.

error-no-card = « { $text } » n’est pas une carte
error-no-action = « { $text } » n’est pas une action
error-no-move = « { $text } » n’est pas un coup : écris une place et une action, comme 0 bid 12
error-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
error-edition = « { $edition } » n’est pas une édition : choisis eyes, tomahawk, museum ou classic
error-players = { $edition } est pour { $least } à { $most } joueurs, pas pour { $players }
error-starter = le premier joueur est une place de 0 à { $last }, pas { $starter }
error-option-unknown = { $edition } n’a pas d’option « { $option } » : il y a { $options }
error-option-flag = { $option } vaut true ou false, pas { $value }
error-additions-list = additions est une liste de noms, pas { $value }
error-addition-unknown = « { $addition } » n’est pas un coup spécial : choisis parmi { $additions }
error-addition-twice = le coup spécial { $addition } est cité deux fois
error-limit = { $least ->
        [3] { $most ->
            [3] la limite est 3 dans { $edition } à { $players } joueurs, pas { $value }
           *[other] la limite va de 3 à { $most } dans { $edition }, pas { $value }
        }
       *[other] la limite va de { $least } à { $most } dans { $edition }, pas { $value }
    }
error-bot = « { $bot } » n’est pas un bot : choisis parmi { $bots }
error-min-bid = min_bid est null ou un nombre entier de { $least } à { $most }, pas { $value }

## What is wrong with a record.

error-round-over = la manche est finie
error-round-unfinished = la manche s’arrête trop tôt
error-record-size = plus de { $most } octets
error-record-no-text = pas du texte UTF-8
error-record-no-json = pas du JSON : voir ligne { $line }, colonne { $column }
error-record-deep = trop de niveaux imbriqués
error-record-number = contient un nombre trop long ou inconnu de JSON
error-record-key-twice = contient deux fois la clé { $key }
error-record-no-object = pas un objet JSON
error-record-field-missing = n’a pas de champ « { $field } »
error-record-field-type = le champ « { $field } » doit être { $wanted ->
        [text] un texte
        [object] un objet
        [list] une liste
       *[integer] un nombre entier
    }
error-record-format = le format est { $format }, pas « { $wanted } »
error-record-players = les joueurs doivent être une liste de textes
error-record-round = la manche { $round } doit être un objet
error-record-moves = la manche { $round } doit avoir une liste de coups
error-record-pile = le champ { $field } doit être un texte de cartes

## What is wrong with the proof of a record's shuffles. $kind: deal or refill.

error-proof-missing = n’a pas de preuve de ses mélanges
error-proof-head = la preuve doit contenir format, table et game, rien d’autre
error-proof-format = le format de la preuve n’est pas « { $wanted } »
error-proof-table = la table de la preuve doit être un texte de 1 à { $most } caractères sur une ligne
error-proof-game = le champ game de la preuve doit être un nombre entier de 1 à { $most }
error-proof-shuffle = des cartes ont été mélangées pour cette manche : son shuffle doit contenir commitment, secret et entropy, rien d’autre
error-proof-continued = aucune carte n’a été mélangée pour cette manche : son shuffle doit contenir continues et entropy, rien d’autre
error-proof-continues = le dernier mélange est celui de la manche { $wanted } : continues doit être { $wanted }
error-proof-refill = la pile a été refaite : refill_shuffle doit contenir commitment et secret, rien d’autre
error-proof-refill-unneeded = la manche a un refill_shuffle et pas de refill
error-proof-hex = le champ { $field } doit avoir 64 chiffres, de 0 à 9 et de a à f
error-proof-entropy-list = entropy doit être une liste
error-proof-entropy = une ligne d’entropy est une place et { $least } à { $most } octets en chiffres de 0 à 9 et de a à f, comme 0 00112233445566778899aabbccddeeff
error-proof-entropy-order = l’entropy de la place { $seat } figure deux fois ou au mauvais endroit : une ligne par place, en ordre croissant
error-proof-commitment = le commitment { $kind ->
        [refill] du refill
       *[deal] du mélange
    } ne vient pas de ce secret pour cette table, cette partie et cette manche
error-proof-order = { $kind ->
        [refill] le refill n’est pas
       *[deal] la pile n’est pas
    } dans l’ordre qui découle du secret et de l’entropy

## What a table refuses.

error-not-now = ce n’est pas possible maintenant
error-not-joined = tu ne fais que regarder : rejoins d’abord la table
error-name-empty = un nom a besoin d’au moins un caractère visible
error-name-long = un nom a { $most } caractères au plus
error-animal = personne ne peut être « { $animal } » : choisis coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl ou fox
error-table-crowded = pas plus de { $most } personnes autour de cette table
error-table-full = les { $most } places sont prises
error-seated-already = tu as une place, ou tu en auras une à la prochaine partie
error-not-seated = tu n’as pas de place à laisser
error-in-game = cela doit attendre la fin de la partie
error-no-game = aucune partie n’est en cours
error-not-host = seul l’hôte peut faire cela
error-people-play = il y a encore des humains dans cette partie
error-settings = ces réglages ne conviennent pas, voir « { $field } » : { $problem }
error-clock-range = un tour dure de { $least } à { $most } secondes, ou n’a pas de limite, mais pas { $clock }
error-slow-clock = une partie lente n’a pas de chrono : choisis l’un ou l’autre
error-grace-range = on peut être hors ligne de { $least } à { $most } secondes, pas { $grace }
error-seats-many = { $seats } places sont prises et cette édition en a { $most } : quelqu’un doit d’abord se lever
error-no-bot = il n’y a pas de bot à la place { $seat }
error-no-person = personne d’autre ici n’a le numéro { $person }
error-paused = la partie est en pause
error-not-paused = la partie n’est pas en pause
error-not-in-game = tu n’as pas de place dans cette partie
error-bot-plays = un bot joue pour toi : reprends d’abord ta place
error-stale = la table a avancé : tu voyais la version { $version }, on en est à { $now }
error-entropy = entropy compte 16 à 32 octets, écrits en chiffres de 0 à 9 et de a à f
error-odds-off = l’hôte a désactivé les probabilités
error-odds-none = les probabilités ne s’affichent que pendant que tu joues une manche
error-nothing-to-reclaim = aucun bot ne joue pour toi
error-no-clock = ton temps n’est pas limité en ce moment
error-time-enough = un tour se prolonge { $most } fois au plus, et c’est déjà fait
error-nobody-asks = personne d’autre ne demande plus de temps
error-text-off = l’hôte a désactivé les messages ; les réactions marchent toujours
error-text-empty = écris quelque chose de visible
error-text-long = un message a { $most } caractères au plus
error-talk-fast = c’était trop rapide : continue dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
error-reaction = cette réaction n’existe pas : choisis parmi { $signs }
error-shadow-off = l’hôte ne laisse personne suivre un joueur
error-shadow-seat = il n’y a pas de place { $seat } à suivre

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = relevé : { $problem } ({ $rule })
at-move = manche { $round }, coup { $move } : { $problem } ({ $rule })


## The game in a terminal. $by and $of are you or other, $by_name and $of_name their names.
## $edition is the edition’s id. Signs between words must be one cell wide.

animal-hare = Lièvre
animal-badger = Blaireau
animal-raven = Corbeau
animal-turtle = Tortue
animal-bear = Ours
animal-beaver = Castor
animal-lizard = Lézard
animal-owl = Hibou
animal-fox = Renard
animal-coyote = Coyote

terminal-label = { $by ->
        [you] toi
       *[other] { $by_name }
    }
terminal-seat-you = {" "}(toi)
terminal-other = { $names } ({ $bots ->
        [one] { $kind }
       *[other] bots { $kind }
    })
terminal-and = { $many } et { $last }
terminal-problem = { $problem } ({ $rule })

terminal-welcome = Coyote, { $name } : te voici à la place 0 avec { $others }.
terminal-aim = Tu vois chaque { $edition ->
        [tomahawk] plume
        [museum] plume
       *[other] carte
    } sauf la tienne. Quel total ? Aide : ?, sortie : Ctrl-C.
terminal-resumed = La partie reprend à la manche { $number }.
terminal-round = Manche { $number }, { $by ->
        [you] tu commences
       *[other] { $by_name } commence
    }

## The table.

terminal-header = { $name }, manche { $round }, { $direction ->
        [-1] sens antihoraire
       *[1] sens horaire
    }
terminal-player = joueur
terminal-card = { $edition ->
        [tomahawk] plume
        [museum] plume
       *[other] carte
    }
terminal-marks = { $penalty ->
        [eyes] yeux
        [tomahawks] tomahawks
        [tokens] jetons
       *[lives] vies
    }
card-place = { $place ->
        [extra] extra
        [open] visible
        [behind] derrière
        [centre] centre
        [coyote] carte Coyote
        [drawn] piochée
       *[other] carte
    }
terminal-note-out = hors jeu
terminal-note-bid = dit { $bid }
terminal-note-challenger = conteste
terminal-note-starter = a commencé
terminal-note-peeked = coup d’œil
terminal-note-coyote = { $laid ->
        [1] a posé la carte Coyote
       *[0] a la carte Coyote
    }
terminal-note-passed = ne joue plus
terminal-coyote-centre = carte Coyote : à personne
terminal-pile = pile : { $count }
terminal-aside = de côté : { $count }
terminal-unused = { $kind ->
        [tokens] jetons
       *[additions] coups spéciaux
    } : { $rest }
terminal-none-left = plus rien cette manche
terminal-no-bid = Pas encore de déclaration.
terminal-says = { $by ->
        [you] Tu dis
       *[other] { $by_name } dit
    } au moins
terminal-double = Doublé : si on conteste, qui perd reçoit deux tomahawks.
terminal-withdrawn = { $bid } a été retiré.
terminal-bids = Déclarations :

## What is asked of you.

call-open = À toi : ouvre avec une première déclaration.
call-free = À toi : dépasse le { $number } annoncé par { $of_name }, ou conteste.
call-answer = À toi : dépasse le { $number } annoncé par { $of_name }, ou conteste.
call-plain = À toi, sans coup spécial : dépasse le { $number } annoncé par { $of_name }, ou conteste.
call-challenge = À toi : aucun nombre ne dépasse le { $number } annoncé par { $of_name }, conteste.
call-raise = Annonce maintenant ton nombre{ $least ->
        [-999] {""}
       *[other] , au moins { $least }
    }.
call-owner = Ton propre { $number } te revient : augmente.
call-rename = Ton { $number } est retiré : annonce un autre nombre, au moins { $least }{ $excluded ->
        [none] {""}
       *[other] , sauf { $excluded }
    }.
call-guess = { $by_name } conteste le { $number } annoncé par { $of_name }. Qui gagne ?
call-discard = Tu rends une carte Œil : laquelle ?
terminal-offer-bid = { $least ->
        [-999] n’importe quel nombre
       *[other] { $least } ou plus
    }{ $excluded ->
        [none] {""}
       *[other] {" "}sauf { $excluded }
    }
terminal-offer-help = help
terminal-enter = { $out ->
        [1] Tu es hors jeu. Entrée : les autres finissent la partie. quit : tu t’en vas.
       *[0] Entrée pour continuer.
    }

## What somebody did. $card is a face, or hidden where you may not see it.

did-bid = { $by ->
        [you] Tu déclares
       *[other] { $by_name } déclare
    } { $number }{ $addition ->
        [extra] {" "}et { $of ->
            [you] tu reçois une seconde plume, sans la voir.
           *[other] { $of_name } reçoit une seconde plume : { $card }.
        }
        [double] , doublé : si on conteste, qui perd reçoit deux tomahawks.
        [next] . { $of ->
            [you] À toi de répondre.
           *[other] { $of_name } doit répondre.
        }
       *[none] .
    }
did-challenge = { $by ->
        [you] Tu contestes
       *[other] { $by_name } conteste
    } { $of ->
        [you] ton { $number }
       *[other] le { $number } annoncé par { $of_name }
    } !
did-peek = Coup d’œil : { $by ->
        [you] tu fermes un œil, et la carte centrale est { $card }.
       *[other] { $by_name } ferme un œil et regarde la carte centrale.
    }
did-coyote = { $by ->
        [you] Tu poses une carte sous la carte Coyote : { $card }.
       *[other] { $by_name } regarde une carte et la pose sous la carte Coyote.
    }
did-guess = { $by ->
        [you] Tu paries
       *[other] { $by_name } parie
    } sur { $of ->
        [you] toi.
       *[other] { $of_name }.
    }
did-confirm = { $by ->
        [you] Tu reprends à ton compte
       *[other] { $by_name } reprend à son compte
    } { $of ->
        [you] ton { $number }.
       *[other] le { $number } annoncé par { $of_name }.
    }
did-reverse = { $by ->
        [you] Tu inverses
       *[other] { $by_name } inverse
    } le sens du jeu.{ $edition ->
        [museum] {""}
       *[other] {" "}{ $of ->
            [you] Tu dois
           *[other] { $of_name } doit
        } augmenter.
    }
did-restart = { $by ->
        [you] Tu fais
       *[other] { $by_name } fait
    } retirer le { $number }. { $of ->
        [you] Tu dois
       *[other] { $of_name } doit
    } annoncer un autre nombre.
did-open = { $by ->
        [you] Tu retournes
       *[other] { $by_name } retourne
    } une plume, visible de tous : { $card }.
did-skip = { $by ->
        [you] Tu passes ton tour.
       *[other] { $by_name } passe son tour.
    }
did-swap = { $by ->
        [you] Tu mets une nouvelle plume, sans la voir, devant la tienne.
       *[other] { $by_name } met une nouvelle plume, { $card }, devant l’ancienne, { $behind }.
    }
did-name = { $by ->
        [you] Tu nommes
       *[other] { $by_name } nomme
    } { $card }{ $right ->
        [1] {"\u00A0"}: c’est juste ! { $by ->
            [you] Tu ne joues
           *[other] { $by_name } ne joue
        } plus jusqu’à la fin de la manche.
       *[0] , mais c’est { $worn }. La manche s’arrête sans décompte.
    }
pile-refilled = La pile est épuisée : les cartes mises de côté sont mélangées et la remplacent.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = pioche { $victim }
step-strike = { $victim ->
        [none] ne trouve rien à barrer
       *[other] barre le { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] ne trouve rien à rendre négatif
       *[other] rend le { $victim } négatif ({ $owner })
    }
step-double = { $edition ->
        [museum] double ce qui est positif
       *[other] double la somme
    }
step-nothing = ne vaut rien
step-add = { $sign ->
        [plus] ajoute { $twice ->
            [1] deux fois { $number }
           *[0] { $number }
        }
        [minus] retire { $number }
       *[none] n’ajoute rien
    }
whose-card = { $place ->
        [extra] { $by ->
            [you] toi, extra
           *[other] { $by_name }, extra
        }
        [open] { $by ->
            [you] toi, visible
           *[other] { $by_name }, visible
        }
        [behind] { $by ->
            [you] toi, derrière
           *[other] { $by_name }, derrière
        }
       *[worn] { $by ->
            [you] toi
           *[other] { $by_name }
        }
    }
lay-behind = { $by ->
        [you] Derrière ta plume, tu avais
       *[other] Derrière sa plume, { $by_name } avait
    } { $card } ; cela ne compte pas.
round-uncounted = Tout est retourné : { $cards }
terminal-line-bid = déclaration { $bid }
terminal-line-total = total { $total }
round-verdict = Le total est de { $total }{ $enough ->
        [1] , la déclaration de { $bid } tient.
       *[0] , sous la déclaration de { $bid }.
    } { $by ->
        [you] Tu perds la manche.
       *[other] { $by_name } perd la manche.
    }
eye-turned = { $guessed ->
        [1] { $eye ->
            [open] Pari gagné : { $by ->
                [you] tu ouvres un œil.
               *[other] { $by_name } ouvre un œil.
            }
           *[closed] Pari perdu : { $by ->
                [you] tu fermes un œil.
               *[other] { $by_name } ferme un œil.
            }
        }
       *[0] { $by ->
            [you] Tu gagnes et tu ouvres un œil.
           *[other] { $by_name } gagne et ouvre un œil.
        }
    }
round-penalty = { $penalty ->
        [eyes] { $by ->
            [you] Tu rends
           *[other] { $by_name } rend
        } un œil { $eye ->
            [open] ouvert
           *[closed] fermé
        }
        [tomahawks] { $by ->
            [you] Tu reçois
           *[other] { $by_name } reçoit
        } { $count ->
            [one] un tomahawk
           *[other] { $count } tomahawks
        }
        [tokens] { $by ->
            [you] Tu prends
           *[other] { $by_name } prend
        } { $count ->
            [one] un jeton coyote
           *[other] { $count } jetons coyote
        }
       *[lives] { $by ->
            [you] Tu perds
           *[other] { $by_name } perd
        } { $count ->
            [one] une vie
           *[other] { $count } vies
        }
    }{ $out ->
        [1] {" "}et { $by ->
            [you] tu sors du jeu.
           *[other] sort du jeu.
        }
       *[0] {"\u00A0"}: { $marks }
    }
pile-shuffled = On remélange les { $count } { $edition ->
        [classic] cartes
       *[other] plumes
    }.
starts-next = { $by ->
        [you] Tu commences
       *[other] { $by_name } commence
    } la manche suivante.

## How it went.

terminal-round-counted = Manche { $number } : { $of ->
        [you] tu dis
       *[other] { $of_name } dit
    } { $bid }, { $by ->
        [you] tu contestes
       *[other] { $by_name } conteste
    }, total { $total } ; défaite pour { $loser }.
terminal-round-named = Manche { $number } : { $by ->
        [you] tu nommes mal ta plume et tu perds.
       *[other] { $by_name } nomme mal sa plume et perd.
    }
terminal-move = { $by ->
        [you] tu as
       *[other] { $by_name } a
    } { $word ->
        [bid] déclaré { $number }{ $addition ->
            [extra] {" "}et { $of ->
                [you] tu as
               *[other] { $of_name } a
            } reçu une seconde plume
            [double] , doublé
            [next] , à { $of ->
                [you] toi
               *[other] { $of_name }
            } de répondre
           *[none] {""}
        }
        [challenge] contesté
        [peek] jeté un coup d’œil
        [coyote] posé la carte Coyote
        [guess] parié sur { $of ->
            [you] toi
           *[other] { $of_name }
        }
        [discard] rendu un œil
        [confirm] repris la déclaration
        [reverse] inversé le sens
        [restart] fait retirer la déclaration
        [open] retourné une plume
        [skip] passé { $by ->
            [you] ton
           *[other] son
        } tour
        [swap] changé de plume
       *[name] nommé { $card }
    }
terminal-then = { $before } ; { $after }
terminal-no-moves = rien encore
terminal-history = Manche { $number }, jusqu’ici : { $moves }.
terminal-column = { $column ->
        [round] manche
        [bid] déclaration
        [bidder] par
        [challenger] contestée par
        [total] total
       *[loser] perdue par
    }
game-won = { $by ->
        [you] Tu as gagné la partie !
       *[other] { $by_name } a gagné la partie.
    }
terminal-saved = { $over ->
        [1] Le relevé de la partie est dans ce fichier :
       *[0] La partie est sauvegardée. Pour la reprendre :
    }
terminal-not-saved = { $over ->
        [1] Le relevé n’a pas été sauvegardé : --save FICHIER s’en charge.
       *[0] Tu as quitté la partie sans la sauvegarder : --save FICHIER s’en charge.
    }
terminal-unsaved = La partie n’a pas pu être sauvegardée : { $reason }. Nouvel essai après chaque coup.
terminal-seed = --seed { $seed } redonne les mêmes cartes.

## Help. One line for an action, and more when asked about it.

terminal-commands = Commandes : help ACTION, odds, history, table, rules, quit
terminal-about-rules = coyote rules --edition { $edition } affiche les règles ; les signes comme (C2) en sont les paragraphes. help ACTION explique une action.
terminal-about-odds = Les probabilités s’affichent dans les parties lancées avec --hint, tant que des cartes sont cachées.
terminal-help-unknown = Il y a de l’aide pour : { $words }.
# What one fills in: bid 12 extra SEAT, name FEATHER.
terminal-blank = { $blank ->
        [seat] PLACE
       *[feather] PLUME
    }
terminal-help-elsewhere = Cela ne fait pas partie de l’édition { $name }.

action-bid = dire que le total est d’au moins N ; N seul suffit
action-challenge = mettre en doute la déclaration en cours et tout retourner ; en bref : c
action-peek = fermer un œil ouvert et regarder la carte centrale, puis déclarer
action-coyote = poser une carte de la pile sous la carte Coyote, puis déclarer
action-guess = dire qui va gagner cette contestation
action-discard = rendre cette carte Œil
action-confirm = reprendre la déclaration en cours ; le suivant augmente ou conteste
action-reverse = { $edition ->
        [museum] inverser le sens du jeu, puis déclarer
       *[other] inverser le sens ; le propriétaire de la déclaration augmente
    }
action-restart = faire retirer la déclaration pour une autre, puis augmenter ou contester
action-extra = déclarer, et un autre joueur reçoit une seconde plume
action-double = déclarer ; si le suivant conteste, qui perd reçoit deux tomahawks
action-next = déclarer, et désigner qui doit répondre
action-open = retourner une plume, visible de tous, puis déclarer
action-skip = ne rien déclarer ; le suivant répond à la même déclaration
action-swap = mettre une nouvelle plume, sans la voir, devant la tienne, puis déclarer
action-name = nommer ta propre plume, par exemple name 7 ou name MAX0

action-bid-more = Tu affirmes que tout ce qui compte fait au moins ce nombre. Il doit dépasser la déclaration en cours. Si tu as raison, qui conteste perd ; si le total est plus bas, c’est toi qui perds. Tape bid 12, ou 12.
action-challenge-more = Tu dis que le total est plus bas que la déclaration en cours. On retourne tout et on compte. Plus bas : son propriétaire perd la manche. Égal ou plus haut : c’est toi qui la perds.
action-peek-more = Tu retournes un de tes yeux ouverts côté fermé et tu vois la carte centrale jusqu’à la fin de la manche. Ensuite, tu dois déclarer. Le premier joueur ne peut pas jeter un coup d’œil au premier tour de la manche.
action-coyote-more = Le perdant de la dernière manche a la carte Coyote. Une fois dans la manche, mais pas à ton premier tour, tu pioches une carte que personne d’autre ne voit et tu la poses sous la carte Coyote : elle compte. Ensuite, tu dois déclarer.
action-guess-more = Tous, sauf les deux duellistes, disent qui gagne. Pari gagné : tu ouvres un de tes yeux fermés. Pari perdu : tu fermes un œil ouvert. Tape guess 2 (une place), ou guess et un nom.
action-discard-more = Le perdant d’une manche rend une carte Œil et choisit laquelle. Un œil ouvert vaut plus, car il permet un coup d’œil. Tape discard open (ouvert) ou discard closed (fermé).
action-confirm-more = Au lieu d’augmenter, tu reprends la déclaration en cours à ton compte. Le joueur suivant doit augmenter ou contester. Une fois par manche pour toute la table.
action-reverse-more = { $edition ->
        [museum] Un jeton : le sens du jeu s’inverse jusqu’à la fin de la manche. Ensuite, tu dois déclarer.
       *[other] Au lieu de déclarer, tu inverses le sens du jeu. Le propriétaire de la déclaration en cours doit l’augmenter, et le jeu continue dans l’autre sens. Une fois par manche pour toute la table.
    }
action-restart-more = Le propriétaire de la déclaration en cours la retire et annonce un nombre différent, au-dessus de la déclaration précédente. Ensuite, tu augmentes ou tu contestes, sans coup spécial. Une fois par manche pour toute la table.
action-extra-more = Avec ta déclaration, tu désignes un autre joueur, qui reçoit une seconde plume. Tous les autres la voient, et elle compte. Tape bid 12 extra 3 (une place), ou bid 12 extra et un nom. Une fois par manche pour toute la table.
action-double-more = Si le joueur juste après toi conteste cette déclaration, le perdant reçoit deux tomahawks. Tape bid 12 double. Une fois par manche pour toute la table.
action-next-more = Avec ta déclaration, tu désignes le joueur qui doit y répondre : augmenter ou contester. Le jeu continue à partir de lui. Tape bid 12 next 3 (une place), ou bid 12 next et un nom. Une fois par manche pour toute la table.
action-open-more = Un jeton : la plume du dessus de la pile est posée devant toi, face visible, et elle compte. Ensuite, tu dois déclarer.
action-skip-more = Un jeton : tu n’annonces aucun nombre, et le joueur suivant répond à la même déclaration. Si elle revient à son propriétaire, il doit l’augmenter.
action-swap-more = Un jeton : la plume du dessus de la pile passe devant la tienne, et tu ne vois ni l’une ni l’autre. Seule la nouvelle compte. Ensuite, tu dois déclarer.
action-name-more = Un jeton : nomme la plume que tu portes. Juste : elle reste face visible, elle compte, et tu ne joues plus jusqu’à la fin de la manche. Faux : tu prends un jeton coyote et la manche s’arrête sans décompte. Tape name 7, name MAX0, name ?, name 0*.

## The odds.

terminal-hint = Probable : { $wide ->
        [1] le plus souvent de { $low } à { $high }, avec { $middle } au milieu.
       *[0] presque toujours { $middle }.
    }
terminal-odds = Les chances que le total atteigne ce nombre, d’après ce que tu peux savoir :
terminal-odds-standing = la déclaration en cours
terminal-odds-one = Au moins { $number } : { $chance } %.
terminal-odds-which = Tape odds, ou odds et un nombre de -999 à 999.
terminal-percent = { $chance } %

## What you cannot do, said to you.

refusal-no-input = « { $text } » ne veut rien dire ici. Tape ? pour voir ce que tu peux faire.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-no-pile = Tu ne peux pas jouer maintenant : il faut d’abord distribuer une pile.
refusal-not-in-edition = « { $word } » n’existe pas dans cette édition.
refusal-variant-off = Cette partie se joue sans « { $action } ».
refusal-not-asked = On ne te demande pas « { $word } » maintenant.
refusal-no-bid-left = Pas de « { $word } » maintenant : quelqu’un devrait déclarer, et il ne reste aucun nombre.
refusal-bid-owed = Pas de « { $word } » maintenant : annonce d’abord ton nombre.
refusal-bid-integer = Une déclaration est un nombre entier.
refusal-bid-range = Une déclaration va de -999 à 999.
refusal-bid-below-minimum = La première déclaration est d’au moins { $minimum }.
refusal-bid-not-higher = C’est trop bas : déclare au moins { $minimum }.
refusal-bid-none-higher = Aucun nombre ne dépasse { $bid } : conteste.
refusal-bid-withdrawn = Ce nombre a été retiré : annonce un autre nombre.
refusal-challenge-nothing = Il n’y a encore rien à contester : ouvre avec un nombre.
refusal-peek-first-turn = Pas de coup d’œil au premier tour de la manche.
refusal-peek-again = Tu as déjà vu la carte centrale.
refusal-peek-no-open-eye = Pas de coup d’œil : tu n’as pas d’œil ouvert.
refusal-coyote-not-held = Tu n’as pas la carte Coyote.
refusal-coyote-again = La carte Coyote a déjà été posée dans cette manche.
refusal-coyote-first-turn = Tu ne peux pas poser la carte Coyote à ton premier tour de la manche.
refusal-guess-owed = Parie d’abord : qui gagne ?
refusal-guess-who = Parie sur l’un des deux duellistes.
refusal-discard-owed = Rends d’abord une carte Œil : discard open ou discard closed.
refusal-addition-used = « { $action } » : ce coup spécial a déjà servi dans cette manche.
refusal-addition-before-bid = Pas encore de « { $word } » : il n’y a pas de déclaration.
refusal-addition-seat = Désigne la place d’un autre joueur encore en jeu.
refusal-no-addition = Pas de coup spécial avec cette déclaration : annonce juste ton nombre.
refusal-must-answer = Pas de « { $word } » maintenant : augmente ou conteste.
refusal-token-used = Il ne reste plus de jeton « { $word } » dans cette manche.
refusal-tokens-two-left = À deux joueurs, il n’y a plus de jetons.
refusal-owner-must-raise = Pas de « { $word } » maintenant : la déclaration est la tienne, augmente.
refusal-name-no-card = Cette plume n’existe pas.

## What cannot be played, said on the command line.

refusal-bots-count = { $others ->
        [one] il y a un bot à cette table, pas { $count } : donne un nom
       *[other] il y a { $others } bots à cette table, pas { $count } : donne un nom pour tous ou un pour chacun
    }
refusal-min-bid = le minimum est un nombre entier de { $least } à { $most }, pas { $value }
refusal-language = --language est un mot parmi { $languages }, pas « { $language } »
refusal-pause = --pause est un nombre de secondes de 0 à { $most }
refusal-file-exists = { $file } contient déjà quelque chose : sauvegarde dans un autre fichier, ou reprends avec --resume
refusal-file-irregular = { $file } n’est pas un fichier ordinaire : sauvegarde dans un autre
refusal-file-unwritable = impossible de sauvegarder dans { $file } : { $reason }
refusal-file-unreadable = impossible de lire { $file } : { $reason }
refusal-resume-broken = impossible de reprendre { $file } : { $problem }
refusal-resume-conflict = { $file } a commencé avec un autre --{ $option } : enlève cette option, ou commence une nouvelle partie

## Bots against bots, on the command line. $bot is a name or a command.

error-arena-bot = « { $bot } » n’est pas un bot : choisis parmi { $bots }, ou écris cmd: et un programme
error-arena-program = « { $bot } » ne nomme aucun programme que l’on puisse lancer ici
error-arena-games = --games est un nombre de 1 à { $most }
error-arena-jobs = --jobs est un nombre de 1 à { $most }
error-arena-time = --time-limit est un nombre de secondes supérieur à 0 et d’au plus { $most }
error-arena-file-exists = { $file } contient déjà quelque chose : écris les parties dans un autre fichier
error-arena-file = impossible d’écrire dans { $file } : { $reason }
arena-progress = Parties
arena-head = { $edition }. Joueurs : { $players }. Parties : { $games }. Donnes : { $deals }. --seed { $seed }
arena-column = { $column ->
        [bot] bot
        [games] parties
        [wins] victoires
        [share] % de victoires
        [fair] × part égale
       *[rating] cote
    }
arena-note = Chaque donne a été jouée une fois depuis chaque place. Entre parenthèses : l’intervalle à 95 %. Un bot aussi bon que le reste de la table a 1.00 × sa part égale. Les cotes commencent à 25, ± est un écart type.
arena-foul = { $reason ->
        [crash] plantage
        [silence] pas de réponse à temps
        [long] réponse trop longue
        [unasked] a parlé sans qu’on le demande
        [nonsense] pas une action
       *[illegal] action interdite
    }
arena-fouls = { $bot } a perdu des parties par une faute : { $games } ({ $kinds }). La première : donne { $deal }, rotation { $rotation }, place { $seat } : { $detail }

## The solver, on the command line.

solve-no-lab = le solveur demande d’autres paquets : pip install "coyote-game[lab]"
solve-no-game = « { $game } » ne peut être résolu : choisis parmi { $games }
solve-no-scheme = --scheme est un mot parmi { $schemes }, pas « { $scheme } »
solve-no-ladder = --ladder est une liste de déclarations croissantes comme 5,8,12, ou première:dernière:pas, pas « { $text } »
solve-long-ladder = --ladder a { $bids } déclarations : on peut en résoudre { $most } au plus
solve-no-iterations = --iterations est un nombre de 1 à { $most }
solve-no-habits = --habits est un nombre de 0 à 1, et inférieur à 1
solve-plot-kind = --plot se termine par un mot parmi { $kinds }
solve-no-plot = --plot ne peut écrire dans { $file } : { $reason }
solve-no-save = --save ne peut écrire dans { $file } : { $reason }
solve-not-for = --{ $option } ne va pas avec { $game }
solve-compiling = Compilation, une fois sur cette machine
solve-progress = Résolution
solve-column = { $column ->
        [iteration] itérations
       *[exploitability] exploitabilité
    }
solve-outcome = Déclarations : { $bids }. Positions : { $nodes }. Secondes : { $seconds }. Valeur pour le premier joueur : { $value }
solve-match-note = Combien de parties sur cent gagne le premier joueur. Lignes : ses yeux, ouverts+fermés. Colonnes : ceux de l’autre.
solve-match-best = Contre le jeu enregistré, le meilleur de tous les adversaires gagne { $share } % des parties.

## The editions side by side.

edition-name = { $edition ->
        [eyes] Yeux
        [tomahawk] Tomahawk
        [museum] Musée
        [classic] Classique
       *[other] { $edition }
    }
edition-row = { $row ->
        [id] --edition
        [players] joueurs
        [deck] paquet
        [numbers] nombres
        [specials] spéciales
        [centre] centre
        [lowest] minimum
        [penalty] le perdant
        [limit] hors jeu
        [strikes] MAX prend
        [doubles] X2 double
        [carry] après usage
        [starts] commence
        [also] aussi
       *[options] options
    }
edition-players = { $least } à { $most }
edition-deck = { $fact } { $edition ->
        [tomahawk] plumes
        [museum] plumes
       *[other] cartes
    }
edition-run = { $run ->
        [1] { $start } à { $end }
       *[0] { $start }
    }{ $copies ->
        [1] {""}
       *[other] {" "}×{ $copies }
    }
edition-none = –
edition-centre = { $fact ->
        [1] une carte, face cachée
       *[0] –
    }
edition-lowest = { $fact ->
        [-999] libre
       *[other] { $fact }
    }
edition-penalty = { $fact ->
        [eyes] rend une carte Œil
        [tomahawks] reçoit un tomahawk
        [tokens] prend un jeton coyote
       *[lives] perd une vie
    }
edition-limit = { $penalty ->
        [eyes] sans aucune des { $least }
        [tomahawks] avec { $least } à { $most }, en général 3
        [tokens] avec { $least } à { $most }, en général 3
       *[lives] après { $least } à { $most }, en général 3
    }
edition-strikes = { $fact ->
        [number] le plus grand nombre
       *[green] le plus grand positif
    }
edition-doubles = { $fact ->
        [sum] la somme
        [greens] ce qui est positif
       *[none] –
    }
edition-carry = { $fact ->
        [shuffled] tout est mélangé à chaque manche
        [under] sous la pile
       *[aside] mises de côté
    }
edition-starts = { $fact ->
        [loser-left] le perdant ; s’il sort, la place suivante
        [loser-winner] le perdant ; s’il sort, le gagnant
       *[winner] le gagnant
    }
edition-play = Jouer : coyote play --edition museum --tokens. Lire les règles : coyote rules


## The server. $setting is how it was set: an option or a variable.

serve-ready = Coyote est ouvert : { $url }
serve-here = Sur cette machine : { $url }
api-page = Ce qu’un programme peut demander à ce serveur. Pour jouer, il ouvre une socket : docs/protocol.md explique comment.
serve-stop = Ctrl-C le ferme. Les tables sont conservées.
page-title = Coyote
page-title-table = Chez { $name } · Coyote
page-description = Tu vois la carte de chacun, sauf la tienne. Annonce, bluffe, et hurle quand quelqu’un va trop loin. Viens t’asseoir : pas de compte, rien à installer.
page-not-built = La page n’est pas encore construite. Lance make web, puis redémarre le serveur.

error-setting-number = { $setting } est un nombre entier de { $least } à { $most }, pas « { $value } »
error-setting-word = { $setting } est un mot parmi { $words }, pas « { $value } »
error-setting-host = { $setting } est une adresse ou un nom de cette machine, comme 0.0.0.0, pas « { $value } »
error-setting-url = { $setting } est une URL sans chemin, comme https://coyote.example.org, pas « { $value } »
error-setting-database = { $setting } s’écrit comme sqlite:///coyote.db, pas « { $value } »
error-setting-delay = { $setting } donne le minimum et le maximum de secondes, comme 0.8-2.5, jusqu’à { $most }, pas « { $value } »
error-setting-networks = { $setting } est une liste d’adresses ou de réseaux, comme 127.0.0.1,10.0.0.0/8, pas « { $value } »
error-port-in-use = le port { $port } est déjà pris : choisis-en un autre, par exemple coyote serve --port 8018
error-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
error-no-folder = impossible de créer le dossier { $folder } : { $reason }

error-not-found = il n’y a rien ici
error-wrong-method = cela ne peut pas se faire ici
error-bad-request = la demande est illisible : voir { $field }
error-too-large = c’est trop long
error-not-json = envoie du JSON, et dis-le : content-type application/json
error-rate-limited = trop de demandes à la fois : réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
error-too-many-connections = ton adresse a déjà { $most ->
        [one] une connexion
       *[other] { $most } connexions
    } et ne peut pas en avoir plus
error-server-error = quelque chose s’est mal passé ici ; le journal en dit plus sous { $id }
error-not-ready = le serveur n’est pas prêt
error-wrong-host = le serveur ne répond pas à ce nom : son administrateur peut le régler avec --base-url
error-wrong-origin = cette page n’a pas le droit de parler à ce serveur

error-database = « { $url } » n’est pas une base de données : écris sqlite:///PATH
error-database-in-use = un autre serveur utilise { $file }
error-database-newer = { $file } a la version { $version }, ce programme connaît jusqu’à { $newest } : installe une version plus récente
error-database-foreign = { $file } est la base de données d’un autre programme : choisis un autre fichier
error-database-unusable = { $file } est inutilisable : { $reason }

## What the server answers instead of a table.

error-no-table = il n’y a pas de table { $code } : vérifie le lien, ou ouvre une nouvelle table
error-no-record = cette table { $games ->
        [0] n’a pas encore de partie
        [one] a une partie
       *[other] a { $games } parties
    }, aucune avec le numéro { $game }
error-token = cet appareil n’a plus de place ici : rejoins la table à nouveau
error-wrong-code = ce code à usage unique est faux, déjà utilisé ou trop vieux : demandes-en un nouveau
error-table-connections = trop d’appareils sont à cette table : fermes-en un, ou réessaie plus tard
error-house-full = { $most ->
        [one] la seule table de ce serveur est occupée
       *[other] les { $most } tables de ce serveur sont occupées
    } : réessaie plus tard
error-try-again = cela n’a pas été enregistré : réessaie
error-no-request = la table ne comprend pas cela : { $problem }
error-hello-again = hello ne se dit qu’une fois

## The web page. Words that several places use.

app-skip = Aller directement à la table
app-waiting = Un instant…
app-waiting-table = Tu rejoins la table…
app-not-loaded = Cette page ne s’est pas chargée.
app-reload = Réessayer
app-close = Fermer
someone = Quelqu’un

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Manche { $round } : { $by ->
        [you] tu commences.
       *[other] { $by_name } commence.
    }
told-peek = Tu fermes un œil et tu regardes la carte centrale. Maintiens-la appuyée pour la revoir.
told-coyote = Tu poses une carte sous la carte Coyote. Maintiens-la appuyée pour la revoir.
news-joined = { $who ->
        [you] Tu rejoins la table.
       *[other] { $who_name } rejoint la table.
    }
news-sat = { $who ->
        [you] Tu prends place.
       *[other] { $who_name } prend place.
    }
news-stood = { $who ->
        [you] Tu te lèves et tu regardes.
       *[other] { $who_name } se lève et regarde.
    }
news-renamed = { $who ->
        [you] Tu t’appelles maintenant { $name }.
       *[other] Quelqu’un s’appelle maintenant { $name }.
    }
news-left = { $who ->
        [you] Tu quittes la table.
       *[other] { $who_name } quitte la table.
    }
news-kicked = L’hôte { $who ->
        [you] t’a fait quitter la table.
       *[other] a exclu { $who_name }.
    }
news-bot-added = Un bot prend place.
news-bot-removed = Un bot s’en va.
news-host-changed = { $who ->
        [you] C’est toi l’hôte maintenant.
       *[other] L’hôte est maintenant { $who_name }.
    }
news-configured = L’hôte a changé les réglages. { $setting } : { $value }.
news-game-started = Une nouvelle partie démarre. { $by ->
        [you] Tu commences.
       *[other] { $by_name } commence.
    }
news-game-dropped = La partie est abandonnée.
news-taken-over = { $why ->
        [time] Temps écoulé : un bot joue pour { $by ->
            [you] toi.
           *[other] { $by_name }.
        }
        [away] { $by ->
            [you] Tu n’étais pas là : un bot a pris le relais.
           *[other] { $by_name } n’est pas là : un bot prend le relais.
        }
       *[left] Un bot prend le relais pour { $by ->
            [you] toi.
           *[other] { $by_name }.
        }
    }
news-reclaimed = { $by ->
        [you] Tu reprends ta place.
       *[other] { $by_name } est de retour.
    }
news-paused = La partie est en pause.
news-resumed = La partie reprend.
news-hurried = Les bots continuent sans attendre.
news-extended = { $by ->
        [you] Tu as plus de temps.
       *[other] { $by_name } a plus de temps.
    }

## Home, the door of a table, settings, rules, and when there is nothing here.

refusal-offline = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
home-title = Coyote
place-title = { $place } – Coyote
refusal-name-empty = Indique d’abord ton nom, pour que les autres sachent qui tu es.
home-what = Tu vois toutes les cartes, sauf la tienne. Annonce un total, ou démasque le bluff.
home-play = Jouer
home-play-more = avec trois bots
home-create = Créer une table
home-create-more = Tes amis te rejoignent avec un lien. Le jeu se choisit à la table.
home-create-go = Ouvrir la table
home-join = Code ou lien d’une table
home-join-go = Rejoindre
home-join-unclear = Un code a six lettres, comme { $code }. Un lien entier marche aussi.
home-back = Retour à ta table
home-back-phase = { $phase ->
        [lobby] Avant la partie
        [playing] Partie en cours
       *[over] Après la partie
    }
home-rules = Règles
home-settings = Réglages
home-more = Plus
home-go = Vers l’accueil
name-yours = Ton nom
name-animal = Ton animal
door-title = Table { $code }
door-open = Il y a une place pour toi
door-playing = Partie en cours
door-over = Tu peux jouer la prochaine partie
door-full = La table est complète
door-more = { $state ->
        [playing] Regarde cette partie, et tu auras une place dans la prochaine.
        [over] Une partie vient de finir. Prends place pour la prochaine.
        [full] Tu peux regarder, ou ouvrir ta propre table.
       *[open] Indique ton nom, et prends place.
    }
door-who = À la table
door-nobody = Personne n’est encore là.
door-bot = bot
door-edition = Édition : { $name }
door-watching = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
door-sit = { $state ->
        [playing] Regarder, jouer la prochaine
        [over] Jouer la prochaine partie
       *[open] Prendre place
    }
door-sitting = Tu prends place…
door-watch = Juste regarder
door-new = Ouvrir une table
door-claim = J’ai une place sur un autre appareil
door-claim-title = Transférer ta place ici
door-claim-more = Ouvre le menu de la table sur l’autre appareil. Il te donne un code à saisir ici.
door-claim-code = Code à usage unique
door-unknown = Pas de table ici
door-unknown-more = Il n’y a pas de table { $code }. Le lien est peut-être ancien, ou une lettre s’est perdue en route.
door-silent = La table ne répond pas
door-silent-more = Tu es peut-être hors ligne, ou le serveur se repose. On continue d’essayer.
door-busy = Un instant, s’il te plaît
gone-left = Tu as quitté la table
gone-kicked = L’hôte t’a fait quitter la table
gone-moved = Tu joues maintenant sur un autre appareil
gone-deleted = Cette table n’existe plus
gone-token = Ta place n’est pas sur cet appareil
gone-protocol = Il y a une nouvelle version du jeu
gone-no-hello = La table n’a pas compris cette page
gone-faults = Cette page a envoyé trop de choses à la fois
gone-table-connections = Trop d’appareils sont à cette table
gone-more = { $why ->
        [left] Reviens quand tu veux.
        [kicked] Tu peux encore regarder, ou jouer à une autre table.
        [moved] Un seul appareil peut tenir une place.
        [deleted] L’hôte l’a supprimée. Tu peux en ouvrir une autre.
        [protocol] Recharge la page pour l’avoir.
        [crowded] On réessaie dans une minute.
        [no-hello] La recharger devrait suffire.
       *[token] Reprends place, ou transfère ta place depuis l’autre appareil.
    }
gone-join = Revenir à la table
gone-reload = Recharger
tabs-resting = Tu joues dans un autre onglet
tabs-resting-more = Celui-ci est en pause, pour qu’ils ne se gênent pas.
tabs-here = Jouer ici
quick-dealing = Trois bots s’installent avec toi…
settings-title = Réglages
settings-kept = Ils sont gardés sur cet appareil.
settings-you = Toi
settings-language = Langue
settings-look = Apparence
settings-look-is = { $look ->
        [night] Nuit
        [noon] Midi
       *[auto] Automatique
    }
settings-feel = Son et mouvement
settings-sound = Sons
settings-vibration = Vibrer quand c’est ton tour
settings-notify = M’avertir quand c’est mon tour
settings-notify-more = Quand la page est en arrière-plan, ton appareil affiche une notification. Elle ne montre jamais de carte.
settings-notify-denied = Ton navigateur bloque les notifications de cette page. Le titre de la page et un son t’avertissent à la place.
settings-notify-none = Ce navigateur n’a pas de notifications. Le titre de la page et un son t’avertissent à la place.
settings-still = Sans animations
settings-still-more = Rien ne bouge. Les textes restent les mêmes.
settings-helpers = Aides
settings-helpers-more = L’hôte d’une table peut les désactiver.
settings-sums = Additionner les cartes visibles
settings-odds = Afficher les probabilités
settings-odds-more = La probabilité qu’une déclaration tienne, d’après ce que tu vois.
settings-coach = Conseils pour débuter
settings-coach-more = Jusqu’à cinq conseils dans ta prochaine partie, chacun au bon moment.
rules-title = Les règles
rules-editions = Éditions
rules-contents = Sur cette page
rules-about = Le jeu
rules-print = Imprimer
rules-back = Retour
minute-title = { $edition } en une minute
minute-see = Tu vois { $edition ->
        [tomahawk] la plume
        [museum] la plume
       *[other] la carte
    } de chacun, mais pas la tienne.{ $centre ->
        [1] { " " }Une autre est posée face cachée au centre.
       *[0] { "" }
    }
minute-bid = À tour de rôle, on annonce combien elles font ensemble, au moins. Chaque déclaration dépasse la précédente.
minute-challenge = Tu n’y crois pas ? Conteste ! On retourne tout et on compte. Ici, { $total } est moins que { $bid } : celui qui l’a annoncé perd. Sinon, c’est celui qui conteste.
minute-specials = { $edition ->
        [tomahawk] Des plumes spéciales
        [museum] Des plumes spéciales
       *[other] Des cartes spéciales
    } changent le compte :
minute-own = { $edition ->
        [eyes] À ton tour, tu peux fermer un œil ouvert et regarder la carte du centre. Ensuite, tu dois augmenter.
        [tomahawk] Si vous voulez, jouez avec les coups spéciaux, chacun une fois par manche.
       *[museum] Si vous voulez, jouez avec les jetons : des coups spéciaux, chacun une fois par manche.
    }
minute-loses = { $penalty ->
        [eyes] Qui perd rend une carte Œil. Sans carte Œil, tu es hors jeu.
        [tomahawks] Qui perd reçoit un tomahawk. Avec { $limit }, tu es hors jeu.
        [tokens] Qui perd prend un jeton coyote. Avec { $limit }, tu es hors jeu.
       *[lives] Qui perd y laisse une vie. Après { $limit }, tu es hors jeu.
    }
minute-wins = Le dernier en jeu gagne.
minute-all = Toutes les règles de cette édition
missing-title = Rien que du sable
missing-more = Cette adresse ne mène nulle part. La table est ailleurs.

## La page pour rejoindre une table, l’accès à la leçon et les règles en une minute.

door-what = Un jeu de cartes et de bluff : tu vois toutes les cartes sauf la tienne, et tu annonces leur total.
door-minute = Les règles en une minute
learn-link = Apprendre en trois minutes
lobby-can-start = { $name } peut lancer la partie.
lobby-room = { $room ->
        [0] Toutes les places sont prises.
        [one] Il reste une place.
       *[other] Il reste { $room } places.
    }
lobby-missing = { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
home-join-letters = Aucune table n’a le code { $code }. Les codes n’utilisent que les lettres { $letters }.

## The lesson. $by_name is whoever made the last bid or challenges; $card is a face.

lesson-cards = Chacun porte une carte sur la tête. Tu les vois toutes, sauf la tienne.
lesson-sum = Tu vois { $sum }. Ta carte et la carte centrale comptent aussi, mais tu ne les vois pas.
lesson-open = Tu commences : combien font au moins toutes les cartes ? Ouvre à { $number }.
lesson-raise = Les deux autres ont augmenté. À toi d’augmenter aussi, ou de contester la dernière déclaration. Augmente à { $number }.
lesson-bluff = { $bid } ! Tu ne vois que { $sum }. Soit { $by_name } voit une carte forte sur toi, soit c’est un bluff. Le bluff est permis.
lesson-challenge = Cela paraît trop. Conteste !
lesson-count = Toutes les cartes sont maintenant retournées et comptées.
lesson-strike = MAX 0 était au centre : la carte la plus forte compte 0, ici le { $card }. Le total est { $total }, moins que { $bid }.
lesson-eyes = { $by_name } perd donc un œil. Sans œil, on est hors jeu. Toi, tu as gagné : un de tes yeux fermés s’ouvre.
lesson-peek = Une nouvelle manche. Jette un coup d’œil : tu fermes un œil ouvert et tu regardes la carte centrale.
lesson-seen = { $card } ! Il n’y a que toi qui le sais. Après un coup d’œil, tu dois augmenter : dis { $number }.
lesson-doubted = { $by_name } conteste. Est-ce que ça suffit ?
lesson-won = { $total }, c’est au moins { $bid }. Ta déclaration tient : qui l’a contestée perd un œil.
lesson-done = Voilà tout le jeu. Qui garde des yeux jusqu’à la fin gagne. Amuse-toi bien !
lesson-wait = Aux autres de jouer…
lesson-other = Ce serait possible aussi. Dans cette leçon, suis plutôt ce qui est écrit ici.
lesson-next = Suivant
lesson-leave = Quitter
lesson-again = Recommencer
lesson-play = Jouer
lesson-join = À la table

## The lobby and the end of a game: editions, options and bots in plain words.

lobby-title = Chez { $name }
lobby-title-free = Une table sur la mesa
lobby-around = Autour de la table
lobby-free = libre
lobby-sit-here = S’asseoir
lobby-bot-here = Mettre un bot ici
lobby-host = hôte
lobby-yourself = toi
lobby-few = { $count ->
        [one] Encore une personne et ça peut commencer.
       *[other] Encore { $count } personnes et ça peut commencer.
    }
lobby-many = { $count ->
        [one] Une personne de trop pour cette édition : quelqu’un doit se lever.
       *[other] { $count } personnes de trop pour cette édition : quelqu’un doit se lever.
    }
lobby-limit = À autant de joueurs, on ne peut jouer qu’à { $count } jetons coyote : change cela dans les variantes.
lobby-set = { $room ->
        [0] Toutes les places sont prises. C’est parti !
        [one] Ça peut commencer. Il reste une place.
       *[other] Ça peut commencer. Il reste { $room } places.
    }
lobby-start = Lancer la partie
lobby-waiting = On attend { $name } pour commencer
lobby-host-away = { $name } n’est pas là. Au bout d’une minute, quelqu’un d’autre devient l’hôte.
lobby-host-none = Dès qu’il y a un hôte, ça peut commencer.
lobby-sit = Prendre place
lobby-full = Toutes les places sont prises. Regarde, et prends place dès qu’une se libère.
lobby-come-in = Viens jouer
lobby-starter = Qui commence ?
lobby-chance = Au hasard
lobby-add-bot = Ajouter un bot
lobby-onlookers = Spectateurs
lobby-unnamed = { $count ->
        [one] et { $count } invité
       *[other] et { $count } invités
    }

lobby-invite = Invite tes amis
lobby-hold = Appuie longuement sur le lien pour le copier.
lobby-qr-large = Agrandir le QR code
lobby-qr-how = Vise-le avec ton téléphone.

you-title = Toi à cette table
you-keep = C’est moi
you-like = { $animal }, comme { $name }
you-stand = Se lever et regarder
person-host = Nommer { $name } hôte
person-host-more = Ensuite, { $name } choisit les réglages et lance la partie.
person-away = { $name } n’est pas là. Sa place est gardée.
person-kick = Exclure { $name }
person-kick-ask = { $name } perd cette place et ne pourra revenir que comme une nouvelle personne. Exclure { $name } ?
person-kick-yes = Oui, exclure
person-kick-no = Annuler
bots-title = Choisis un bot
bots-more = Les bots voient ce que tu verrais à leur place, et rien d’autre.
bots-level = { $level ->
        [1] Doux
        [2] Facile
        [3] Moyen
        [4] Difficile
       *[5] Redoutable
    }
bot-pup-name = Louveteau
bot-pup-about = Additionne ce qui se voit, devine le reste et joue selon son humeur. De temps en temps, il conteste juste comme ça. De bonne compagnie pour une première partie.
bot-cautious-name = Pas-de-loup
bot-cautious-about = Monte à petits pas et conteste ce qui semble peu probable. Ne bluffe presque jamais. Quand on le sait, on peut en profiter.
bot-lurker-name = Eau-qui-dort
bot-lurker-about = Se fait discrète et déclare un peu moins que ce qu’elle croit. Elle attend que quelqu’un aille trop loin, et conteste plus tôt que les autres.
bot-odds-name = Calculateur
bot-odds-about = Calcule les probabilités exactes d’après tout ce qui se voit, compte les cartes et utilise chaque ruse de l’édition.
bot-braggart-name = Fanfaron
bot-braggart-about = Connaît les probabilités, et s’en moque de temps en temps. Il a horreur de contester. Est-ce qu’il se vante, ou est-ce vrai ?
bot-bayes-name = Fine-Oreille
bot-bayes-about = Vous voyez tous sa carte, et vos déclarations la trahissent. Fine-Oreille écoute, en déduit ce qu’elle porte et calcule avec. Un bon bluff peut l’égarer.
bot-coyote-name = Vieux Coyote
bot-coyote-about = Entraîné sur des milliers de parties, contre lui-même et contre tous les autres. Il lit tes déclarations, retient qui exagère, bluffe quand ça rapporte, et en dit peu.
bot-random-name = Tête en l’air
bot-random-about = Fait ce qui lui passe par la tête, et ne connaît que les règles. Bien pour une première partie, et pour rire.
bot-plus-one-name = Plus Un
bot-plus-one-about = Commence bas, puis dit toujours un de plus. Conteste ce qui est plus probablement faux que vrai.

how-title = Réglages de la partie
how-host-only = C’est { $name } qui décide.
how-host-none = C’est l’hôte qui décide.
how-edition = Édition
how-variants = Variantes
how-house = Règles maison
how-differ = Les différences
how-rules = Lire les règles de cette édition
how-lost = Les éditions ne se sont pas chargées.
edition-for = { $least } à { $most } joueurs
edition-about-eyes = Peu de cartes et des yeux perçants. Une carte est cachée au centre : ferme un œil, et tu peux la regarder. Mais tes yeux sont aussi tes vies.
edition-about-tomahawk = Trente plumes, dont quelques-unes redoutables : l’une double la somme, une autre retourne la meilleure plume contre toi. Qui perd reçoit un tomahawk.
edition-about-museum = Les mêmes plumes pour une plus grande tablée, jusqu’à neuf. On compte autrement, on peut déclarer moins que zéro, et qui avait raison commence la manche suivante.
edition-about-classic = Le paquet par lequel tout a commencé : 36 cartes, souvent petites, jusqu’à dix joueurs. Pas de ruses, vite appris, trois vies au départ.
edition-special-eyes = coups d’œil ; avec le Trickster, aussi des paris et la carte Coyote
edition-special-tomahawk = six coups spéciaux, au choix
edition-special-museum = huit jetons, au choix
edition-special-classic = plein de petites cartes
wish-none = comme dans le livret
wish-nothing = Cette édition se joue telle quelle : il n’y a rien à choisir.
wish-trickster = avec le Trickster
wish-tokens = avec jetons
wish-additions = { $number ->
        [one] avec un coup spécial
       *[other] avec { $number } coups spéciaux
    }
wish-limit = { $penalty ->
        [tomahawks] { $number ->
            [one] hors jeu à { $number } tomahawk
           *[other] hors jeu à { $number } tomahawks
        }
        [tokens] { $number ->
            [one] hors jeu à { $number } jeton
           *[other] hors jeu à { $number } jetons
        }
       *[lives] { $number ->
            [one] { $number } vie au départ
           *[other] { $number } vies au départ
        }
    }
wish-min-bid = déclarations dès { $number }
option-on = oui
option-off = non
option-trickster = Le Trickster
option-trickster-more = Tu commences avec un seul œil ouvert. Quand quelqu’un conteste, tous les autres parient sur qui gagne : pari gagné, un œil s’ouvre ; pari perdu, un œil se ferme. Et qui a perdu la dernière manche a la carte Coyote, et peut glisser dans le total une carte que personne d’autre ne connaît.
option-tokens = Jetons au milieu
option-tokens-more = Huit jetons sont posés au milieu : retourner une plume, inverser le sens, passer, changer de plume ou la nommer. À ton tour, tu peux d’abord en utiliser un. À deux joueurs, on joue sans eux.
option-additions = Coups spéciaux
option-additions-more = Des ruses à ajouter au jeu : une, plusieurs ou toutes. Chacune sert une fois par manche, au premier qui l’utilise.
option-all = Les six
option-none = Aucun
option-limit = { $penalty ->
        [tomahawks] Tomahawks avant de sortir
        [tokens] Jetons coyote avant de sortir
       *[lives] Vies
    }
option-limit-more = { $penalty ->
        [tokens] D’habitude, c’est trois. À trois ou quatre joueurs, vous pouvez convenir de quatre ou cinq ; à plus, c’est toujours trois.
       *[other] D’habitude, c’est trois. Moins, et la partie est courte ; plus, et elle est longue.
    }
option-min-bid = Minimum
option-min-bid-more = Le livret permet tous les nombres, même zéro et moins. Certains préfèrent que la première déclaration soit d’au moins ce nombre.
option-min-bid-any = libre
option-min-bid-own = au moins
option-less = Un de moins : { $name }
option-more = Un de plus : { $name }
option-rule = Lire la règle
house-clock = Temps par tour
house-clock-more = Quand il est écoulé, un bot joue pour toi, jusqu’à ce que tu reprennes ta place.
house-clock-is = { $seconds ->
        [0] sans limite de temps
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
house-clock-told = { $seconds ->
        [0] sans limite de temps
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
house-clock-own = autre
house-seconds = Secondes
house-slow = Jouer sur plusieurs jours
house-slow-more = Personne n’est pressé : pas de limite de temps, et aucun bot ne remplace les absents.
house-grace = Temps hors ligne
house-grace-more = Combien de temps on peut rester hors ligne avant qu’un bot prenne le relais. On peut toujours revenir.
house-grace-is = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
house-stand-in = Bot remplaçant
house-stand-in-more = Le bot qui remplace les absents.
house-sums = Sommes
house-sums-more = Tout le monde peut voir la somme de ses cartes visibles.
house-odds = Probabilités
house-odds-more = Tout le monde peut voir la probabilité qu’une déclaration tienne.
house-text = Messages
house-text-more = On peut s’écrire à la table. Les réactions marchent toujours.
house-shadow = Suivre un joueur
house-shadow-more = Les spectateurs peuvent suivre un joueur, une fois la manche finie.
house-told = { $what ->
        [slow] sur plusieurs jours
        [text] sans messages
        [odds] sans probabilités
        [sums] sans sommes
       *[shadow] on peut suivre un joueur
    }

over-title = { $by ->
        [you] Tu as gagné !
       *[other] { $by_name } a gagné !
    }
over-title-none = La partie est finie.
over-more = { $rounds ->
        [one] Après une manche, la lune est conquise.
       *[other] Après { $rounds } manches, la lune est conquise.
    }
over-more-you = { $rounds ->
        [one] Après une manche, la lune est à toi.
       *[other] Après { $rounds } manches, la lune est à toi.
    }
over-order = Le classement
over-first = Victoire
over-out = hors jeu, manche { $round }
over-you = toi
over-awards = Temps forts
award-bluff = Bluff le plus fou
award-bluff-told = { $by ->
        [you] Tu as dit { $number }, et personne n’a douté. C’était { $total }.
       *[other] { $by_name } a dit { $number }, et personne n’a douté. C’était { $total }.
    }
award-unhurt = Sans égratignure
award-unhurt-told = { $by ->
        [you] Tu n’as pas perdu une seule manche.
       *[other] { $by_name } n’a pas perdu une seule manche.
    }
award-edge = Nerfs d’acier
award-edge-told = { $by ->
        [you] { $rounds ->
            [one] Pendant une manche, tu n’avais plus droit au faux pas. Tu n’en as fait aucun.
           *[other] Pendant { $rounds } manches, tu n’avais plus droit au faux pas. Tu n’en as fait aucun.
        }
       *[other] { $rounds ->
            [one] Pendant une manche, { $by_name } n’avait plus droit au faux pas, et n’en a fait aucun.
           *[other] Pendant { $rounds } manches, { $by_name } n’avait plus droit au faux pas, et n’en a fait aucun.
        }
    }
award-named = Je le savais
award-named-told = { $by ->
        [you] Tu as nommé ta propre plume : { $card }.
       *[other] { $by_name } portait { $card }, et le savait.
    }
award-nose = Meilleur flair
award-nose-told = { $by ->
        [you] { $made ->
            [one] Tu as vu juste { $right } fois sur { $made } contestation.
           *[other] Tu as vu juste { $right } fois sur { $made } contestations.
        }
       *[other] { $made ->
            [one] { $by_name } a vu juste { $right } fois sur { $made } contestation.
           *[other] { $by_name } a vu juste { $right } fois sur { $made } contestations.
        }
    }
award-closest = À un poil près
award-closest-told = { $by ->
        [you] Tu as dit { $number } à la manche { $round }, et c’était { $total }.
       *[other] { $by_name } a dit { $number } à la manche { $round }, et c’était { $total }.
    }
award-held = Parole d’honneur
award-held-told = { $by ->
        [you] Tu disais vrai, et on en a douté { $times ->
            [one] une fois
           *[other] { $times } fois
        }.
       *[other] { $by_name } disait vrai, et on en a douté { $times ->
            [one] une fois
           *[other] { $times } fois
        }.
    }
award-curious = Aux aguets
award-curious-told = { $by ->
        [you] { $times ->
            [one] Tu as jeté un coup d’œil.
           *[other] Tu as jeté { $times } coups d’œil.
        }
       *[other] { $times ->
            [one] { $by_name } a jeté un coup d’œil.
           *[other] { $by_name } a jeté { $times } coups d’œil.
        }
    }
award-longest = Plus longue montée
award-longest-told = { $bids ->
        [one] Une déclaration à la manche { $round }.
       *[other] { $bids } déclarations à la manche { $round }, toujours plus haut.
    }
award-fullest = Plus gros total
award-fullest-told = La manche { $round } a fait { $total }.
over-story = Manche par manche
over-round = Manche { $round }
over-round-counted = { $of ->
        [you] Tu as dit { $number },
       *[other] { $of_name } a dit { $number },
    } { $by ->
        [you] tu as contesté.
       *[other] { $by_name } a contesté.
    } C’était { $total } : { $loser ->
        [you] tu as perdu.
       *[other] { $loser_name } a perdu.
    }
over-round-named = { $by ->
        [you] Tu as mal nommé ta plume et perdu.
       *[other] { $by_name } a mal nommé sa plume et perdu.
    }
over-numbers = En chiffres
over-number = { $what ->
        [bids] déclarations
        [highest] la plus haute
        [challenges] contestations justes
        [held] contesté, mais vrai
        [caught] bluff démasqué
       *[lost] manches perdues
    }
over-challenges = { $right } sur { $made }
over-rematch = Rejouer
over-change = Changer les réglages
over-next = Avant la prochaine partie
over-save = Enregistrer le relevé
over-in = Je rejoue
over-in-said = Tu rejoues
over-in-is = { $in ->
        [1] rejoue
       *[0] n’a pas encore répondu
    }
over-in-count = { $count ->
        [one] { $count } sur { $of } rejoue
       *[other] { $count } sur { $of } rejouent
    }
over-score = Les victoires
over-score-games = { $games ->
        [one] Après une partie à cette table
       *[other] Après { $games } parties à cette table
    }
over-score-wins = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }{ $leads ->
        [1] , en tête
       *[0] {""}
    }
over-bids = Les déclarations dans l’ordre
over-doubts = conteste { $number }
over-total = Total : { $total }
over-lost = { $by ->
        [you] Tu as perdu la manche.
       *[other] { $by_name } a perdu la manche.
    }
over-share = Partager le résultat
over-share-send = Partager l’image
over-share-save = Enregistrer l’image
over-share-failed = Ce navigateur n’a pas pu dessiner l’image. Le lien marche quand même.
over-picture-won = { $name } gagne !
left-title = Encore disponible dans cette manche
left-count = { $of ->
        [1] { $left ->
            [0] utilisé
           *[other] disponible
        }
       *[other] encore { $left } sur { $of }
    }
notify-turn = C’est ton tour
notify-table = À la table Coyote { $code }
over-fair = { $fit ->
        [one] Mélange honnête : la seule manche est conforme à ce qui a été promis à ton appareil.
       *[other] Mélange honnête : { $fit } manches sur { $seen } sont conformes à ce qui a été promis à ton appareil.
    }
over-unfair = { $fit ->
        [one] Le mélange ne correspond pas : seulement { $fit } manche sur { $seen } est conforme à ce qui a été promis à ton appareil. Enregistre le relevé et demande à l’hôte.
       *[other] Le mélange ne correspond pas : seulement { $fit } manches sur { $seen } sont conformes à ce qui a été promis à ton appareil. Enregistre le relevé et demande à l’hôte.
    }
over-unseen = Les mélanges étaient faits avant ton arrivée, ton appareil n’a donc rien à comparer. Toutes les preuves sont dans le relevé.
over-unchecked = Le relevé ne s’est pas chargé, le mélange n’est donc pas encore vérifié.
over-checking = On compare le mélange avec ce qui a été promis…
fair-title = Un mélange honnête
fair-how = Avant chaque manche, le serveur a donné à ton appareil une empreinte de son secret. Puis les appareils des joueurs ont ajouté leur propre hasard, et les deux ensemble ont donné l’ordre des cartes. Maintenant, les secrets sont dans le relevé, et chacun doit correspondre à son empreinte.
fair-more = Pour en avoir le cœur net, enregistre le relevé et lance : coyote verify FICHIER
fair-details = La preuve
fair-round = { $finding ->
        [fits] Conforme.
        [unseen] Ton appareil n’était pas là.
        [secret] Le secret n’est pas celui qui a été promis.
       *[chance] Le hasard de ton appareil manque dans le relevé.
    }
fair-mixed = { $mixed ->
        [1] Avec du hasard de ton appareil.
       *[0] Le hasard de ton appareil est arrivé trop tard.
    }


## The table: seats, cards, bids, the number line.

table-title = Manche { $round }
table-round = Manche { $round }
table-leave = Quitter la table
table-menu = Menu
table-dealing = On mélange les cartes…
table-reversed = sens inversé
table-aside = { $count } de côté
sound-on = Activer le son
sound-off = Couper le son
seat-you = Ta place
seat-out = hors jeu
seat-you-out = Tu es hors jeu. Tu vois maintenant les cartes de tout le monde.
seat-turn = C’est à { $by_name } de jouer.
seat-challenges = conteste
seat-stood-in = un bot joue
seat-away = pas là
seat-passed = ne joue plus
seat-peeked = coup d’œil
seat-laid = a posé la carte Coyote
seat-coyote = a la carte Coyote
seat-ready = c’est bon
seat-guessed = a parié
sign-howl = hurle
sign-laugh = rit
sign-gasp = a le souffle coupé
sign-think = réfléchit
sign-sly = prend un air rusé
sign-clap = applaudit
sign-hurry = attend
sign-sorry = s’excuse
sign-thanks = dit merci
sign-wow = n’en revient pas
bot-pup = joue au flair
bot-cautious = joue avec prudence
bot-lurker = reste à l’affût
bot-odds = joue selon les probabilités
bot-braggart = aime se vanter
bot-bayes = écoute vos déclarations
bot-coyote = connaît toutes les ruses
bot-random = joue au hasard
bot-plus-one = augmente de un
card-hidden = face cachée
card-at = { $by ->
        [you] { $place ->
            [extra] Ta carte extra : { $face }
            [open] Visible devant toi : { $face }
            [behind] Derrière ta carte : { $face }
           *[worn] Ta carte : { $face }
        }
       *[other] { $place ->
            [extra] Carte extra pour { $by_name } : { $face }
            [open] Visible devant { $by_name } : { $face }
            [behind] Derrière la carte portée par { $by_name } : { $face }
           *[worn] Carte portée par { $by_name } : { $face }
        }
    }
card-in-middle = { $place ->
        [coyote] la carte sous la carte Coyote
        [drawn] la carte piochée
       *[centre] la carte centrale
    }
card-is = { $place } : { $face }
card-hold = Maintiens appuyé pour voir { $place }
card-hold-tip = Maintiens appuyé
card-again = Maintiens-la appuyée pour la revoir
pile-left = { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
marks = { $penalty ->
        [tomahawks] { $count ->
            [one] { $count } tomahawk sur { $limit }
           *[other] { $count } tomahawks sur { $limit }
        }
        [tokens] { $count ->
            [one] { $count } jeton coyote sur { $limit }
           *[other] { $count } jetons coyote sur { $limit }
        }
       *[lives] { $left ->
            [one] encore { $left } vie
           *[other] encore { $left } vies
        }
    }
marks-eyes = Yeux : { $open ->
        [one] { $open } ouvert
       *[other] { $open } ouverts
    }, { $closed ->
        [one] { $closed } fermé
       *[other] { $closed } fermés
    }
bid-says = { $by ->
        [you] Tu as dit : au moins
       *[other] { $by_name } dit : au moins
    }
bid-none = { $by ->
        [you] Tu commences : le total fait au moins combien ?
       *[other] { $by_name } commence.
    }
bid-doubled = Doublé : si on conteste, qui perd reçoit deux tomahawks
bid-was-withdrawn = { $bid } a été retiré
trail-label = Les déclarations jusqu’ici
trail-bid = { $by ->
        [you] Toi : { $bid }
       *[other] { $by_name } : { $bid }
    }
line-sum = tu vois { $sum }
line-label = { $bid ->
        [none] Pas encore de déclaration.
       *[other] La déclaration est { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}Tu vois { $sum }.
    }


## The table: what you can do.

controls-label = Ce que tu peux faire
bid-number = Ton nombre : { $number }. Tapes-en un autre.
bid-less = Un de moins
bid-more = Un de plus
bid-least = { $least ->
        [-999] Un nombre de { $least } à { $most }
       *[other] Au moins { $least }
    }{ $excluded ->
        [none] {""}
       *[other] , sauf { $excluded }
    }
quick-label = Nombres rapides
quick-by = +{ $by }
quick-seen = ce que tu vois
raise-button = { $kind ->
        [open] Ouvrir à { $number }
        [rename] Dire { $number }
       *[raise] Augmenter à { $number }
    }
raise-with = { $addition ->
        [extra] { $of_name } reçoit une plume
        [next] { $of_name } doit répondre
       *[double] doublé
    }
leap-ask = { $kind ->
        [open] Ouvrir à { $number } ?
       *[raise] Augmenter de { $by } ?
    }
leap-yes = Oui, { $number }
leap-no = Non, changer
challenge-word = Contester
challenge-number = { $number } ?!
challenge-label = Contester { $number } ?! Annoncé par { $of_name }.
keypad-title = Ton nombre
keypad-delete = Effacer
keypad-minus = Moins
keypad-take = Prendre { $number }
keypad-empty = Tape un nombre
more-button = Plus
more-count = { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }
more-title = Ce que tu peux faire d’autre
extras-left = { $count ->
        [one] Encore { $count } extra dans cette manche
       *[other] Encore { $count } extras dans cette manche
    }
do-peek = Coup d’œil
do-coyote = Carte Coyote
do-confirm = Reprendre
do-reverse = Inverser
do-restart = Faire retirer
do-extra = Seconde plume
do-double = Doubler
do-next = Toi, réponds !
do-open = Retourner
do-skip = Passer
do-swap = Changer
do-name = Nommer
do-name-line = Dis quelle plume tu portes. Juste : tu ne joues plus dans cette manche. Faux : tu prends un jeton coyote.
choose-extra = Qui reçoit une seconde plume ?
choose-next = Qui doit répondre ?
name-title = Quelle plume portes-tu ?
name-note = Juste : elle reste face visible, et tu ne joues plus dans cette manche. Faux : tu prends un jeton coyote, et la manche est finie.
name-take = Je porte { $face }
name-empty = Choisis une plume
guess-wins = { $of_name } gagne
guess-why = { $role ->
        [bidder] c’est { $number } ou plus
       *[challenger] c’est moins de { $number }
    }
guess-made = Tu as parié sur { $of_name }.
guess-label = Qui gagne ?
discard-label = Quelle carte Œil rends-tu ?
discard-open = Un œil ouvert
discard-closed = Un œil fermé
discard-open-note = Un coup d’œil de moins. { $count ->
        [one] Tu en as un.
       *[other] Tu en as { $count }.
    }
discard-closed-note = Dort jusqu’à ce que tu gagnes. { $count ->
        [one] Tu en as un.
       *[other] Tu en as { $count }.
    }
wait-bid = { $names } réfléchit…
wait-guess = On attend un pari : { $names }
wait-discard = { $names } choisit une carte Œil à rendre.
wait-ready = On attend { $names }…
wait-deal = La manche suivante va commencer…
clock-seconds = { $seconds }
clock-label = { $seconds ->
        [one] Encore une seconde
       *[other] Encore { $seconds } secondes
    }
clock-soon = Encore dix secondes.
time-ask = Demander du temps
time-asked = Tu as demandé du temps.
time-wish = { $by_name } demande plus de temps.
time-grant = Donner du temps
time-granted = Tu as donné du temps.
stood-in-note = Un bot joue pour toi pendant ton absence.
stood-in-back = Reprendre ta place
paused-note = La partie est en pause. Le temps est arrêté.
paused-go = Continuer
paused-wait = L’hôte la fera reprendre.
watch-note = Tu regardes cette partie.
watch-sit = Jouer la prochaine
watch-seated = Tu joues la prochaine partie.
hurry-note = Il ne reste que des bots dans cette partie.
hurry-button = Accélérer
refusal-stale = La table a avancé entre-temps. Regarde à nouveau, puis choisis.
refusal-close = Compris
rule-title = C’est quoi ?
rule-all = Toutes les règles
helpers-title = Aides
helper-forbidden = Désactivé par l’hôte.
helper-keys = Raccourcis clavier
helper-keys-note = Jouer sans souris. Désactivés pendant que tu écris.
rule-of-bid = Comment déclarer
rule-of-challenge = Comment contester
odds-chance = { $number } ou plus : { $percent } %


## The table: the reveal.

reveal-title = La révélation
reveal-call = { $edition ->
        [tomahawk] Coyote !
        [museum] Coyote !
       *[other] Je conteste !
    }
reveal-skip = Passer
reveal-cards = Les cartes dans l’ordre du décompte
reveal-guesses = Les paris des autres
# One step of the count, for who listens. $words is a step-… message.
reveal-step = { $whose }, { $face } : { $words }.{ $counted ->
        [1] {" "}Somme : { $sum }.
       *[0] {""}
    }
reveal-sum = somme { $sum }, déclaration { $bid }
reveal-line = { $verdict ->
        [1] Le total est de { $total }, la déclaration de { $bid }.
       *[0] La déclaration est de { $bid }.
    }
reveal-marks = { $penalty ->
        [eyes] { $open ->
            [one] { $open } ouvert
           *[other] { $open } ouverts
        }, { $closed ->
            [one] { $closed } fermé.
           *[other] { $closed } fermés.
        }
        [lives] il en reste { $left }.
       *[other] { $count } sur { $limit }.
    }
reveal-right = juste
reveal-wrong = faux
reveal-choosing = { $by ->
        [you] Tu choisis quel œil rendre.
       *[other] { $by_name } choisit quel œil rendre.
    }
reveal-go-on = Continuer
reveal-ready = C’est bon pour toi.
reveal-waits = On attend { $names }…
reveal-next = { $seconds ->
        [one] La manche suivante commence dans { $seconds } seconde.
       *[other] La manche suivante commence dans { $seconds } secondes.
    }
reveal-ended = Voir la fin


## La table : ce que les choses veulent dire. Dit quand on en montre une. $over : 1 après le décompte.

tip-explain = Prends les flèches : chaque chose sur la table te dit ce qu’elle est.
tip-number = { $face } : { $how ->
        [strike] { $by } le barre, il compte donc 0.
        [turn] { $by } le rend négatif, il retire donc { $number } au total.
        [twice] ×2 le double, il ajoute donc { $change } au total.
        [plus] ajoute { $number } au total.
        [minus] retire { $number } au total.
       *[zero] n’ajoute rien au total.
    }
tip-max-zero = MAX 0 : { $edition ->
        [eyes] la carte la plus haute compte 0.
        [classic] la carte positive la plus haute compte 0.
       *[other] la plume positive la plus haute est retirée.
    }
tip-max-minus = MAX − : la plume positive la plus haute devient négative.
tip-times-two = ×2 : { $edition ->
        [museum] double toutes les plumes positives.
       *[other] double le total, même s’il est négatif.
    }
tip-draw = ? : { $edition ->
        [eyes] au décompte, la carte du dessus de la pile compte à sa place.
        [classic] au décompte, on ajoute la carte du dessus de la pile.
       *[other] au décompte, on ajoute la plume du dessus de la pile.
    }
tip-shuffle-zero = 0* : ne vaut rien. Après cette manche, on remélange toutes les { $edition ->
        [classic] cartes
       *[other] plumes
    }.
tip-hit = { $over ->
        [1] { $victim ->
            [none] Il n’y en avait pas.
           *[other] C’était le { $victim }.
        }
       *[0] { $victim ->
            [none] En ce moment, tu n’en vois pas.
           *[other] En ce moment, c’est le { $victim }.
        }
    }
tip-makes = { $over ->
        [1] { $before } est devenu { $sum }.
       *[0] En ce moment, tu vois { $before }, et cela devient { $sum }.
    }
tip-doubles = { $over ->
        [1] C’était : { $cards }.
       *[0] En ce moment, tu vois : { $cards }.
    }
tip-drew = Pioché : { $victim }.
tip-place = { $place ->
        [extra] C’est une deuxième plume : elle compte aussi.
        [open] Un jeton l’a retournée : elle compte aussi.
        [named] { $by ->
            [you] Tu l’as bien nommée et tu ne joues plus cette manche.
           *[other] { $by_name } l’a bien nommée et ne joue plus cette manche.
        }
        [behind] échangée, elle ne compte plus.
        [centre] C’était au centre.
        [coyote] C’était sous la carte Coyote.
       *[drawn] Cela vient de la pile.
    }
tip-own = { $place ->
        [extra] Ta deuxième plume : tout le monde la voit, sauf toi. Elle compte aussi.
        [behind] Ton ancienne plume : échangée, elle ne compte plus.
       *[worn] { $edition ->
            [tomahawk] Ta plume
            [museum] Ta plume
           *[other] Ta carte
        } : tout le monde la voit, sauf toi. Elle compte aussi.
    }
tip-hidden = Tu ne la verras qu’au décompte.
tip-centre = La carte centrale : { $peeked ->
        [0] personne ne l’a encore vue.
        [one] une personne l’a déjà vue.
       *[other] { $peeked } personnes l’ont déjà vue.
    } Elle compte aussi.{ $peeks ->
        [1] {" "}Tu peux y jeter un coup d’œil si tu fermes un œil ouvert.
       *[0] {""}
    }
tip-coyote = La carte sous la carte Coyote : { $by_name } la connaît, et personne d’autre. Elle compte aussi.
tip-secret = { $place ->
        [coyote] Personne d’autre que toi ne connaît la carte sous la carte Coyote.
       *[centre] Tu as déjà vu la carte centrale.
    } Maintiens-la appuyée pour la revoir. Elle compte aussi.
tip-pile = { $edition ->
        [eyes] La pile ({ $count }) : avant chaque manche, on mélange toutes les cartes.
        [classic] La pile ({ $count }) : les cartes jouées restent à côté jusqu’au prochain mélange.
        [museum] La pile ({ $count }) : les plumes jouées restent à côté jusqu’au prochain mélange.
       *[tomahawk] La pile ({ $count }) : les plumes jouées passent dessous.
    }
tip-eye = { $side ->
        [open] Un œil ouvert : { $by ->
            [you] à ton tour, tu peux le fermer pour jeter un coup d’œil à la carte centrale.
           *[other] { $by_name } peut le fermer pour jeter un coup d’œil à la carte centrale.
        }
       *[closed] Un œil fermé : il s’ouvre quand { $by ->
            [you] tu gagnes une manche{ $trickster ->
                [1] {" "}ou un pari
               *[0] {""}
            }.
           *[other] { $by_name } gagne une manche{ $trickster ->
                [1] {" "}ou un pari
               *[0] {""}
            }.
        }
    }
tip-eyes-left = { $by ->
        [you] { $left ->
            [one] C’est ta dernière carte Œil : sans elle, tu es hors jeu.
           *[other] Il te reste { $left } cartes Œil.
        }
       *[other] { $left ->
            [one] { $by_name } n’a plus que cette carte Œil.
           *[other] { $by_name } a encore { $left } cartes Œil.
        }
    }
tip-mark = { $penalty ->
        [tomahawks] { $kind ->
            [free] Une place pour un tomahawk.
           *[taken] Un tomahawk : un par manche perdue.
        }
        [tokens] { $kind ->
            [free] Une place pour un jeton coyote.
           *[taken] Un jeton coyote : un par manche perdue.
        }
       *[lives] { $kind ->
            [free] Une vie perdue.
           *[taken] Une vie : chaque manche perdue en coûte une.
        }
    }
tip-marks-left = { $by ->
        [you] { $left ->
            [0] Tu es hors jeu.
            [one] Encore { $left } manche perdue, et tu es hors jeu.
           *[other] Encore { $left } manches perdues, et tu es hors jeu.
        }
       *[other] { $left ->
            [0] { $by_name } est hors jeu.
            [one] Encore { $left } manche perdue, et { $by_name } est hors jeu.
           *[other] Encore { $left } manches perdues, et { $by_name } est hors jeu.
        }
    }
tip-seat = { $how ->
        [none] { $by_name } joue à cette table.
       *[other] { $by_name } est un bot : { $how }.
    }
tip-bid = { $by ->
        [you] Ta déclaration : le total est d’au moins { $bid }.
       *[other] { $by_name } dit que le total est d’au moins { $bid }.
    }{ $yours ->
        [1] {" "}Dis plus, ou conteste.
       *[0] {""}
    }
tip-no-bid = Pas encore de déclaration : qui commence annonce le premier nombre.
tip-sum = Tu vois { $sum }{ $why ->
        [none] {""}
       *[other] {" "}: { $why }
    }. { $edition ->
        [tomahawk] Ta propre plume n’y est pas.
        [museum] Ta propre plume n’y est pas.
       *[other] Ta propre carte n’y est pas.
    }
tip-hill = La colline montre les totaux possibles : plus elle est haute, plus le total est probable.
tip-line = La ligne des nombres : le poteau rouge est la déclaration, la pierre ronde ce que tu vois.
tip-total = { $reached ->
        [1] Le total est { $total } : il atteint la déclaration de { $bid }.
       *[0] Le total est { $total } : il n’atteint pas la déclaration de { $bid }.
    }
tip-way = Jusqu’à la fin de la manche, on joue dans l’autre sens.
tip-extra = { $name } : { $line }{ $left ->
        [none] {""}
       *[other] {" "}({ $left })
    }.


## La table : les conseils de la première partie sur un appareil.

coach-label = Un conseil pour ta première partie
coach-turn = { $open ->
        [1] Tu commences : annonce un nombre que toutes les cartes ensemble atteignent, à ton avis. La tienne compte aussi.
       *[0] À toi : annonce un nombre plus haut si tu penses que le total l’atteint. Tu vois toutes les cartes sauf la tienne.
    }
coach-special = { $face } est une carte spéciale. Touche-la : elle te dit ce qu’elle fait. Tout ce qui est sur la table le fait.
coach-doubt = { $sum ->
        [none] { $of_name } dit { $bid }. Si tu penses que le total est plus petit, conteste : qui a tort perd la manche.
       *[other] { $of_name } dit { $bid }, et tu vois { $sum }. Si tu penses que c’est du bluff, conteste : qui a tort perd la manche.
    }
coach-peek = Tu peux jeter un coup d’œil : ferme un œil ouvert et regarde la carte centrale. Ensuite, tu dois augmenter.
coach-loss = { $penalty ->
        [eyes] Tu as perdu la manche et tu rends une carte Œil. Sans carte Œil, tu es hors jeu.
        [tomahawks] Tu as perdu la manche et tu reçois un tomahawk. À { $limit }, tu es hors jeu.
        [tokens] Tu as perdu la manche et tu prends un jeton coyote. À { $limit }, tu es hors jeu.
       *[lives] Tu as perdu la manche et une vie. Sans vie, tu es hors jeu.
    }


## The table: talk, menu, what a screen reader hears, and the line to the server.

title-your-turn = ● À toi – Coyote
title-round = Manche { $round } – Coyote
title-lobby = À la table { $code } – Coyote
title-over = La partie est finie – Coyote
line-broken = Connexion perdue. Nouvel essai…
line-late = Pas encore de réponse…
line-offline = Tu es hors ligne.
line-kept = { $action ->
        [bid] Ta déclaration de { $bid }
       *[other] Ton coup
    } partira dès que la connexion sera rétablie.
line-back = Te revoilà.
line-try-now = Réessayer
leave-title = Quitter la table ?
leave-stay = Rester ici
leave-watching = Tu ne fais que regarder : la partie continue sans toi.
leave-home-playing = { $slow ->
        [1] Ta place t’attend. Reviens avec cet appareil quand tu veux.
       *[0] Ta place est gardée. Après { $grace ->
            [one] une seconde
           *[other] { $grace } secondes
        }, un bot joue pour toi, jusqu’à ce que tu reviennes avec cet appareil.
    }
leave-home = Ta place est gardée. Reviens avec cet appareil quand tu veux.
leave-go-home = Quitter pour l’instant
leave-good-playing = Un bot termine la partie pour toi, et tu ne peux plus reprendre ta place.
leave-good = Ta place se libère pour quelqu’un d’autre.
leave-host = {" "}Quelqu’un d’autre devient l’hôte.
leave-for-good = Partir pour de bon
talk-title = Journal et messages
talk-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
talk-react = Réagir
talk-empty = Il ne s’est encore rien passé. Ça viendra.
talk-aside = visible seulement si on ne joue pas
talk-said = { $name } : { $text }
talk-say = Écris quelque chose
talk-send = Envoyer
talk-join-first = Tu ne fais que regarder. Rejoins la table pour parler.
talk-off = L’hôte a désactivé les messages. Les réactions marchent toujours.
react-howl = Hurler
react-laugh = Rire
react-gasp = Oh !
react-think = Réfléchir
react-sly = Air rusé
react-clap = Applaudir
react-hurry = Allez !
react-sorry = Pardon
react-thanks = Merci
react-wow = Waouh
menu-people = Qui est à la table
menu-invite = Inviter du monde
menu-settings = Langue, apparence et son
menu-words = La table en mots
menu-shadow = Suivre un joueur
menu-move = Changer d’appareil
menu-shuffle = Le mélange de cette manche
menu-keys = Raccourcis clavier
menu-rules = Les règles
menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-back = Retour
people-host = hôte
people-you = toi
people-watches = regarde
people-mute = Mettre { $name } en sourdine
people-hand-over = Nommer { $name } hôte
people-kick = Exclure { $name }
people-kick-sure = Exclure { $name } ? En pleine partie, un bot prend le relais.
people-kick-yes = Exclure
people-kick-no = Annuler
people-watching = { $count ->
        [one] { $count } invité regarde
       *[other] { $count } invités regardent
    }
share-title = Coyote
share-text = Viens jouer à Coyote avec moi.
invite-how = Envoie le lien, montre le QR code ou dis les six lettres.
invite-code = Le code est { $code }
invite-qr = Le lien en QR code
invite-link = Le lien de cette table
invite-share = Partager
invite-copy = Copier le lien
invite-copied = Copié. Envoie-le à tes amis.
move-how = Sur l’autre appareil, ouvre le lien de cette table et choisis d’y transférer ta place. Saisis ensuite le code que tu reçois ici. Après cela, cet appareil ne pourra plus que regarder.
move-ask = Montrer le code
move-left = { $minutes ->
        [one] Valable encore une minute, une fois.
       *[other] Valable { $minutes } minutes, une fois.
    }
shuffle-promise = Avant la distribution, le serveur s’est engagé sur son mélange. Voici l’empreinte de son secret :
shuffle-none = Cet appareil n’a pas ajouté de hasard à cette manche.
shuffle-sent = Cet appareil a envoyé son propre hasard. À la distribution, tu verras s’il a servi.
shuffle-used = Le hasard ajouté par cet appareil a servi : personne n’a donc pu choisir les cartes tout seul.
shuffle-missed = Le hasard de cet appareil est arrivé trop tard ou a été laissé de côté. Une fois, c’est un accident.
shuffle-more = Après la partie, ton appareil compare toutes les promesses avec le relevé.
shadow-how = Choisis un joueur. Après chaque manche, tu la revois par ses yeux.
shadow-wait = Tu verras la manche quand elle sera finie.
shadow-round = La manche { $round } vue par { $by_name }
shadow-saw = { $bid ->
        [none] Pas encore de déclaration
       *[other] La déclaration est { $bid }
    } ; cartes vues : { $cards }
keys-digits = taper un nombre
keys-arrows = un de plus, un de moins
keys-enter = faire la déclaration
keys-challenge = contester
keys-peek = jeter un coup d’œil
keys-explain = expliquer la table, chose par chose
keys-state = la table en mots, pour lecteurs d’écran
keys-help = cette liste
announcer-story = Ce qui se passe
announcer-ask = Décrire la table
announcer-explain = Expliquer la table
state-waiting = On attend { $names }.
state-nobody = Personne n’a rien à faire pour l’instant.
state-no-bid = Il n’y a pas encore de déclaration.
state-bid = { $by ->
        [you] Ta déclaration de { $bid } est en cours.
       *[other] La déclaration est { $bid }, faite par { $by_name }.
    }
state-seat = { $by ->
        [you] Toi : { $cards }. { $marks }.
       *[other] { $by_name } : { $cards }. { $marks }.
    }
state-no-card = pas de carte
state-middle = Au milieu, { $place } : { $face }.
state-middle-secret = Au milieu, { $place } : personne d’autre que toi ne la connaît. Maintiens-la appuyée pour la voir.
state-reversed = Le sens du jeu est inversé.
state-sum = Ce que tu vois fait { $sum }.

