## What is wrong with an action. $seat: who; $word: the action's word; $acting: the seats to act.

error-not-your-turn = месту { $seat } сейчас ходить нельзя: ход за местом { $acting }
error-no-pile = месту { $seat } сейчас ходить нельзя: сначала нужна раздача
error-game-over = партия окончена
error-not-in-edition = месту { $seat } нельзя «{ $word }»: в { $edition } такого действия нет
error-variant-off = месту { $seat } нельзя «{ $action }»: в этой партии играют без этого
error-not-asked = месту { $seat } нельзя «{ $word }»: сейчас этого ни от кого не ждут
error-no-bid-left = месту { $seat } нельзя «{ $word }»: кому-то придётся поднять ставку, а чисел не осталось
error-bid-owed = месту { $seat } нельзя «{ $word }»: сначала нужна ставка
error-bid-integer = месту { $seat } так ставить нельзя: ставка — целое число
error-bid-range = месту { $seat } нельзя «{ $action }»: ставка бывает от -999 до 999
error-bid-below-minimum = месту { $seat } нельзя «{ $action }»: первая ставка — не меньше { $minimum }
error-bid-not-higher = месту { $seat } нельзя «{ $action }»: сейчас ставка — не меньше { $minimum }
error-bid-none-higher = месту { $seat } нельзя «{ $action }»: числа больше { $bid } нет, остаётся только оспорить ставку
error-bid-withdrawn = месту { $seat } нельзя «{ $action }»: это число отозвано, назови другое
error-challenge-nothing = месту { $seat } оспаривать нечего: ставок ещё нет
error-peek-first-turn = месту { $seat } нельзя подглядывать: в первый ход раунда рано
error-peek-again = месту { $seat } нельзя подглядывать: карта в центре уже известна
error-peek-no-open-eye = месту { $seat } нельзя подглядывать: нет открытого глаза
error-coyote-not-held = месту { $seat } нельзя применить карту Койота: она у другого или ни у кого
error-coyote-again = месту { $seat } нельзя применить карту Койота: в этом раунде она уже применена
error-coyote-first-turn = месту { $seat } нельзя применить карту Койота: в первый ход раунда рано
error-guess-owed = месту { $seat } нельзя «{ $word }»: сейчас нужна догадка
error-guess-who = месту { $seat } нельзя «{ $action }»: выбери одного из двух спорщиков
error-discard-owed = месту { $seat } нельзя «{ $word }»: сейчас нужно отдать карту подглядывания
error-addition-used = месту { $seat } нельзя «{ $action }»: в этом раунде это уже было
error-addition-before-bid = месту { $seat } нельзя «{ $word }»: ставок ещё нет
error-addition-seat = месту { $seat } нельзя «{ $action }»: укажи место другого оставшегося игрока, только с extra и next
error-no-addition = месту { $seat } нельзя «{ $action }»: после рестарта ставка идёт без дополнений
error-must-answer = месту { $seat } нельзя «{ $word }»: нужно поднять ставку или оспорить
error-token-used = месту { $seat } нельзя «{ $word }»: в этом раунде таких жетонов больше нет
error-tokens-two-left = месту { $seat } нельзя «{ $word }»: вдвоём играют без жетонов
error-owner-must-raise = месту { $seat } нельзя «{ $word }»: ставка своя, её нужно поднять
error-name-no-card = месту { $seat } нельзя «{ $action }»: такого пера нет

## What is wrong with a pile.

error-pile-not-due = сейчас раздача не нужна
error-pile-missing = в стопке не те карты (должно быть { $size }): не хватает одной { $card }
error-pile-surplus = в стопке не те карты (должно быть { $size }): одна { $card } лишняя
error-pile-order = верх стопки (карт: { $fixed }) — не прежний остаток в том же порядке
error-refill-missing = стопка кончилась, а пополнения в раунде нет
error-refill-unneeded = в раунде есть пополнение, а стопка не кончилась

## What is wrong with a text or with the wishes for a game.

error-no-card = «{ $text }» — не карта
error-no-action = «{ $text }» — не действие
error-no-move = «{ $text }» — не ход: напиши место и действие, например 0 bid 12
error-no-seat = места { $seat } нет: места идут от 0 до { $last }
error-edition = издания «{ $edition }» нет: выбери eyes, tomahawk, museum или classic
error-players = в { $edition } игроков от { $least } до { $most }, а не { $players }
error-starter = первый игрок — это место от 0 до { $last }, а не { $starter }
error-option-unknown = в { $edition } нет опции «{ $option }», а есть { $options }
error-option-flag = { $option } — это true или false, а не { $value }
error-additions-list = additions — это список имён, а не { $value }
error-addition-unknown = дополнения «{ $addition }» нет: выбери из { $additions }
error-addition-twice = дополнение { $addition } указано дважды
error-limit = { $least ->
        [3] { $most ->
            [3] в { $edition } для { $players } игроков предел 3, а не { $value }
           *[other] в { $edition } предел от 3 до { $most }, а не { $value }
        }
       *[other] в { $edition } предел от { $least } до { $most }, а не { $value }
    }
error-bot = бота «{ $bot }» нет: выбери из { $bots }
error-min-bid = min_bid — это null или целое число от { $least } до { $most }, а не { $value }

## What is wrong with a record.

error-round-over = раунд окончен
error-round-unfinished = раунд обрывается слишком рано
error-record-size = больше { $most } байт
error-record-no-text = не текст в UTF-8
error-record-no-json = не JSON: строка { $line }, столбец { $column }
error-record-deep = слишком глубокая вложенность
error-record-number = есть число, которого в JSON не бывает, или слишком длинное
error-record-key-twice = ключ { $key } стоит дважды
error-record-no-object = не объект JSON
error-record-field-missing = нет поля «{ $field }»
error-record-field-type = поле «{ $field }» должно быть { $wanted ->
        [text] строкой
        [object] объектом
        [list] списком
       *[integer] целым числом
    }
error-record-format = формат { $format }, а не «{ $wanted }»
error-record-players = players должно быть списком строк
error-record-round = раунд { $round } должен быть объектом
error-record-moves = в раунде { $round } нужен список ходов
error-record-pile = { $field } должно быть строкой карт

## What is wrong with the proof of a record's shuffles. $kind: deal or refill.

error-proof-missing = нет доказательства тасовок
error-proof-head = в доказательстве должны быть format, table и game, и ничего больше
error-proof-format = формат доказательства — не «{ $wanted }»
error-proof-table = table в доказательстве — одна строка, знаков от 1 до { $most }
error-proof-game = game в доказательстве — целое число от 1 до { $most }
error-proof-shuffle = для этого раунда карты тасовали: в его shuffle должны быть commitment, secret и entropy, и ничего больше
error-proof-continued = для этого раунда карты не тасовали: в его shuffle должны быть continues и entropy, и ничего больше
error-proof-continues = последняя тасовка была в раунде { $wanted }: continues должно быть { $wanted }
error-proof-refill = стопку пополняли: в refill_shuffle должны быть commitment и secret, и ничего больше
error-proof-refill-unneeded = в раунде есть refill_shuffle, а пополнения нет
error-proof-hex = { $field } — это 64 цифры от 0 до 9 и от a до f
error-proof-entropy-list = entropy должно быть списком
error-proof-entropy = строка entropy — это место и байты (от { $least } до { $most }) цифрами от 0 до 9 и от a до f, например 0 00112233445566778899aabbccddeeff
error-proof-entropy-order = entropy места { $seat } стоит дважды или не по порядку: места идут по возрастанию, по строке на каждое
error-proof-commitment = commitment { $kind ->
        [refill] пополнения
       *[deal] тасовки
    } не выходит из этого secret для этого стола, партии и раунда
error-proof-order = { $kind ->
        [refill] пополнение лежит
       *[deal] стопка лежит
    } не в том порядке, который следует из secret и entropy

## What a table refuses.

error-not-now = сейчас об этом просить нельзя
error-not-joined = ты пока зритель: сначала присоединись к столу
error-name-empty = в имени нужен хотя бы один видимый знак
error-name-long = имя слишком длинное: знаков не больше { $most }
error-animal = зверя «{ $animal }» нет: выбери coyote, hare, badger, raven, turtle, bear, beaver, lizard, owl или fox
error-table-crowded = за столом уже тесно: людей не больше { $most }
error-table-full = все места заняты, их { $most }
error-seated-already = у тебя уже есть место или будет в следующей партии
error-not-seated = у тебя нет места, вставать неоткуда
error-in-game = с этим придётся подождать до конца партии
error-no-game = сейчас партия не идёт
error-not-host = это может только хозяин стола
error-people-play = в этой партии ещё играют люди
error-settings = настройки не подходят, смотри «{ $field }»: { $problem }
error-clock-range = секунд на ход — от { $least } до { $most } или без часов, а не { $clock }
error-slow-clock = неспешная партия идёт без часов: выбери что-то одно
error-grace-range = отойти можно на время от { $least } до { $most } секунд, а не { $grace }
error-seats-many = занято мест: { $seats }, а в этом издании их { $most }; сначала кому-то нужно встать
error-no-bot = на месте { $seat } нет бота
error-no-person = никого другого с номером { $person } здесь нет
error-paused = партия на паузе
error-not-paused = партия не на паузе
error-not-in-game = у тебя нет места в этой партии
error-bot-plays = за тебя играет бот: сначала верни себе место
error-stale = стол ушёл вперёд: у тебя версия { $version }, а сейчас { $now }
error-entropy = entropy — это от 16 до 32 байт, цифрами от 0 до 9 и от a до f
error-odds-off = шансы отключены хозяином стола
error-odds-none = шансы есть, только пока ты играешь раунд
error-nothing-to-reclaim = бот за тебя не играет
error-no-clock = твои часы сейчас не идут
error-time-enough = этот ход уже продлён { $most ->
        [one] { $most } раз
        [few] { $most } раза
        [many] { $most } раз
       *[other] { $most } раза
    }, больше нельзя
error-nobody-asks = больше никто не просит времени
error-text-off = переписка отключена хозяином стола; реакции работают
error-text-empty = напиши что-нибудь видимое
error-text-long = реплика слишком длинная: знаков не больше { $most }
error-talk-fast = слишком быстро: продолжай через { $seconds ->
        [1] секунду
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
error-reaction = такой реакции нет: выбери из { $signs }
error-shadow-off = хозяин стола не разрешает смотреть с чужого места
error-shadow-seat = места { $seat } нет, смотреть неоткуда

## Where it is. Never translated for the referee, whose lines are read by programs.

at-record = запись: { $problem } ({ $rule })
at-move = раунд { $round }, ход { $move }: { $problem } ({ $rule })


## The game in a terminal. $by and $of are you or other, $by_name and $of_name their names.
## $edition is the edition’s id. Signs between words must be one cell wide.

animal-hare = Заяц
animal-badger = Барсук
animal-raven = Ворон
animal-turtle = Черепаха
animal-bear = Медведь
animal-beaver = Бобр
animal-lizard = Ящерица
animal-owl = Сова
animal-fox = Лиса
animal-coyote = Койот

terminal-label = { $by ->
        [you] ты
       *[other] { $by_name }
    }
terminal-seat-you = {" "}(ты)
terminal-other = { $names } ({ $bots ->
        [1] { $kind }
       *[other] боты { $kind }
    })
terminal-and = { $many } и { $last }
terminal-problem = { $problem } ({ $rule })

terminal-welcome = Койот, «{ $name }»: твоё место 0, с тобой { $others }.
terminal-aim = Ты видишь все { $edition ->
        [tomahawk] перья, кроме своего
        [museum] перья, кроме своего
       *[other] карты, кроме своей
    }. Сколько всего? Помощь: ?, выход: Ctrl-C.
terminal-resumed = Партия продолжается, раунд { $number }.
terminal-round = Раунд { $number }, { $by ->
        [you] начинаешь ты
       *[other] начинает { $by_name }
    }

## The table.

terminal-header = { $name }, раунд { $round }, { $direction ->
        [-1] против часовой стрелки
       *[1] по часовой стрелке
    }
terminal-player = игрок
terminal-card = { $edition ->
        [tomahawk] перо
        [museum] перо
       *[other] карта
    }
terminal-marks = { $penalty ->
        [eyes] глаза
        [tomahawks] томагавки
        [tokens] жетоны
       *[lives] жизни
    }
card-place = { $place ->
        [extra] доп.
        [open] открыто
        [behind] сзади
        [centre] центр
        [coyote] карта Койота
        [drawn] взято
       *[other] карта
    }
terminal-note-out = вне игры
terminal-note-bid = ставка { $bid }
terminal-note-challenger = оспаривает
terminal-note-starter = первый игрок
terminal-note-peeked = видит центр
terminal-note-coyote = { $laid ->
        [1] карта Койота применена
       *[0] держит карту Койота
    }
terminal-note-passed = ждёт конца раунда
terminal-coyote-centre = карта Койота: ни у кого
terminal-pile = стопка: { $count }
terminal-aside = отложено: { $count }
terminal-unused = { $kind ->
        [tokens] жетоны
       *[additions] дополнения
    }: { $rest }
terminal-none-left = на этот раунд кончились
terminal-no-bid = Ставок пока нет.
terminal-says = { $by ->
        [you] Ты говоришь:
       *[other] { $by_name } говорит:
    } не меньше
terminal-double = Сейчас на кону два томагавка.
terminal-withdrawn = Ставка { $bid } отозвана.
terminal-bids = Ставки:

## What is asked of you.

call-open = Твой ход: сделай первую ставку.
call-free = Твой ход: перебей { $number } или оспорь ставку игрока { $of_name }.
call-answer = Твой ход: перебей { $number } или оспорь ставку игрока { $of_name }.
call-plain = Твой ход: перебей { $number } или оспорь ставку игрока { $of_name }; сейчас без дополнений.
call-challenge = Твой ход: числа больше { $number } нет, оспорь ставку игрока { $of_name }.
call-raise = Теперь назови своё число{ $least ->
        [-999] {""}
       *[other] , не меньше { $least }
    }.
call-owner = Твоя ставка { $number } вернулась к тебе: подними её.
call-rename = Твоя ставка { $number } отозвана: назови другое число, не меньше { $least }.
call-guess = { $of_name } говорит: не меньше { $number }. { $by_name } не верит. Кто победит?
call-discard = Ты отдаёшь карту подглядывания: какую?
terminal-offer-bid = { $least ->
        [-999] любое число
       *[other] { $least } или больше
    }{ $excluded ->
        [none] {""}
       *[other] {" "}(но не { $excluded })
    }
terminal-offer-help = help
terminal-enter = { $out ->
        [1] Ты вне игры. Enter — остальные доиграют сами, quit — выход.
       *[0] Enter — дальше.
    }

## What somebody did. $card is a face, or hidden where you may not see it.

did-bid = { $by ->
        [you] Ты называешь
       *[other] { $by_name } называет
    } { $number }{ $addition ->
        [extra] , а { $of ->
            [you] ты получаешь второе перо, не видя его.
           *[other] { $of_name } получает второе перо: { $card }.
        }
        [double] . Двойной томагавк: сейчас на кону два.
        [next] . { $of ->
            [you] Отвечаешь ты.
           *[other] Отвечает { $of_name }.
        }
       *[none] .
    }
did-challenge = { $by ->
        [you] Ты оспариваешь
       *[other] { $by_name } оспаривает
    } { $of ->
        [you] твою ставку { $number }
       *[other] ставку { $number } ({ $of_name })
    }!
did-peek = { $by ->
        [you] Ты закрываешь глаз и подглядываешь: в центре { $card }.
       *[other] { $by_name } закрывает глаз и подглядывает, что в центре.
    }
did-coyote = { $by ->
        [you] Ты кладёшь карту под карту Койота: { $card }.
       *[other] { $by_name } смотрит карту и кладёт её под карту Койота.
    }
did-guess = { $by ->
        [you] Ты думаешь
       *[other] { $by_name } думает
    }, что { $of ->
        [you] победишь ты.
       *[other] победит { $of_name }.
    }
did-confirm = { $by ->
        [you] Ты подтверждаешь
       *[other] { $by_name } подтверждает
    } { $of ->
        [you] твою ставку { $number }
       *[other] ставку { $number } ({ $of_name })
    } { $by ->
        [you] и берёшь её на себя.
       *[other] и берёт её на себя.
    }
did-reverse = { $by ->
        [you] Ты меняешь
       *[other] { $by_name } меняет
    } направление игры.{ $edition ->
        [museum] {""}
       *[other] {" "}{ $of ->
            [you] Ставку поднимаешь ты.
           *[other] Ставку поднимает { $of_name }.
        }
    }
did-restart = { $by ->
        [you] Ты объявляешь
       *[other] { $by_name } объявляет
    } рестарт: ставка { $number } отозвана. { $of ->
        [you] Другое число называешь ты.
       *[other] Другое число называет { $of_name }.
    }
did-open = { $by ->
        [you] Ты открываешь
       *[other] { $by_name } открывает
    } для всех ещё одно перо: { $card }.
did-skip = { $by ->
        [you] Ты пропускаешь ход.
       *[other] { $by_name } пропускает ход.
    }
did-swap = { $by ->
        [you] Ты ставишь перед своим пером новое, не видя его.
       *[other] { $by_name } ставит новое перо { $card } перед прежним { $behind }.
    }
did-name = { $by ->
        [you] Ты называешь
       *[other] { $by_name } называет
    } своё перо: { $card }. { $right ->
        [1] Верно! { $by ->
            [you] Ты больше не ходишь
           *[other] { $by_name } больше не ходит
        } до конца раунда.
       *[0] Нет, это { $worn }. Раунд кончается без подсчёта.
    }
pile-refilled = Стопка кончилась: отложенное перемешивают, и это новая стопка.

## The reveal. $sign: plus, minus or none; $twice: 1 where the card counts double.

step-draw = берёт { $victim }
step-strike = { $victim ->
        [none] вычёркивать нечего
       *[other] вычёркивает { $victim } ({ $owner })
    }
step-turn = { $victim ->
        [none] не у чего менять знак
       *[other] меняет знак у { $victim } ({ $owner })
    }
step-double = { $edition ->
        [museum] удваивает положительные
       *[other] удваивает сумму
    }
step-nothing = ничего не стоит
step-add = { $sign ->
        [plus] прибавляет { $twice ->
            [1] дважды { $number }
           *[0] { $number }
        }
        [minus] отнимает { $number }
       *[none] ничего не прибавляет
    }
whose-card = { $place ->
        [extra] { $by ->
            [you] ты, доп.
           *[other] { $by_name }, доп.
        }
        [open] { $by ->
            [you] ты, откр.
           *[other] { $by_name }, откр.
        }
        [behind] { $by ->
            [you] ты, сзади
           *[other] { $by_name }, сзади
        }
       *[worn] { $by ->
            [you] ты
           *[other] { $by_name }
        }
    }
lay-behind = { $by ->
        [you] За твоим пером
       *[other] За пером игрока { $by_name }
    } было { $card }; оно не считается.
round-uncounted = Всё открыто: { $cards }
terminal-line-bid = ставка { $bid }
terminal-line-total = сумма { $total }
round-verdict = Сумма { $total }{ $enough ->
        [1] , ставка { $bid } верна.
       *[0] , это меньше ставки { $bid }.
    } { $by ->
        [you] Ты проигрываешь раунд.
       *[other] { $by_name } проигрывает раунд.
    }
eye-turned = { $guessed ->
        [1] { $eye ->
            [open] { $by ->
                [you] Догадка верна: ты открываешь глаз.
               *[other] Догадка верна: { $by_name } открывает глаз.
            }
           *[closed] { $by ->
                [you] Догадка неверна: ты закрываешь глаз.
               *[other] Догадка неверна: { $by_name } закрывает глаз.
            }
        }
       *[0] { $by ->
            [you] Ты побеждаешь и открываешь глаз.
           *[other] { $by_name } побеждает и открывает глаз.
        }
    }
round-penalty = { $penalty ->
        [eyes] { $by ->
            [you] Ты отдаёшь
           *[other] { $by_name } отдаёт
        } { $eye ->
            [open] открытый глаз
           *[closed] закрытый глаз
        }
        [tomahawks] { $by ->
            [you] Ты получаешь
           *[other] { $by_name } получает
        } { $count ->
            [1] томагавк
            [one] { $count } томагавк
            [few] { $count } томагавка
            [many] { $count } томагавков
           *[other] { $count } томагавка
        }
        [tokens] { $by ->
            [you] Ты берёшь
           *[other] { $by_name } берёт
        } { $count ->
            [1] жетон койота
            [one] { $count } жетон койота
            [few] { $count } жетона койота
            [many] { $count } жетонов койота
           *[other] { $count } жетона койота
        }
       *[lives] { $by ->
            [you] Ты теряешь
           *[other] { $by_name } теряет
        } { $count ->
            [1] жизнь
            [one] { $count } жизнь
            [few] { $count } жизни
            [many] { $count } жизней
           *[other] { $count } жизни
        }
    }{ $out ->
        [1] {" "}и { $by ->
            [you] выбываешь.
           *[other] выбывает.
        }
       *[0] : { $marks }
    }
pile-shuffled = Перемешаны все { $edition ->
        [classic] карты
       *[other] перья
    }: { $count }.
starts-next = Следующий раунд { $by ->
        [you] начинаешь ты.
       *[other] начинает { $by_name }.
    }

## How it went.

terminal-round-counted = Раунд { $number }: ставка { $bid } ({ $of ->
        [you] ты
       *[other] { $of_name }
    }), { $by ->
        [you] оспариваешь ты
       *[other] оспаривает { $by_name }
    }, сумма { $total }; в проигрыше { $loser }.
terminal-round-named = Раунд { $number }: { $by ->
        [you] ты неверно называешь своё перо и проигрываешь.
       *[other] { $by_name } неверно называет своё перо и проигрывает.
    }
terminal-move = { $by ->
        [you] ты
       *[other] { $by_name }
    }: { $word ->
        [bid] ставка { $number }{ $addition ->
            [extra] {" "}и второе перо ({ $of ->
                [you] тебе
               *[other] { $of_name }
            })
            [double] {" "}и двойной томагавк
            [next] , { $of ->
                [you] отвечаешь ты
               *[other] отвечает { $of_name }
            }
           *[none] {""}
        }
        [challenge] ставка оспорена
        [peek] подглядывание
        [coyote] карта Койота
        [guess] догадка, что { $of ->
            [you] победишь ты
           *[other] победит { $of_name }
        }
        [discard] глаз отдан
        [confirm] ставка подтверждена
        [reverse] смена направления
        [restart] рестарт
        [open] перо открыто
        [skip] пропуск хода
        [swap] замена пера
       *[name] названо перо { $card }
    }
terminal-no-moves = пока ничего
terminal-history = Раунд { $number }, ходы: { $moves }.
terminal-column = { $column ->
        [round] раунд
        [bid] ставка
        [bidder] чья
        [challenger] оспаривает
        [total] сумма
       *[loser] в проигрыше
    }
game-won = { $by ->
        [you] Победа! Партия твоя.
       *[other] Партию выигрывает { $by_name }.
    }
terminal-saved = { $over ->
        [1] Запись партии в этом файле:
       *[0] Партия сохранена. Продолжить:
    }
terminal-not-saved = { $over ->
        [1] Запись не сохранена: для этого есть --save ФАЙЛ.
       *[0] Ты выходишь из партии. Она не сохранена: для этого есть --save ФАЙЛ.
    }
terminal-unsaved = Партию не удалось сохранить: { $reason }. Новая попытка после каждого хода.
terminal-seed = --seed { $seed } раздаст те же карты ещё раз.

## Help. One line for an action, and more when asked about it.

terminal-commands = Команды: help ДЕЙСТВИЕ, odds, history, table, rules, quit
terminal-about-rules = coyote rules --edition { $edition } печатает правила; знаки вроде (C2) — это их пункты. help ДЕЙСТВИЕ расскажет об одном действии.
terminal-about-odds = Шансы видны в партиях, начатых с --hint, пока карты скрыты.
terminal-help-unknown = Помощь есть по этим словам: { $words }.
# What one fills in: bid 12 extra SEAT, name FEATHER.
terminal-blank = { $blank ->
        [seat] МЕСТО
       *[feather] ПЕРО
    }
terminal-help-elsewhere = В издании «{ $name }» этого нет.

action-bid = сказать, что сумма не меньше N; хватит и одного N
action-challenge = оспорить текущую ставку и всё открыть; коротко: c
action-peek = закрыть открытый глаз, узнать карту в центре, затем ставка
action-coyote = положить карту из стопки под карту Койота, затем ставка
action-guess = сказать, кто победит в этом споре
action-discard = отдать эту карту подглядывания
action-confirm = взять ставку на себя; отвечает следующий игрок
action-reverse = { $edition ->
        [museum] сменить направление игры, затем ставка
       *[other] сменить направление игры; ставку поднимает её владелец
    }
action-restart = владелец ставки меняет число, и ты на него отвечаешь
action-extra = ставка, и другой игрок получает второе перо
action-double = ставка; если следующий её оспорит, проигравшему два томагавка
action-next = ставка, и ты выбираешь, кто на неё ответит
action-open = открыть для всех ещё одно перо, затем ставка
action-skip = пропустить ход; следующий отвечает на ту же ставку
action-swap = поставить перед своим пером новое, не глядя, затем ставка
action-name = назвать своё перо, например name 7 или name MAX0

action-bid-more = Ты заявляешь, что всё вместе даёт не меньше этого числа. Оно должно быть больше текущей ставки. Если ставку оспорят и она верна, проиграет тот, кто оспорил; если сумма меньше, проиграешь ты. Введи bid 12 или 12.
action-challenge-more = Ты говоришь, что сумма меньше текущей ставки. Всё открывают и считают. Меньше ставки: раунд проигрывает её владелец. Столько же или больше: проигрываешь ты.
action-peek-more = Ты переворачиваешь открытый глаз закрытой стороной и до конца раунда видишь карту в центре. После этого нужно поднять ставку. Первый игрок не может подглядывать в первый ход раунда.
action-coyote-more = Карта Койота у того, кто проиграл прошлый раунд. Раз за раунд, но не в первый свой ход, ты берёшь карту, которую видишь только ты, и кладёшь её под карту Койота: она считается. После этого нужно поднять ставку.
action-guess-more = Все, кроме двух спорщиков, говорят, кто победит. Верно: ты открываешь один закрытый глаз. Неверно: закрываешь один открытый. Введи guess 2 (место) или guess и имя.
action-discard-more = Тот, кто проиграл раунд, отдаёт карту подглядывания и сам выбирает какую. Открытые глаза ценнее: каждый позволяет подглядеть. Введи discard open или discard closed.
action-confirm-more = Вместо того чтобы поднять ставку, ты берёшь текущую на себя. Следующий игрок должен её поднять или оспорить. Один раз за раунд на весь стол.
action-reverse-more = { $edition ->
        [museum] Жетон: до конца раунда ход идёт в другую сторону. После этого нужно сделать ставку.
       *[other] Вместо ставки ты меняешь направление игры. Владелец текущей ставки должен её поднять, и ход идёт в другую сторону. Один раз за раунд на весь стол.
    }
action-restart-more = Владелец отзывает текущую ставку и называет другое число, больше ставки перед ней. Затем ты поднимаешь или оспариваешь её, без дополнений. Один раз за раунд на весь стол.
action-extra-more = Вместе со ставкой ты выбираешь другого игрока, и он получает второе перо. Его видят все остальные, и оно считается. Введи bid 12 extra 3 (место) или bid 12 extra и имя. Один раз за раунд на весь стол.
action-double-more = Если эту ставку оспорит сразу следующий игрок, проигравший получит два томагавка. Введи bid 12 double. Один раз за раунд на весь стол.
action-next-more = Вместе со ставкой ты выбираешь, кто на неё ответит: поднимет или оспорит. Дальше ход идёт от этого игрока. Введи bid 12 next 3 (место) или bid 12 next и имя. Один раз за раунд на весь стол.
action-open-more = Жетон: верхнее перо стопки лежит перед тобой открытым и считается. После этого нужно сделать ставку.
action-skip-more = Жетон: ты не называешь числа, и следующий игрок отвечает на ту же ставку. Если она вернётся к владельцу, он должен её поднять.
action-swap-more = Жетон: верхнее перо стопки встаёт перед твоим, и ты не видишь ни того ни другого. Считается только новое. После этого нужно сделать ставку.
action-name-more = Жетон: назови перо, которое сейчас на тебе. Верно: оно лежит открытым и считается, а ты до конца раунда больше не ходишь. Неверно: ты берёшь жетон койота, и раунд кончается без подсчёта. Введи name 7, name MAX0, name ?, name 0*.

## The odds.

terminal-hint = Шансы: { $wide ->
        [1] чаще всего от { $low } до { $high }, середина { $middle }.
       *[0] почти всегда { $middle }.
    }
terminal-odds = С какой вероятностью сумма не меньше, судя по тому, что тебе видно:
terminal-odds-standing = текущая ставка
terminal-odds-one = Не меньше { $number }: { $chance } %.
terminal-odds-which = Введи odds или odds и число от -999 до 999.
terminal-percent = { $chance } %

## What you cannot do, said to you.

refusal-no-input = «{ $text }» здесь ничего не значит. Введи ?, и увидишь, что можно сделать.
refusal-not-your-turn = Сейчас не твой ход.
refusal-no-pile = Ходить пока нельзя: сначала нужна раздача.
refusal-not-in-edition = В этом издании нет действия «{ $word }».
refusal-variant-off = В этой партии играют без «{ $action }».
refusal-not-asked = Сейчас от тебя не ждут «{ $word }».
refusal-no-bid-left = Сейчас нельзя «{ $word }»: кому-то придётся поднять ставку, а чисел не осталось.
refusal-bid-owed = Сейчас нельзя «{ $word }»: сначала назови своё число.
refusal-bid-integer = Ставка — целое число.
refusal-bid-range = Ставка бывает от -999 до 999.
refusal-bid-below-minimum = Первая ставка — не меньше { $minimum }.
refusal-bid-not-higher = Этого мало: назови не меньше { $minimum }.
refusal-bid-none-higher = Числа больше { $bid } нет: оспорь ставку.
refusal-bid-withdrawn = Это число отозвано: назови другое.
refusal-challenge-nothing = Оспаривать пока нечего: сделай первую ставку.
refusal-peek-first-turn = В первый ход раунда подглядывать нельзя.
refusal-peek-again = Ты уже видишь карту в центре.
refusal-peek-no-open-eye = Подглядывать нечем: у тебя нет открытого глаза.
refusal-coyote-not-held = У тебя нет карты Койота.
refusal-coyote-again = Карта Койота в этом раунде уже применена.
refusal-coyote-first-turn = Карту Койота нельзя применить в первый свой ход раунда.
refusal-guess-owed = Сначала скажи, кто победит.
refusal-guess-who = Выбери одного из двух спорщиков.
refusal-discard-owed = Сначала отдай карту подглядывания: discard open или discard closed.
refusal-addition-used = «{ $action }»: это дополнение в раунде уже было.
refusal-addition-before-bid = Пока нельзя «{ $word }»: ставок ещё нет.
refusal-addition-seat = Укажи место другого игрока, который ещё в игре.
refusal-no-addition = Эта ставка идёт без дополнений: просто назови число.
refusal-must-answer = Сейчас нельзя «{ $word }»: подними ставку или оспорь.
refusal-token-used = Жетонов «{ $word }» в этом раунде больше нет.
refusal-tokens-two-left = Вдвоём играют без жетонов.
refusal-owner-must-raise = Сейчас нельзя «{ $word }»: ставка твоя, подними её.
refusal-name-no-card = Такого пера нет.

## What cannot be played, said on the command line.

refusal-bots-count = { $others ->
        [1] за этим столом один бот, а не { $count }: назови одного
       *[other] ботов за этим столом { $others }, а не { $count }: назови одного на всех или каждого
    }
refusal-min-bid = --min-bid — это целое число от { $least } до { $most }, а не { $value }
refusal-language = --language — одно из { $languages }, а не «{ $language }»
refusal-pause = --pause — это число секунд от 0 до { $most }
refusal-file-exists = в { $file } уже что-то есть: сохрани в другой файл или продолжи с --resume
refusal-file-irregular = { $file } — не обычный файл: сохрани в другой
refusal-file-unwritable = не удаётся сохранить в { $file }: { $reason }
refusal-file-unreadable = не удаётся прочесть { $file }: { $reason }
refusal-resume-broken = не удаётся продолжить { $file }: { $problem }
refusal-resume-conflict = партия в { $file } начата с другим --{ $option }: убери эту опцию или начни новую партию

## The editions side by side.

edition-name = { $edition ->
        [eyes] Глаза
        [tomahawk] Томагавк
        [museum] Музей
        [classic] Классика
       *[other] { $edition }
    }
edition-row = { $row ->
        [id] --edition
        [players] игроки
        [deck] колода
        [numbers] числа
        [specials] особые
        [centre] центр
        [lowest] мин. ставка
        [penalty] проигравший
        [limit] выбывает
        [strikes] MAX берёт
        [doubles] X2 удваивает
        [carry] после раунда
        [starts] начинает
        [also] ещё
       *[options] опции
    }
edition-players = от { $least } до { $most }
edition-deck = { $edition ->
        [tomahawk] { $fact ->
            [one] { $fact } перо
            [few] { $fact } пера
            [many] { $fact } перьев
           *[other] { $fact } пера
        }
        [museum] { $fact ->
            [one] { $fact } перо
            [few] { $fact } пера
            [many] { $fact } перьев
           *[other] { $fact } пера
        }
       *[other] { $fact ->
            [one] { $fact } карта
            [few] { $fact } карты
            [many] { $fact } карт
           *[other] { $fact } карты
        }
    }
edition-run = { $run ->
        [1] от { $start } до { $end }
       *[0] { $start }
    }{ $copies ->
        [1] {""}
       *[other] {" "}×{ $copies }
    }
edition-none = –
edition-centre = { $fact ->
        [1] одна карта рубашкой вверх
       *[0] –
    }
edition-lowest = { $fact ->
        [-999] любое число
       *[other] { $fact }
    }
edition-penalty = { $fact ->
        [eyes] отдаёт карту подглядывания
        [tomahawks] получает томагавк
        [tokens] берёт жетон койота
       *[lives] теряет жизнь
    }
edition-limit = { $penalty ->
        [eyes] когда отданы все { $least }
        [tomahawks] при { $least }–{ $most }, обычно при 3
        [tokens] при { $least }–{ $most }, обычно при 3
       *[lives] после { $least }–{ $most }, обычно после 3
    }
edition-strikes = { $fact ->
        [number] наибольшее число
       *[green] наибольшее положительное
    }
edition-doubles = { $fact ->
        [sum] сумму
        [greens] положительные
       *[none] –
    }
edition-carry = { $fact ->
        [shuffled] все карты перемешивают
        [under] карты идут под стопку
       *[aside] карты откладывают
    }
edition-starts = { $fact ->
        [loser-left] проигравший, а если выбыл — сосед слева
        [loser-winner] проигравший, а если выбыл — победитель
       *[winner] победитель
    }
edition-play = Сыграть: coyote play --edition museum --tokens. Прочесть правила: coyote rules


## The server. $setting is how it was set: an option or a variable.

serve-ready = Койот открыт: { $url }
serve-here = На этой машине: { $url }
api-page = Что программа может попросить у этого сервера. Чтобы играть, она открывает сокет: как именно, сказано в docs/protocol.md.
serve-stop = Ctrl-C закроет его. Столы сохранятся.
page-title = Койот
page-title-table = Стол игрока { $name } · Койот
page-description = Ты видишь карты всех, кроме своей. Повышай, блефуй и вой, когда кто-то зарвался. Садись за стол: без регистрации, ничего не надо устанавливать.
page-not-built = Страница ещё не собрана. Выполни make web и запусти сервер снова.

error-setting-number = { $setting } — это целое число от { $least } до { $most }, а не «{ $value }»
error-setting-word = { $setting } — одно из { $words }, а не «{ $value }»
error-setting-host = { $setting } — адрес или имя этой машины, например 0.0.0.0, а не «{ $value }»
error-setting-url = { $setting } — URL без пути, например https://coyote.example.org, а не «{ $value }»
error-setting-database = { $setting } — что-то вроде sqlite:///coyote.db, а не «{ $value }»
error-setting-delay = { $setting } — наименьшее и наибольшее число секунд, например 0.8-2.5, не больше { $most }, а не «{ $value }»
error-setting-networks = { $setting } — список адресов или сетей, например 127.0.0.1,10.0.0.0/8, а не «{ $value }»
error-port-in-use = порт { $port } занят: выбери другой, например coyote serve --port 8018
error-cannot-listen = не удаётся слушать { $host }, порт { $port }: { $reason }
error-no-folder = не удаётся создать папку { $folder }: { $reason }

error-not-found = здесь ничего нет
error-wrong-method = здесь так нельзя
error-bad-request = запрос не читается: смотри { $field }
error-too-large = это слишком длинно
error-not-json = пришли JSON и так и скажи: content-type application/json
error-rate-limited = слишком много сразу: попробуй снова через { $seconds ->
        [1] секунду
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
error-too-many-connections = подключений с твоего адреса уже { $most }, больше нельзя
error-server-error = здесь что-то пошло не так; подробности в журнале под { $id }
error-not-ready = сервер ещё не готов
error-wrong-host = сервер не знает себя под этим именем: его владелец может задать имя через --base-url
error-wrong-origin = этой странице нельзя говорить с этим сервером

error-database = «{ $url }» — не база данных: напиши sqlite:///ПУТЬ
error-database-in-use = { $file } занят другим сервером
error-database-newer = у { $file } версия { $version }, эта программа знает версии до { $newest }: поставь новее
error-database-foreign = { $file } — база другой программы: укажи другой файл
error-database-unusable = { $file } не годится: { $reason }

## What the server answers instead of a table.

error-no-table = стола { $code } нет: проверь ссылку или открой новый
error-no-record = за этим столом { $games ->
        [0] партий ещё не было
        [1] была одна партия
        [one] была { $games } партия
        [few] было { $games } партии
        [many] было { $games } партий
       *[other] было { $games } партии
    }, партии с номером { $game } нет
error-token = у этого устройства здесь больше нет места: присоединись к столу заново
error-wrong-code = этот одноразовый код неверен, уже использован или устарел: попроси новый
error-table-connections = за этим столом слишком много устройств: закрой одно или попробуй позже
error-house-full = все столы этого сервера заняты, их { $most }: попробуй позже
error-try-again = это не сохранилось: попробуй ещё раз
error-no-request = стол этого не понимает: { $problem }
error-hello-again = hello говорят один раз

## The web page. Words that several places use.

app-skip = Сразу к столу
app-waiting = Минутку…
app-waiting-table = Подходим к столу…
app-not-loaded = Эта страница не загрузилась.
app-reload = Попробовать ещё раз
app-close = Закрыть
someone = Кто-то

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Раунд { $round }: { $by ->
        [you] начинаешь ты.
       *[other] начинает { $by_name }.
    }
news-joined = { $who ->
        [you] Теперь ты у стола.
       *[other] { $who_name } подходит к столу.
    }
news-sat = { $who ->
        [you] Ты садишься за стол.
       *[other] { $who_name } садится за стол.
    }
news-stood = { $who ->
        [you] Ты встаёшь и смотришь.
       *[other] { $who_name } встаёт и смотрит.
    }
news-renamed = { $who ->
        [you] Теперь тебя зовут { $name }.
       *[other] Кто-то теперь зовётся { $name }.
    }
news-left = { $who ->
        [you] Ты уходишь.
       *[other] { $who_name } уходит.
    }
news-kicked = { $who ->
        [you] Тебя попросили уйти.
       *[other] { $who_name } уходит: так решил хозяин стола.
    }
news-bot-added = За стол садится бот.
news-bot-removed = Бот уходит.
news-host-changed = { $who ->
        [you] Теперь стол твой.
       *[other] Теперь хозяин стола — { $who_name }.
    }
news-configured = Хозяин стола меняет настройки.
news-game-started = Начинается новая партия. { $by ->
        [you] Первый ход твой.
       *[other] Начинает { $by_name }.
    }
news-game-dropped = Партия прервана.
news-taken-over = { $why ->
        [time] Время вышло: { $by ->
            [you] за тебя играет бот.
           *[other] за игрока { $by_name } играет бот.
        }
        [away] { $by ->
            [you] Тебя не было: за тебя играет бот.
           *[other] { $by_name } не на месте: дальше играет бот.
        }
       *[left] { $by ->
            [you] Дальше за тебя играет бот.
           *[other] Дальше за игрока { $by_name } играет бот.
        }
    }
news-reclaimed = { $by ->
        [you] Место снова твоё.
       *[other] { $by_name } снова здесь.
    }
news-paused = Партия на паузе.
news-resumed = Партия продолжается.
news-hurried = Боты доигрывают без пауз.
news-extended = { $by ->
        [you] У тебя больше времени.
       *[other] { $by_name } получает больше времени.
    }

## Home, the door of a table, settings, rules, and when there is nothing here.


## The lobby and the end of a game: editions, options and bots in plain words.


## The table: seats, cards, bids, the number line.

table-title = Раунд { $round }
table-round = Раунд { $round }
table-leave = Уйти из-за стола
table-menu = Меню
table-dealing = Карты перемешиваются…
table-reversed = в обратную сторону
table-aside = отложено: { $count }
sound-on = Звук включён
sound-off = Звук выключен
seat-you = Твоё место
seat-out = вне игры
seat-you-out = Ты вне игры. Теперь тебе видны все карты.
seat-turn = Сейчас ходит { $by_name }.
seat-challenges = оспаривает
seat-stood-in = играет бот
seat-away = не на месте
seat-passed = ждёт конца раунда
seat-peeked = видит центр
seat-laid = карта Койота применена
seat-coyote = держит карту Койота
seat-ready = на старте
seat-guessed = догадка готова
sign-howl = воет
sign-laugh = смеётся
sign-gasp = ахает
sign-think = думает
sign-sly = хитрит
sign-clap = хлопает
sign-hurry = ждёт
sign-sorry = извиняется
sign-thanks = благодарит
sign-wow = в восторге
bot-random = играет наугад
bot-cautious = играет осторожно
bot-odds = считает шансы
card-hidden = рубашкой вверх
card-at = { $by ->
        [you] { $place ->
            [extra] Твоя дополнительная карта: { $face }
            [open] Открыта перед тобой: { $face }
            [behind] За твоей картой: { $face }
           *[worn] Твоя карта: { $face }
        }
       *[other] { $place ->
            [extra] { $by_name }, дополнительная карта: { $face }
            [open] { $by_name }, открытая карта: { $face }
            [behind] { $by_name }, карта сзади: { $face }
           *[worn] { $by_name }, карта: { $face }
        }
    }
card-in-middle = { $place ->
        [coyote] карта под картой Койота
        [drawn] взятая карта
       *[centre] карта в центре
    }
card-is = { $place }: { $face }
card-hold = Удерживай, чтобы посмотреть: { $place }
card-hold-tip = Удерживай
pile-left = { $count ->
        [one] { $count } карта в стопке
        [few] { $count } карты в стопке
        [many] { $count } карт в стопке
       *[other] { $count } карты в стопке
    }
marks = { $penalty ->
        [tomahawks] { $count ->
            [one] { $count } томагавк из { $limit }
            [few] { $count } томагавка из { $limit }
            [many] { $count } томагавков из { $limit }
           *[other] { $count } томагавка из { $limit }
        }
        [tokens] { $count ->
            [one] { $count } жетон койота из { $limit }
            [few] { $count } жетона койота из { $limit }
            [many] { $count } жетонов койота из { $limit }
           *[other] { $count } жетона койота из { $limit }
        }
       *[lives] { $left ->
            [one] осталась { $left } жизнь
            [few] осталось { $left } жизни
            [many] осталось { $left } жизней
           *[other] осталось { $left } жизни
        }
    }
marks-eyes = Глаза: открытых { $open }, закрытых { $closed }
bid-says = { $by ->
        [you] Ты говоришь: не меньше
       *[other] { $by_name } говорит: не меньше
    }
bid-none = { $by ->
        [you] Ты начинаешь: сколько всего?
       *[other] { $by_name } начинает раунд.
    }
bid-doubled = Сейчас на кону два томагавка
bid-was-withdrawn = Ставка { $bid } отозвана
trail-label = Ставки по порядку
trail-bid = { $by ->
        [you] Ты: { $bid }
       *[other] { $by_name }: { $bid }
    }
line-sum = тебе видно { $sum }
line-label = { $bid ->
        [none] Ставок пока нет.
       *[other] Ставка { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}Тебе видно { $sum }.
    }


## The table: what you can do.


## The table: the reveal.


## The table: talk, menu, what a screen reader hears, and the line to the server.
