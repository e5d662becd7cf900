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
error-bid-withdrawn = месту { $seat } нельзя «{ $action }»: это число отменено, назови другое
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
error-no-addition = месту { $seat } нельзя «{ $action }»: после отмены ставка идёт без дополнений
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

error-not-now = сейчас этого сделать нельзя
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
error-clock-range = секунд на ход — от { $least } до { $most } или без ограничения, а не { $clock }
error-slow-clock = партия на несколько дней идёт без ограничения времени: выбери что-то одно
error-grace-range = не в сети можно быть от { $least } до { $most } секунд, а не { $grace }
error-seats-many = занято мест: { $seats }, а в этом издании их { $most }; сначала кому-то нужно встать
error-no-bot = на месте { $seat } нет бота
error-no-person = никого другого с номером { $person } здесь нет
error-paused = партия на паузе
error-not-paused = партия не на паузе
error-not-in-game = у тебя нет места в этой партии
error-bot-plays = за тебя играет бот: сначала верни себе место
error-stale = игра ушла вперёд: у тебя версия { $version }, а сейчас { $now }
error-entropy = entropy — это от 16 до 32 байт, цифрами от 0 до 9 и от a до f
error-odds-off = шансы отключены хозяином стола
error-odds-none = шансы есть, только пока ты играешь раунд
error-nothing-to-reclaim = бот за тебя не играет
error-no-clock = твоё время сейчас не ограничено
error-time-enough = этот ход уже продлён { $most ->
        [one] { $most } раз
        [few] { $most } раза
        [many] { $most } раз
       *[other] { $most } раза
    }, больше нельзя
error-nobody-asks = больше никто не просит времени
error-text-off = чат отключён хозяином стола; реакции работают
error-text-empty = напиши что-нибудь видимое
error-text-long = сообщение слишком длинное: знаков не больше { $most }
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
terminal-withdrawn = Ставка { $bid } отменена.
terminal-bids = Ставки:

## What is asked of you.

call-open = Твой ход: сделай первую ставку.
call-free = Твой ход: перебей { $number } или оспорь ставку ({ $of_name }).
call-answer = Твой ход: перебей { $number } или оспорь ставку ({ $of_name }).
call-plain = Твой ход: перебей { $number } или оспорь ставку ({ $of_name }); сейчас без дополнений.
call-challenge = Твой ход: числа больше { $number } нет, оспорь ставку ({ $of_name }).
call-raise = Теперь назови своё число{ $least ->
        [-999] {""}
       *[other] , не меньше { $least }
    }.
call-owner = Твоя ставка { $number } вернулась к тебе: подними её.
call-rename = Твоя ставка { $number } отменена: назови другое число, не меньше { $least }{ $excluded ->
        [none] {""}
       *[other] , но не { $excluded }
    }.
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
        [you] Ты отменяешь
       *[other] { $by_name } отменяет
    } ставку { $number }. { $of ->
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
        [restart] ставка отменена
        [open] перо открыто
        [skip] пропуск хода
        [swap] замена пера
       *[name] названо перо { $card }
    }
terminal-then = { $before }; { $after }
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
action-restart-more = Владелец отменяет текущую ставку и называет другое число, больше ставки перед ней. Затем ты поднимаешь или оспариваешь её, без дополнений. Один раз за раунд на весь стол.
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
terminal-odds = С какой вероятностью сумма не меньше, судя по тому, что ты видишь:
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
refusal-bid-withdrawn = Это число отменено: назови другое.
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
refusal-min-bid = наименьшая ставка — это целое число от { $least } до { $most }, а не { $value }
refusal-language = --language — одно из { $languages }, а не «{ $language }»
refusal-pause = --pause — это число секунд от 0 до { $most }
refusal-file-exists = в { $file } уже что-то есть: сохрани в другой файл или продолжи с --resume
refusal-file-irregular = { $file } — не обычный файл: сохрани в другой
refusal-file-unwritable = не удаётся сохранить в { $file }: { $reason }
refusal-file-unreadable = не удаётся прочесть { $file }: { $reason }
refusal-resume-broken = не удаётся продолжить { $file }: { $problem }
refusal-resume-conflict = партия в { $file } начата с другим --{ $option }: убери эту опцию или начни новую партию

## Bots against bots, on the command line. $bot is a name or a command.

error-arena-bot = бота «{ $bot }» нет: выбери из { $bots } или напиши cmd: и программу
error-arena-program = «{ $bot }» не называет программы, которую здесь можно запустить
error-arena-games = --games — это число от 1 до { $most }
error-arena-jobs = --jobs — это число от 1 до { $most }
error-arena-time = --time-limit — это число секунд больше 0 и не больше { $most }
error-arena-file-exists = в { $file } уже что-то есть: запиши партии в другой файл
error-arena-file = нельзя писать в { $file }: { $reason }
arena-progress = Партии
arena-head = { $edition }. Игроков: { $players }. Партий: { $games }. Раскладов: { $deals }. --seed { $seed }
arena-column = { $column ->
        [bot] бот
        [games] партий
        [wins] побед
        [share] доля побед, %
        [fair] × равная доля
       *[rating] рейтинг
    }
arena-note = Каждый расклад сыгран по разу с каждого места. В скобках: 95-процентный интервал. У бота не хуже и не лучше остальных за столом 1.00 × его равная доля. Рейтинги начинаются с 25; ± — одно стандартное отклонение.
arena-foul = { $reason ->
        [crash] сбой
        [silence] нет ответа вовремя
        [long] слишком длинный ответ
        [unasked] заговорил без вопроса
        [nonsense] не действие
       *[illegal] недопустимое действие
    }
arena-fouls = { $bot } проиграл партии из-за нарушения: { $games } ({ $kinds }). Первое: расклад { $deal }, поворот { $rotation }, место { $seat }: { $detail }

## The solver, on the command line.

solve-no-lab = решателю нужны ещё пакеты: pip install "coyote-game[lab]"
solve-no-game = «{ $game }» решить нельзя: выберите из { $games }
solve-no-scheme = --scheme — одно из { $schemes }, а не «{ $scheme }»
solve-no-ladder = --ladder — список растущих ставок, как 5,8,12, или первая:последняя:шаг, а не «{ $text }»
solve-long-ladder = в --ladder ставок: { $bids }; решить можно не больше { $most }
solve-no-iterations = --iterations — число от 1 до { $most }
solve-no-habits = --habits — число от 0 до 1, меньше 1
solve-plot-kind = --plot оканчивается на одно из { $kinds }
solve-no-plot = --plot: нельзя записать в { $file }: { $reason }
solve-no-save = --save: нельзя записать в { $file }: { $reason }
solve-not-for = --{ $option } не подходит к { $game }
solve-compiling = Компиляция, один раз на этой машине
solve-progress = Решение
solve-column = { $column ->
        [iteration] итерации
       *[exploitability] уязвимость
    }
solve-outcome = Ставок: { $bids }. Позиций: { $nodes }. Секунд: { $seconds }. Ценность для первого игрока: { $value }
solve-match-note = Сколько процентов партий выигрывает первый игрок. Строки: его глаза, открытые+закрытые. Столбцы: глаза другого.
solve-match-best = Против сохранённой игры лучший из всех соперников выигрывает { $share } % партий.

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
page-title-table = Стол: { $name } · Койот
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
app-reload = Повторить
app-close = Закрыть
someone = Кто-то

## News of the table. $who and $by are you or other, $who_name and $by_name their names.

told-dealt = Раунд { $round }: { $by ->
        [you] начинаешь ты.
       *[other] начинает { $by_name }.
    }
told-peek = Ты закрываешь глаз и смотришь карту в центре. Удерживай её, чтобы посмотреть снова.
told-coyote = Ты кладёшь карту под карту Койота. Удерживай её, чтобы посмотреть снова.
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
        [you] Хозяин стола исключил тебя.
       *[other] { $who_name } больше не за столом: так решил хозяин.
    }
news-bot-added = За стол садится бот.
news-bot-removed = Бот уходит.
news-host-changed = { $who ->
        [you] Теперь стол твой.
       *[other] Теперь хозяин стола — { $who_name }.
    }
news-configured = Хозяин стола меняет настройки. { $setting }: { $value }.
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
           *[other] { $by_name } не в сети: дальше играет бот.
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

refusal-offline = Сервер не отвечает. Проверь связь и попробуй ещё раз.
home-title = Койот
place-title = { $place } — Койот
refusal-name-empty = Сначала введи имя, чтобы другие знали, кто ты.
home-what = Ты видишь все карты, кроме своей. Ставь на сумму или лови на блефе.
home-play = Играть
home-play-more = с тремя ботами
home-create = Новый стол
home-create-more = Друзья приходят по ссылке. Во что играть, выберете за столом.
home-create-go = Открыть стол
home-join = Код или ссылка стола
home-join-go = Войти
home-join-unclear = В коде шесть букв, например { $code }. Можно и ссылку целиком.
home-back = Вернуться к столу
home-back-phase = { $phase ->
        [lobby] До партии
        [playing] Партия идёт
       *[over] После партии
    }
home-rules = Правила
home-settings = Настройки
home-more = Ещё
home-go = На главную
name-yours = Твоё имя
name-animal = Твой зверь
door-title = Стол { $code }
door-open = Здесь есть место для тебя
door-playing = Партия идёт
door-over = Можно сыграть в следующей партии
door-full = Все места заняты
door-more = { $state ->
        [playing] Посмотри эту партию, а в следующей место твоё.
        [over] Партия только что закончилась. Садись за следующую.
        [full] Можно посмотреть или открыть свой стол.
       *[open] Введи имя и садись.
    }
door-who = За столом
door-nobody = Здесь пока никого.
door-bot = бот
door-edition = Издание: { $name }
door-watching = { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
door-sit = { $state ->
        [playing] Смотреть, потом сыграть
        [over] Сесть за следующую партию
       *[open] Сесть за стол
    }
door-sitting = Садимся за стол…
door-watch = Только смотреть
door-new = Открыть новый стол
door-claim = Моё место на другом устройстве
door-claim-title = Перенести место сюда
door-claim-more = Открой меню стола на том устройстве. Там будет код, который нужно ввести здесь.
door-claim-code = Одноразовый код
door-unknown = Здесь нет стола
door-unknown-more = Стола { $code } нет. Может быть, ссылка старая или по дороге потерялась буква.
door-silent = Стол не отвечает
door-silent-more = Может быть, нет сети или сервер отдыхает. Продолжаем пробовать.
door-busy = Минутку
gone-left = Ты больше не за столом
gone-kicked = Хозяин стола исключил тебя
gone-moved = Теперь ты на другом устройстве
gone-deleted = Этого стола больше нет
gone-token = Твоё место не на этом устройстве
gone-protocol = Вышла новая версия игры
gone-no-hello = Стол не понял эту страницу
gone-faults = Страница отправила слишком много сразу
gone-table-connections = За этим столом слишком много устройств
gone-more = { $why ->
        [left] Возвращайся, когда захочешь.
        [kicked] Можно смотреть дальше или сыграть за другим столом.
        [moved] Место может быть только на одном устройстве.
        [deleted] Хозяин его удалил. Можно открыть новый.
        [protocol] Обнови страницу, чтобы её получить.
        [crowded] Через минуту попробуем снова.
        [no-hello] Обнови страницу: это должно помочь.
       *[token] Сядь заново или перенеси место сюда с другого устройства.
    }
gone-join = Войти снова
gone-reload = Обновить
tabs-resting = Ты играешь в другой вкладке
tabs-resting-more = Эта на паузе, чтобы они не мешали друг другу.
tabs-here = Играть здесь
quick-dealing = К тебе садятся три бота…
settings-title = Настройки
settings-kept = Они сохраняются на этом устройстве.
settings-you = Ты
settings-language = Язык
settings-look = Вид
settings-look-is = { $look ->
        [night] Ночь
        [noon] Полдень
       *[auto] Авто
    }
settings-feel = Звук и анимация
settings-sound = Звуки
settings-vibration = Вибрация в твой ход
settings-notify = Сообщать, когда мой ход
settings-notify-more = Когда страница в фоне, устройство покажет уведомление. Карт в нём не бывает.
settings-notify-denied = Браузер блокирует уведомления этой страницы. Вместо них сообщат заголовок страницы и звук.
settings-notify-none = В этом браузере нет уведомлений. Вместо них сообщат заголовок страницы и звук.
settings-still = Без анимации
settings-still-more = Ничего не движется. Тексты те же.
settings-helpers = Подсказки
settings-helpers-more = Хозяин стола может их запретить.
settings-sums = Складывать видимые карты
settings-odds = Показывать шансы
settings-odds-more = Насколько вероятно, что ставка верна, судя по тому, что ты видишь.
settings-coach = Подсказки для новичков
settings-coach-more = До пяти подсказок в следующей игре, каждая в свой момент.
rules-title = Правила
rules-editions = Издания
rules-contents = На этой странице
rules-about = Игра
rules-print = Печать
rules-back = Назад
minute-title = { $edition } за одну минуту
minute-see = Ты видишь { $edition ->
        [tomahawk] перья всех, кроме своего.
        [museum] перья всех, кроме своего.
       *[other] карты всех, кроме своей.
    }{ $centre ->
        [1] { " " }Ещё одна лежит рубашкой вверх в центре.
       *[0] { "" }
    }
minute-bid = По очереди называйте, сколько в сумме минимум. Каждая ставка больше прошлой.
minute-challenge = Не веришь? Оспорь! Всё открывают и считают. Здесь { $total } меньше, чем { $bid }: проигрывает тот, кто сделал ставку. Иначе проигрывает тот, кто оспорил.
minute-specials = { $edition ->
        [tomahawk] Особые перья
        [museum] Особые перья
       *[other] Особые карты
    } меняют сумму:
minute-own = { $edition ->
        [eyes] В свой ход можно закрыть открытый глаз и подглядеть карту в центре. Потом нужно поднять ставку.
        [tomahawk] Если хотите, играйте с дополнениями: это особые ходы, каждый один раз за раунд.
       *[museum] Если хотите, играйте с жетонами: это особые ходы, каждый один раз за раунд.
    }
minute-loses = { $penalty ->
        [eyes] Проигравший отдаёт карту подглядывания. Без них ты вне игры.
        [tomahawks] Проигравший получает томагавк. Томагавков { $limit } — и ты вне игры.
        [tokens] Проигравший берёт жетон койота. Жетонов { $limit } — и ты вне игры.
       *[lives] Проигравший теряет жизнь. Потеряешь { $limit } — и ты вне игры.
    }
minute-wins = Побеждает последний, кто остался в игре.
minute-all = Все правила этого издания
missing-title = Здесь один песок
missing-more = Этот адрес никуда не ведёт. Стол в другом месте.

## Страница входа за стол, путь к уроку и правила за минуту.

door-what = Карточная игра на блеф: ты видишь все карты, кроме своей, и ставишь на их сумму.
door-minute = Правила за минуту
learn-link = Научиться за три минуты
lobby-can-start = { $name } может начать партию.
lobby-room = { $room ->
        [0] Все места заняты.
       *[other] Свободных мест: { $room }.
    }
lobby-missing = { $count ->
        [1] Нужен ещё один игрок.
        [one] Нужен ещё { $count } игрок.
        [few] Нужно ещё { $count } игрока.
        [many] Нужно ещё { $count } игроков.
       *[other] Нужно ещё { $count } игрока.
    }
home-join-letters = Стола с кодом { $code } нет. В кодах бывают только буквы { $letters }.

## The lesson. $by_name is whoever made the last bid or challenges; $card is a face.

lesson-cards = У каждого карта на голове. Ты видишь все, кроме своей.
lesson-sum = Ты видишь { $sum }. Твоя карта и карта в центре тоже считаются, но их ты не видишь.
lesson-open = Ты начинаешь: сколько минимум дадут все карты? Начни с { $number }.
lesson-raise = Оба подняли ставку. Теперь и ты поднимаешь или оспариваешь последнюю ставку. Подними до { $number }.
lesson-bluff = { $bid }! А ты видишь только { $sum }. Либо { $by_name } видит у тебя большую карту, либо это блеф. Блефовать можно.
lesson-challenge = Похоже, это слишком много. Оспорь!
lesson-count = Теперь все карты открывают и считают.
lesson-strike = В центре лежала MAX 0: самая большая карта считается за 0, здесь это { $card }. Сумма { $total }, меньше чем { $bid }.
lesson-eyes = Значит, { $by_name } теряет глаз. Кто остался без глаз, выбывает. А тебе победа открывает один закрытый глаз.
lesson-peek = Новый раунд. Подгляди: закрой один открытый глаз и посмотри карту в центре.
lesson-seen = { $card }! Это знаешь только ты. Кто подглядел, должен поднять ставку: назови { $number }.
lesson-doubted = { $by_name } оспаривает твою ставку. Хватит ли?
lesson-won = { $total } не меньше { $bid }. Твоя ставка верна, и глаз теряет тот, кто её оспорил.
lesson-done = Вот и вся игра. Побеждает тот, у кого в конце остались глаза. Удачи!
lesson-wait = Ходят остальные…
lesson-other = Так тоже можно. Но в этом уроке сделай то, что здесь написано.
lesson-next = Дальше
lesson-leave = Выйти
lesson-again = Сначала
lesson-play = Играть
lesson-join = К столу

## The lobby and the end of a game: editions, options and bots in plain words.

lobby-title = Стол: { $name }
lobby-title-free = Стол на плоскогорье
lobby-around = За столом
lobby-free = свободно
lobby-sit-here = Сесть сюда
lobby-bot-here = Посадить бота
lobby-host = хозяин стола
lobby-yourself = ты
lobby-few = { $count ->
        [1] Ещё один игрок, и можно начинать.
        [one] Ещё { $count } игрок, и можно начинать.
        [few] Ещё { $count } игрока, и можно начинать.
        [many] Ещё { $count } игроков, и можно начинать.
       *[other] Ещё { $count } игрока, и можно начинать.
    }
lobby-many = { $count ->
        [1] Один игрок лишний для этого издания: кому-то нужно встать.
        [one] { $count } игрок лишний для этого издания: кому-то нужно встать.
        [few] { $count } игрока лишние для этого издания: кому-то нужно встать.
        [many] { $count } игроков лишние для этого издания: кому-то нужно встать.
       *[other] { $count } игрока лишние для этого издания: кому-то нужно встать.
    }
lobby-limit = Такой компанией можно играть только до { $count } жетонов койота: поменяй это в вариантах.
lobby-set = { $room ->
        [0] Все места заняты. Вперёд!
       *[other] Можно начинать. Свободных мест: { $room }.
    }
lobby-start = Начать партию
lobby-waiting = Ждём, когда начнёт { $name }
lobby-host-away = { $name } не в сети. Через минуту хозяином стола станет кто-то другой.
lobby-host-none = Как только у стола появится хозяин, можно начинать.
lobby-sit = Сесть за стол
lobby-full = Все места заняты. Можно смотреть и сесть, как только одно освободится.
lobby-come-in = Войти и сыграть
lobby-starter = Кто начинает?
lobby-chance = Пусть решит случай
lobby-add-bot = Добавить бота
lobby-onlookers = Зрители
lobby-unnamed = { $count ->
        [one] и { $count } гость
        [few] и { $count } гостя
        [many] и { $count } гостей
       *[other] и { $count } гостя
    }

lobby-invite = Позови друзей
lobby-hold = Удерживай ссылку, чтобы скопировать.
lobby-qr-large = Увеличить QR-код
lobby-qr-how = Наведи на него камеру телефона.

you-title = Ты за этим столом
you-keep = Это я
you-like = { $animal }, как и { $name }
you-stand = Встать и смотреть
person-host = Передать стол: { $name }
person-host-more = Тогда { $name } выбирает настройки и начинает партию.
person-away = { $name } не в сети. Место сохраняется.
person-kick = Исключить: { $name }
person-kick-ask = { $name } потеряет это место и сможет вернуться только как новый участник. Исключить?
person-kick-yes = Да, исключить
person-kick-no = Отмена
bots-title = Выбери бота
bots-more = Боты видят то же, что и ты на их месте, и больше ничего.
bots-level = { $level ->
        [1] Безобидный
        [2] Лёгкий
        [3] Средний
        [4] Сложный
       *[5] Грозный
    }
bot-pup-name = Щенок
bot-pup-about = Складывает то, что видит, остальное угадывает и играет по настроению. Иногда оспаривает просто так. Хорош для первой партии.
bot-cautious-name = Тихоня
bot-cautious-about = Поднимает ставку понемногу и оспаривает то, во что трудно поверить. Почти никогда не блефует. Если это знать, этим можно воспользоваться.
bot-lurker-name = Тихий омут
bot-lurker-about = Держится в тени и называет чуть меньше, чем думает. Ждёт, пока кто-нибудь зайдёт слишком далеко, и оспаривает раньше других.
bot-odds-name = Счетовод
bot-odds-about = Точно считает шансы по всему, что видит, запоминает карты и применяет все хитрости издания.
bot-braggart-name = Хвастун
bot-braggart-about = Знает шансы и время от времени о них забывает. Оспаривать терпеть не может. Хвастает или говорит правду?
bot-bayes-name = Чуткое ухо
bot-bayes-about = Вы все видите его карту, и ваши ставки её выдают. Слушает, догадывается, что за карта, и считает уже с ней. Хороший блеф собьёт его с толку.
bot-coyote-name = Старый Койот
bot-coyote-about = Натренирован на тысячах партий, против себя и всех остальных. Читает твои ставки, запоминает, кто завышает, блефует, когда это выгодно, и мало чем себя выдаёт.
bot-random-name = Сумасброд
bot-random-about = Делает, что в голову взбредёт, и знает одни правила. Хорош для первой партии и чтобы посмеяться.
bot-plus-one-name = Плюс один
bot-plus-one-about = Начинает с малого, а потом всегда называет на один больше. Оспаривает то, что скорее ложь, чем правда.

how-title = Настройки партии
how-host-only = Это решает { $name }.
how-host-none = Это решает хозяин стола.
how-edition = Издание
how-variants = Варианты
how-house = Правила стола
how-differ = Чем они отличаются
how-rules = Прочесть правила издания
how-lost = Издания не загрузились.
edition-for = от { $least } до { $most } игроков
edition-about-eyes = Маленькая колода и зоркие глаза. Одна карта лежит в центре рубашкой вверх: закрой глаз, и её можно посмотреть. Но твои глаза — это и твои жизни.
edition-about-tomahawk = Тридцать перьев, и есть среди них коварные: одно удваивает сумму, другое обращает лучшее перо против тебя. Кто проиграл, получает томагавк.
edition-about-museum = Те же перья для большой компании, до девяти игроков. Считают их иначе, ставить можно и ниже нуля, а следующий раунд начинает тот, чья взяла.
edition-about-classic = Колода, с которой всё началось: 36 карт, много мелких, до десяти игроков. Никаких хитростей, освоить легко, у каждого три жизни.
edition-special-eyes = подглядывание; с трикстером ещё догадки и карта Койота
edition-special-tomahawk = шесть дополнений, если хотите
edition-special-museum = восемь жетонов, если хотите
edition-special-classic = много мелких карт
wish-none = как в правилах
wish-nothing = У этого издания нет вариантов: выбирать нечего.
wish-trickster = с трикстером
wish-tokens = с жетонами
wish-additions = { $number ->
        [1] с одним дополнением
        [one] с { $number } дополнением
        [few] с { $number } дополнениями
        [many] с { $number } дополнениями
       *[other] с { $number } дополнения
    }
wish-limit = { $penalty ->
        [tomahawks] { $number ->
            [one] до { $number } томагавка
            [few] до { $number } томагавков
            [many] до { $number } томагавков
           *[other] до { $number } томагавка
        }
        [tokens] { $number ->
            [one] до { $number } жетона
            [few] до { $number } жетонов
            [many] до { $number } жетонов
           *[other] до { $number } жетона
        }
       *[lives] { $number ->
            [one] по { $number } жизни
            [few] по { $number } жизни
            [many] по { $number } жизней
           *[other] по { $number } жизни
        }
    }
wish-min-bid = ставки от { $number }
option-on = да
option-off = нет
option-trickster = Трикстер
option-trickster-more = В начале у тебя открыт только один глаз. Когда ставку оспорили, все остальные гадают, кто победит: верно — глаз открывается, неверно — закрывается. А у того, кто проиграл прошлый раунд, карта Койота: с ней можно подложить в сумму карту, которую больше никто не знает.
option-tokens = Жетоны в центре
option-tokens-more = В центре лежат восемь жетонов: открыть перо, сменить направление, пропустить ход, заменить своё перо или назвать его. В свой ход можно сначала применить один. Вдвоём играют без них.
option-additions = Дополнения
option-additions-more = Хитрости, которые можно добавить в партию: одну, несколько или все. Каждая срабатывает раз за раунд, для того, кто применит её первым.
option-all = Все шесть
option-none = Ни одного
option-limit = { $penalty ->
        [tomahawks] Томагавков до выбывания
        [tokens] Жетонов койота до выбывания
       *[lives] Жизни
    }
option-limit-more = { $penalty ->
        [tokens] Обычно три. Втроём или вчетвером можно договориться на четыре или пять; если игроков больше, всегда три.
       *[other] Обычно три. Меньше — партия короче, больше — длиннее.
    }
option-min-bid = Наименьшая ставка
option-min-bid-more = Правила разрешают любое число, и ноль, и меньше. Некоторым больше нравится, когда первая ставка не меньше этого числа.
option-min-bid-any = любое число
option-min-bid-own = не меньше
option-less = На один меньше: { $name }
option-more = На один больше: { $name }
option-rule = Прочесть правило
house-clock = Время на ход
house-clock-more = Когда оно выйдет, за тебя играет бот, пока ты не вернёшь себе место.
house-clock-is = { $seconds ->
        [0] без ограничения времени
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
house-clock-told = { $seconds ->
        [0] без ограничения времени
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
        [many] { $seconds } секунд на ход
       *[other] { $seconds } секунды на ход
    }
house-clock-own = другое
house-seconds = Секунды
house-slow = Играть несколько дней
house-slow-more = Никто не спешит: время не ограничено, и боты не заменяют тех, кто отошёл.
house-grace = Время не в сети
house-grace-more = Сколько можно быть не в сети, прежде чем за игрока сядет бот. Вернуться можно всегда.
house-grace-is = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
house-stand-in = Бот на замену
house-stand-in-more = Бот, который играет за тех, кого нет.
house-sums = Суммы
house-sums-more = Все могут видеть сумму карт, которые им видны.
house-odds = Шансы
house-odds-more = Все могут видеть, насколько вероятна ставка.
house-text = Чат
house-text-more = За столом можно писать друг другу. Реакции работают всегда.
house-shadow = Глазами игрока
house-shadow-more = Зрители могут следить за одним игроком, когда раунд закончен.
house-told = { $what ->
        [slow] на несколько дней
        [text] без чата
        [odds] без шансов
        [sums] без сумм
       *[shadow] глазами игрока
    }

over-title = { $by ->
        [you] Победа твоя!
       *[other] { $by_name } побеждает!
    }
over-title-none = Партия окончена.
over-more = { $rounds ->
        [1] Один раунд, и луна в надёжных лапах.
        [one] { $rounds } раунд, и луна в надёжных лапах.
        [few] { $rounds } раунда, и луна в надёжных лапах.
        [many] { $rounds } раундов, и луна в надёжных лапах.
       *[other] { $rounds } раунда, и луна в надёжных лапах.
    }
over-more-you = { $rounds ->
        [1] Один раунд, и луна твоя.
        [one] { $rounds } раунд, и луна твоя.
        [few] { $rounds } раунда, и луна твоя.
        [many] { $rounds } раундов, и луна твоя.
       *[other] { $rounds } раунда, и луна твоя.
    }
over-order = Итоги
over-first = Победа
over-out = выбывает в раунде { $round }
over-you = ты
over-awards = Яркие моменты
award-bluff = Самый смелый блеф
award-bluff-told = { $by ->
        [you] Ты говоришь { $number }, и никто не спорит. А сумма { $total }.
       *[other] { $by_name } говорит { $number }, и никто не спорит. А сумма { $total }.
    }
award-unhurt = Ни царапины
award-unhurt-told = { $by ->
        [you] Ты не проигрываешь ни одного раунда.
       *[other] { $by_name } не проигрывает ни одного раунда.
    }
award-edge = Стальные нервы
award-edge-told = { $by ->
        [you] { $rounds ->
            [1] Целый раунд любая ошибка стала бы для тебя последней. Ошибок не было.
            [one] { $rounds } раунд подряд любая ошибка стала бы для тебя последней. Ошибок не было.
            [few] { $rounds } раунда подряд любая ошибка стала бы для тебя последней. Ошибок не было.
            [many] { $rounds } раундов подряд любая ошибка стала бы для тебя последней. Ошибок не было.
           *[other] { $rounds } раунда подряд любая ошибка стала бы для тебя последней. Ошибок не было.
        }
       *[other] { $rounds ->
            [1] Целый раунд любая ошибка стала бы последней для игрока { $by_name }. Ошибок не было.
            [one] { $rounds } раунд подряд любая ошибка стала бы последней для игрока { $by_name }. Ошибок не было.
            [few] { $rounds } раунда подряд любая ошибка стала бы последней для игрока { $by_name }. Ошибок не было.
            [many] { $rounds } раундов подряд любая ошибка стала бы последней для игрока { $by_name }. Ошибок не было.
           *[other] { $rounds } раунда подряд любая ошибка стала бы последней для игрока { $by_name }. Ошибок не было.
        }
    }
award-named = Сразу было ясно
award-named-told = { $by ->
        [you] Ты называешь своё перо: { $card }.
       *[other] { $by_name } носит { $card } и знает об этом.
    }
award-nose = Лучший нюх
award-nose-told = { $by ->
        [you] Верно оспорено: { $right } из { $made }.
       *[other] { $by_name }, верно оспорено: { $right } из { $made }.
    }
award-closest = На волосок
award-closest-told = { $by ->
        [you] В раунде { $round } ты говоришь { $number }, а сумма { $total }.
       *[other] В раунде { $round } { $by_name } говорит { $number }, а сумма { $total }.
    }
award-held = Честное слово
award-held-told = { $by ->
        [you] Твою ставку оспорили { $times ->
            [1] один раз
            [one] { $times } раз
            [few] { $times } раза
            [many] { $times } раз
           *[other] { $times } раза
        }, а она была верна.
       *[other] Ставку игрока { $by_name } оспорили { $times ->
            [1] один раз
            [one] { $times } раз
            [few] { $times } раза
            [many] { $times } раз
           *[other] { $times } раза
        }, а она была верна.
    }
award-curious = Зоркий глаз
award-curious-told = { $by ->
        [you] Ты подглядываешь { $times ->
            [1] один раз
            [one] { $times } раз
            [few] { $times } раза
            [many] { $times } раз
           *[other] { $times } раза
        }.
       *[other] { $by_name } подглядывает { $times ->
            [1] один раз
            [one] { $times } раз
            [few] { $times } раза
            [many] { $times } раз
           *[other] { $times } раза
        }.
    }
award-longest = Самые долгие торги
award-longest-told = { $bids ->
        [1] Одна ставка в раунде { $round }.
        [one] { $bids } ставка в раунде { $round }, одна выше другой.
        [few] { $bids } ставки в раунде { $round }, одна выше другой.
        [many] { $bids } ставок в раунде { $round }, одна выше другой.
       *[other] { $bids } ставки в раунде { $round }, одна выше другой.
    }
award-fullest = Самая большая сумма
award-fullest-told = Сумма в раунде { $round } — { $total }.
over-story = Раунд за раундом
over-round = Раунд { $round }
over-round-counted = { $of ->
        [you] Ты говоришь { $number },
       *[other] { $of_name } говорит { $number },
    } { $by ->
        [you] ты не веришь.
       *[other] { $by_name } не верит.
    } Сумма { $total }: { $loser ->
        [you] проигрываешь ты.
       *[other] проигрывает { $loser_name }.
    }
over-round-named = { $by ->
        [you] Ты неверно называешь своё перо и проигрываешь.
       *[other] { $by_name } неверно называет своё перо и проигрывает.
    }
over-numbers = В числах
over-number = { $what ->
        [bids] ставки
        [highest] высшая ставка
        [challenges] верно оспорено
        [held] оспорены, но верны
        [caught] раскрыто блефов
       *[lost] проиграно раундов
    }
over-challenges = { $right } из { $made }
over-rematch = Сыграть ещё
over-change = Изменить настройки
over-next = Перед следующей партией
over-save = Сохранить запись
over-in = Играю ещё
over-in-said = Ты играешь ещё
over-in-is = { $in ->
        [1] играет ещё
       *[0] пока без ответа
    }
over-in-count = Играют ещё: { $count } из { $of }
over-score = Счёт
over-score-games = { $games ->
        [one] После { $games } партии за этим столом
        [few] После { $games } партий за этим столом
        [many] После { $games } партий за этим столом
       *[other] После { $games } партии за этим столом
    }
over-score-wins = { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    }{ $leads ->
        [1] , впереди
       *[0] {""}
    }
over-bids = Ставки по порядку
over-doubts = оспаривает { $number }
over-total = Сумма { $total }
over-lost = { $by ->
        [you] Ты проигрываешь раунд.
       *[other] { $by_name } проигрывает раунд.
    }
over-share = Поделиться результатом
over-share-send = Отправить картинку
over-share-save = Сохранить картинку
over-share-failed = Этот браузер не смог нарисовать картинку. Ссылка всё равно работает.
over-picture-won = { $name } побеждает!
left-title = Осталось в этом раунде
left-count = { $of ->
        [1] { $left ->
            [0] израсходовано
           *[other] ещё есть
        }
       *[other] осталось { $left } из { $of }
    }
notify-turn = Твой ход
notify-table = Койот, стол { $code }
over-fair = { $fit ->
        [1] Тасовка честная: единственный раунд такой, как обещано твоему устройству.
       *[other] Тасовка честная: раундов, как обещано твоему устройству, { $fit } из { $seen }.
    }
over-unfair = Тасовка не сходится: раундов, как обещано твоему устройству, только { $fit } из { $seen }. Сохрани запись и спроси хозяина стола.
over-unseen = Карты перемешали до твоего прихода, и твоему устройству нечего сверять. Все доказательства есть в записи.
over-unchecked = Запись не загрузилась, поэтому тасовка пока не проверена.
over-checking = Сверяем тасовку с обещанием…
fair-title = Честная тасовка
fair-how = Перед каждым раундом сервер сообщал твоему устройству отпечаток своего секрета. Потом устройства игроков добавляли свою случайность, и из того и другого выходил порядок карт. Теперь секреты есть в записи, и каждый должен подходить к своему отпечатку.
fair-more = Хочешь проверить? Сохрани запись и запусти: coyote verify ФАЙЛ
fair-details = Откуда мы знаем
fair-round = { $finding ->
        [fits] Сходится.
        [unseen] Твоего устройства не было.
        [secret] Секрет не тот, который обещали.
       *[chance] В записи нет случайности твоего устройства.
    }
fair-mixed = { $mixed ->
        [1] Со случайностью твоего устройства.
       *[0] Случайность твоего устройства опоздала.
    }


## The table: seats, cards, bids, the number line.

table-title = Раунд { $round }
table-round = Раунд { $round }
table-leave = Уйти из-за стола
table-menu = Меню
table-dealing = Карты перемешиваются…
table-reversed = обратный ход
table-aside = отложено: { $count }
sound-on = Включить звук
sound-off = Выключить звук
seat-you = Твоё место
seat-out = вне игры
seat-you-out = Ты вне игры. Теперь ты видишь карты всех игроков.
seat-turn = Сейчас ходит { $by_name }.
seat-challenges = оспаривает
seat-stood-in = играет бот
seat-away = не в сети
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
bot-pup = играет на глазок
bot-cautious = играет осторожно
bot-lurker = сидит в засаде
bot-odds = считает шансы
bot-braggart = любит прихвастнуть
bot-bayes = слушает ваши ставки
bot-coyote = знает все хитрости
bot-random = играет наугад
bot-plus-one = поднимает на один
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
card-again = Удерживай, чтобы посмотреть снова
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
        [you] Твоя ставка: не меньше
       *[other] { $by_name } говорит: не меньше
    }
bid-none = { $by ->
        [you] Ты начинаешь: сколько в сумме минимум?
       *[other] Начинает { $by_name }.
    }
bid-doubled = Сейчас на кону два томагавка
bid-was-withdrawn = Ставка { $bid } отменена
trail-label = Ставки по порядку
trail-bid = { $by ->
        [you] Ты: { $bid }
       *[other] { $by_name }: { $bid }
    }
line-sum = ты видишь { $sum }
line-label = { $bid ->
        [none] Ставок пока нет.
       *[other] Ставка { $bid }.
    }{ $sum ->
        [none] {""}
       *[other] {" "}Ты видишь { $sum }.
    }


## The table: what you can do.

controls-label = Что можно сделать
bid-number = Твоё число: { $number }. Введи другое.
bid-less = На один меньше
bid-more = На один больше
bid-least = { $least ->
        [-999] Любое число от { $least } до { $most }
       *[other] Не меньше { $least }
    }{ $excluded ->
        [none] {""}
       *[other] , но не { $excluded }
    }
quick-label = Быстрые числа
quick-by = +{ $by }
quick-seen = что ты видишь
raise-button = { $kind ->
        [open] Начать с { $number }
        [rename] Назвать { $number }
       *[raise] Поднять до { $number }
    }
raise-with = { $addition ->
        [extra] { $of_name } получает перо
        [next] { $of_name } отвечает
       *[double] на кону два
    }
leap-ask = { $kind ->
        [open] Начать с { $number }?
       *[raise] Поднять на { $by }?
    }
leap-yes = Да, { $number }
leap-no = Нет, изменить
challenge-word = Оспорить
challenge-number = { $number }?!
challenge-label = Оспорить { $number }?! Так говорит { $of_name }.
keypad-title = Твоё число
keypad-delete = Стереть
keypad-minus = Минус
keypad-take = Выбрать { $number }
keypad-empty = Введи число
more-button = Ещё
more-count = { $count ->
        [one] { $count } другой ход
        [few] { $count } других хода
        [many] { $count } других ходов
       *[other] { $count } другого хода
    }
more-title = Что ещё можно сделать
extras-left = { $count ->
        [one] Ещё { $count } дополнение в этом раунде
        [few] Ещё { $count } дополнения в этом раунде
        [many] Ещё { $count } дополнений в этом раунде
       *[other] Ещё { $count } дополнения в этом раунде
    }
do-peek = Подглядеть
do-coyote = Карта Койота
do-confirm = Подтвердить
do-reverse = Развернуть
do-restart = Отменить ставку
do-extra = Второе перо
do-double = Удвоить
do-next = Отвечай!
do-open = Открыть
do-skip = Пропуск
do-swap = Заменить
do-name = Назвать своё перо
do-name-line = Сказать, какое перо на тебе. Верно: до конца раунда ты больше не ходишь. Неверно: ты берёшь жетон койота.
choose-extra = Кому второе перо?
choose-next = Кто будет отвечать?
name-title = Какое перо на тебе?
name-note = Верно: оно лежит открытым, а ты до конца раунда больше не ходишь. Неверно: ты берёшь жетон койота, и раунд кончается.
name-take = На мне { $face }
name-empty = Выбери перо
guess-wins = Победит { $of_name }
guess-why = { $role ->
        [bidder] сумма { $number } или больше
       *[challenger] сумма меньше { $number }
    }
guess-made = Ты думаешь, что победит { $of_name }.
guess-label = Кто победит?
discard-label = Какую карту подглядывания отдать?
discard-open = Открытый глаз
discard-closed = Закрытый глаз
discard-open-note = Подглядеть сможешь на раз меньше. { $count ->
        [1] У тебя один.
        [one] У тебя { $count }.
        [few] У тебя { $count }.
        [many] У тебя { $count }.
       *[other] У тебя { $count }.
    }
discard-closed-note = Спит до твоей победы. { $count ->
        [1] У тебя один.
        [one] У тебя { $count }.
        [few] У тебя { $count }.
        [many] У тебя { $count }.
       *[other] У тебя { $count }.
    }
wait-bid = { $names } думает…
wait-guess = Ждём догадку: { $names }
wait-discard = { $names } выбирает, какую карту подглядывания отдать.
wait-ready = Ждём: { $names }…
wait-deal = Сейчас будет новый раунд…
clock-seconds = { $seconds }
clock-label = { $seconds ->
        [1] Осталась одна секунда
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }
clock-soon = Осталось десять секунд.
time-ask = Попросить время
time-asked = Ты просишь время.
time-wish = { $by_name } просит больше времени.
time-grant = Дать время
time-granted = Ты даёшь больше времени.
stood-in-note = Пока тебя нет, за тебя играет бот.
stood-in-back = Вернуть себе место
paused-note = Партия на паузе. Время остановлено.
paused-go = Дальше
paused-wait = Её продолжит хозяин стола.
watch-note = Ты смотришь эту партию.
watch-sit = Сыграть в следующей
watch-seated = В следующей ты за столом.
hurry-note = В этой партии остались одни боты.
hurry-button = Ускорить
refusal-stale = Игра уже ушла вперёд. Посмотри ещё раз и тогда выбирай.
refusal-close = Понятно
rule-title = Что это?
rule-all = Все правила
helpers-title = Подсказки
helper-forbidden = Отключено хозяином стола.
helper-keys = Горячие клавиши
helper-keys-note = Играй без мыши. Пока ты пишешь, они отключены.
rule-of-bid = Как делать ставки
rule-of-challenge = Как оспаривать
odds-chance = { $number } или больше: { $percent } %


## The table: the reveal.

reveal-title = Вскрытие карт
reveal-call = { $edition ->
        [tomahawk] Койот!
        [museum] Койот!
       *[other] Не верю!
    }
reveal-skip = Пропустить
reveal-cards = Карты в порядке подсчёта
reveal-guesses = Догадки остальных
# One step of the count, for who listens. $words is a step-… message.
reveal-step = { $whose }, { $face }: { $words }.{ $counted ->
        [1] {" "}Сумма: { $sum }.
       *[0] {""}
    }
reveal-sum = сумма { $sum }, ставка { $bid }
reveal-line = { $verdict ->
        [1] Сумма { $total }, ставка { $bid }.
       *[0] Ставка { $bid }.
    }
reveal-marks = { $penalty ->
        [eyes] открытых { $open }, закрытых { $closed }.
        [lives] остаётся { $left }.
       *[other] { $count } из { $limit }.
    }
reveal-right = верно
reveal-wrong = неверно
reveal-choosing = { $by ->
        [you] Ты выбираешь, какой глаз отдать.
       *[other] { $by_name } выбирает, какой глаз отдать.
    }
reveal-go-on = Дальше
reveal-ready = Можно продолжать.
reveal-waits = Ждём: { $names }…
reveal-next = { $seconds ->
        [one] Следующий раунд через { $seconds } секунду.
        [few] Следующий раунд через { $seconds } секунды.
        [many] Следующий раунд через { $seconds } секунд.
       *[other] Следующий раунд через { $seconds } секунды.
    }
reveal-ended = Чем всё кончилось


## Стол: что значат вещи. Это говорится, когда на что-то указывают. $over: 1 после подсчёта.

tip-explain = Нажимай стрелки: каждая вещь на столе скажет, что она такое.
tip-number = { $face }: { $how ->
        [strike] { $by } вычёркивает это число, и оно считается за 0.
        [turn] { $by } меняет знак этого числа, и оно отнимает { $number } от суммы.
        [twice] ×2 удваивает это число, и оно прибавляет к сумме { $change }.
        [plus] прибавляет к сумме { $number }.
        [minus] отнимает от суммы { $number }.
       *[zero] ничего не прибавляет к сумме.
    }
tip-max-zero = MAX 0: { $edition ->
        [eyes] самая большая карта считается за 0.
        [classic] самая большая положительная карта считается за 0.
       *[other] самое большое положительное перо убирают.
    }
tip-max-minus = MAX −: самое большое положительное перо становится отрицательным.
tip-times-two = ×2: { $edition ->
        [museum] удваивает все положительные перья.
       *[other] удваивает сумму, даже отрицательную.
    }
tip-draw = ?: { $edition ->
        [eyes] при подсчёте вместо неё считается верхняя карта стопки.
        [classic] при подсчёте добавляется верхняя карта стопки.
       *[other] при подсчёте добавляется верхнее перо стопки.
    }
tip-shuffle-zero = 0*: ничего не стоит. После этого раунда перемешивают все { $edition ->
        [classic] карты
       *[other] перья
    }.
tip-hit = { $over ->
        [1] { $victim ->
            [none] Такого числа не было.
           *[other] Это было { $victim }.
        }
       *[0] { $victim ->
            [none] Сейчас ты такого числа не видишь.
           *[other] Сейчас это { $victim }.
        }
    }
tip-makes = { $over ->
        [1] Из { $before } получилось { $sum }.
       *[0] Сейчас ты видишь { $before }, и получается { $sum }.
    }
tip-doubles = { $over ->
        [1] Это были: { $cards }.
       *[0] Сейчас ты видишь такие: { $cards }.
    }
tip-drew = Из стопки пришло: { $victim }.
tip-place = { $place ->
        [extra] Это второе перо: оно тоже считается.
        [open] Его открыл жетон: оно тоже считается.
        [named] { $by ->
            [you] Ты верно называешь его и в этом раунде больше не ходишь.
           *[other] { $by_name } верно называет его и в этом раунде больше не ходит.
        }
        [behind] его заменили, и оно больше не считается.
        [centre] Лежало в центре.
        [coyote] Лежало под картой Койота.
       *[drawn] Пришло из стопки.
    }
tip-own = { $place ->
        [extra] Твоё второе перо: его видят все, кроме тебя. Оно тоже считается.
        [behind] Твоё старое перо: его заменили, и оно больше не считается.
       *[worn] { $edition ->
            [tomahawk] Твоё перо: его видят все, кроме тебя. Оно
            [museum] Твоё перо: его видят все, кроме тебя. Оно
           *[other] Твоя карта: её видят все, кроме тебя. Она
        } тоже считается.
    }
tip-hidden = Это ты увидишь, только когда всё откроют.
tip-centre = Карта в центре: { $peeked ->
        [0] её ещё никто не видел.
        [one] её уже видел { $peeked } игрок.
        [few] её уже видели { $peeked } игрока.
        [many] её уже видели { $peeked } игроков.
       *[other] её уже видели { $peeked } игрока.
    } Она тоже считается.{ $peeks ->
        [1] {" "}Сейчас можно подглядеть, закрыв открытый глаз.
       *[0] {""}
    }
tip-coyote = Карта под картой Койота: её знает только { $by_name }. Она тоже считается.
tip-secret = { $place ->
        [coyote] Карту под картой Койота знаешь только ты.
       *[centre] Карту в центре ты уже знаешь.
    } Удерживай её, чтобы посмотреть ещё раз. Она тоже считается.
tip-pile = { $edition ->
        [eyes] Стопка ({ $count }): перед каждым раундом перемешивают все карты.
        [classic] Стопка ({ $count }): сыгранные карты лежат рядом, пока их не перемешают.
        [museum] Стопка ({ $count }): сыгранные перья лежат рядом, пока их не перемешают.
       *[tomahawk] Стопка ({ $count }): сыгранные перья идут под низ.
    }
tip-eye = { $side ->
        [open] Открытый глаз: { $by ->
            [you] в свой ход можно закрыть его и подглядеть карту в центре.
           *[other] { $by_name } может закрыть его и подглядеть карту в центре.
        }
       *[closed] Закрытый глаз: он откроется, когда { $by ->
            [you] ты выиграешь раунд{ $trickster ->
                [1] {" "}или верно угадаешь
               *[0] {""}
            }.
           *[other] { $by_name } выиграет раунд{ $trickster ->
                [1] {" "}или верно угадает
               *[0] {""}
            }.
        }
    }
tip-eyes-left = { $by ->
        [you] { $left ->
            [1] Это твоя последняя карта подглядывания: без неё ты вне игры.
           *[other] Карт подглядывания у тебя осталось: { $left }.
        }
       *[other] { $left ->
            [1] { $by_name }: это последняя карта подглядывания.
           *[other] { $by_name }: карт подглядывания осталось { $left }.
        }
    }
tip-mark = { $penalty ->
        [tomahawks] { $kind ->
            [free] Место для томагавка.
           *[taken] Томагавк: по одному за каждый проигранный раунд.
        }
        [tokens] { $kind ->
            [free] Место для жетона койота.
           *[taken] Жетон койота: по одному за каждый проигранный раунд.
        }
       *[lives] { $kind ->
            [free] Потерянная жизнь.
           *[taken] Жизнь: каждый проигранный раунд отнимает одну.
        }
    }
tip-marks-left = { $by ->
        [you] { $left ->
            [0] Ты вне игры.
            [one] Ещё { $left } проигранный раунд, и ты вне игры.
            [few] Ещё { $left } проигранных раунда, и ты вне игры.
            [many] Ещё { $left } проигранных раундов, и ты вне игры.
           *[other] Ещё { $left } проигранного раунда, и ты вне игры.
        }
       *[other] { $left ->
            [0] { $by_name } вне игры.
            [one] Ещё { $left } проигранный раунд, и { $by_name } вне игры.
            [few] Ещё { $left } проигранных раунда, и { $by_name } вне игры.
            [many] Ещё { $left } проигранных раундов, и { $by_name } вне игры.
           *[other] Ещё { $left } проигранного раунда, и { $by_name } вне игры.
        }
    }
tip-seat = { $how ->
        [none] { $by_name } играет за этим столом.
       *[other] { $by_name } — бот: { $how }.
    }
tip-bid = { $by ->
        [you] Твоя ставка: сумма не меньше { $bid }.
       *[other] { $by_name } говорит, что сумма не меньше { $bid }.
    }{ $yours ->
        [1] {" "}Назови больше или оспорь.
       *[0] {""}
    }
tip-no-bid = Ставки ещё нет: первое число называет тот, кто начинает.
tip-sum = Ты видишь { $sum }{ $why ->
        [none] {""}
       *[other] : { $why }
    }. { $edition ->
        [tomahawk] Твоего пера здесь нет.
        [museum] Твоего пера здесь нет.
       *[other] Твоей карты здесь нет.
    }
tip-hill = Холм показывает, какие суммы вероятны: чем выше, тем вероятнее.
tip-line = Числовая прямая: красный столбик — ставка, круглый камень — то, что ты видишь.
tip-total = { $reached ->
        [1] Сумма { $total }: ставка { $bid } выполнена.
       *[0] Сумма { $total }: это меньше ставки { $bid }.
    }
tip-way = До конца раунда ходят в обратную сторону.
tip-extra = { $name }: { $line }{ $left ->
        [none] {""}
       *[other] {" "}({ $left })
    }.


## Стол: подсказки в первой игре на устройстве.

coach-label = Подсказка для первой игры
coach-turn = { $open ->
        [1] Ты начинаешь: назови число, до которого, по-твоему, доходит сумма всех карт. Твоя тоже считается.
       *[0] Твой ход: назови число больше, если думаешь, что сумма до него доходит. Ты видишь все карты, кроме своей.
    }
coach-special = { $face } — особая карта. Коснись её, и она скажет, что делает. Так можно со всем на столе.
coach-doubt = { $sum ->
        [none] { $of_name } говорит { $bid }. Если думаешь, что сумма меньше, оспорь: кто ошибается, проигрывает раунд.
       *[other] { $of_name } говорит { $bid }, а ты видишь { $sum }. Если думаешь, что это блеф, оспорь: кто ошибается, проигрывает раунд.
    }
coach-peek = Можно подглядеть: закрой открытый глаз и посмотри карту в центре. Потом нужно поднять ставку.
coach-loss = { $penalty ->
        [eyes] Раунд проигран, и ты отдаёшь карту подглядывания. Без этих карт ты вне игры.
        [tomahawks] Раунд проигран, и ты получаешь томагавк. Когда их { $limit }, ты вне игры.
        [tokens] Раунд проигран, и ты берёшь жетон койота. Когда их { $limit }, ты вне игры.
       *[lives] Раунд проигран, и ты теряешь жизнь. Без жизней ты вне игры.
    }


## The table: talk, menu, what a screen reader hears, and the line to the server.

title-your-turn = ● Твой ход — Койот
title-round = Раунд { $round } — Койот
title-lobby = Стол { $code } — Койот
title-over = Партия окончена — Койот
line-broken = Связь прервалась. Возвращаемся…
line-late = Ответа пока нет…
line-offline = Ты не в сети.
line-kept = { $action ->
        [bid] Ставка { $bid } сохранена
       *[other] Твой ход сохранён
    } и уйдёт, как только вернётся связь.
line-back = Связь вернулась.
line-try-now = Повторить
leave-title = Уйти из-за стола?
leave-stay = Остаться
leave-watching = Ты только смотришь, партия продолжится без тебя.
leave-home-playing = { $slow ->
        [1] Место ждёт тебя. Возвращайся с этого устройства, когда захочешь.
       *[0] Место остаётся твоим. Через { $grace ->
            [1] секунду
            [one] { $grace } секунду
            [few] { $grace } секунды
            [many] { $grace } секунд
           *[other] { $grace } секунды
        } за тебя начнёт играть бот, пока ты не вернёшься с этого устройства.
    }
leave-home = Место остаётся твоим. Возвращайся с этого устройства, когда захочешь.
leave-go-home = Отойти на время
leave-good-playing = Бот доиграет за тебя, и вернуть место будет нельзя.
leave-good = Твоё место освободится для кого-то другого.
leave-host = {" "}Хозяином стола станет кто-то другой.
leave-for-good = Уйти насовсем
talk-title = Ход игры и чат
talk-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
talk-react = Реакции
talk-empty = Пока ничего не произошло. Всё впереди.
talk-aside = видят только те, кто не играет
talk-said = { $name }: { $text }
talk-say = Напиши что-нибудь
talk-send = Отправить
talk-join-first = Ты пока зритель. Войди, чтобы писать.
talk-off = Чат отключён хозяином стола. Реакции работают.
react-howl = Вой
react-laugh = Смех
react-gasp = Ах!
react-think = Хм…
react-sly = Хитрый взгляд
react-clap = Браво
react-hurry = Ну же!
react-sorry = Извини
react-thanks = Спасибо
react-wow = Ого
menu-people = Люди за столом
menu-invite = Позвать других
menu-settings = Язык, вид и звук
menu-words = Описание стола
menu-shadow = Глазами игрока
menu-move = Сменить устройство
menu-shuffle = Как тасовали этот раунд
menu-keys = Горячие клавиши
menu-rules = Правила
menu-pause = Пауза
menu-resume = Продолжить партию
menu-back = Назад
people-host = хозяин
people-you = ты
people-watches = смотрит
people-mute = Заглушить: { $name }
people-hand-over = Передать стол: { $name }
people-kick = Исключить: { $name }
people-kick-sure = Исключить: { $name }? В начатой партии доиграет бот.
people-kick-yes = Исключить
people-kick-no = Отмена
people-watching = { $count ->
        [one] Смотрит { $count } гость
        [few] Смотрят { $count } гостя
        [many] Смотрят { $count } гостей
       *[other] Смотрят { $count } гостя
    }
share-title = Койот
share-text = Сыграй со мной в «Койота».
invite-how = Отправь ссылку, покажи QR-код или назови шесть букв.
invite-code = Код: { $code }
invite-qr = Ссылка в виде QR-кода
invite-link = Ссылка на этот стол
invite-share = Поделиться
invite-copy = Копировать
invite-copied = Скопировано. Теперь отправь друзьям.
move-how = На другом устройстве открой ссылку этого стола и выбери перенос места. Потом введи код, который появится здесь. После этого здесь можно будет только смотреть.
move-ask = Показать код
move-left = { $minutes ->
        [1] Действует ещё минуту, один раз.
        [one] Действует { $minutes } минуту, один раз.
        [few] Действует { $minutes } минуты, один раз.
        [many] Действует { $minutes } минут, один раз.
       *[other] Действует { $minutes } минуты, один раз.
    }
shuffle-promise = Перед раздачей сервер зафиксировал свою тасовку. Вот отпечаток его секрета:
shuffle-none = Это устройство не добавило в этот раунд своей случайности.
shuffle-sent = Это устройство послало свою случайность. При раздаче увидишь, вошла ли она в тасовку.
shuffle-used = Случайность этого устройства вошла в тасовку, так что никто не мог выбрать карты в одиночку.
shuffle-missed = То, что добавило это устройство, опоздало или пропало. Один раз — бывает.
shuffle-more = После партии твоё устройство сверит все обещания с записью.
shadow-how = Выбери игрока. После каждого раунда увидишь, что было видно ему.
shadow-wait = Раунд будет виден, когда кончится.
shadow-round = Раунд { $round }, как его видит { $by_name }
shadow-saw = { $bid ->
        [none] Ставок пока нет
       *[other] Ставка { $bid }
    }; видно: { $cards }
keys-digits = ввести число
keys-arrows = на один больше, на один меньше
keys-enter = сделать ставку
keys-challenge = оспорить
keys-peek = подглядеть
keys-explain = объяснить стол, вещь за вещью
keys-state = описание стола, для чтения с экрана
keys-help = этот список
announcer-story = Что происходит
announcer-ask = Описать стол
announcer-explain = Объяснить стол
state-waiting = Ждём: { $names }.
state-nobody = Сейчас никому не надо ничего делать.
state-no-bid = Ставок пока нет.
state-bid = { $by ->
        [you] Сейчас твоя ставка: { $bid }.
       *[other] Ставка { $bid }, её владелец { $by_name }.
    }
state-seat = { $by ->
        [you] Ты: { $cards }. { $marks }.
       *[other] { $by_name }: { $cards }. { $marks }.
    }
state-no-card = нет карты
state-middle = На столе { $place }: { $face }.
state-middle-secret = На столе { $place }: её знаешь только ты. Удерживай, чтобы посмотреть.
state-reversed = Ход идёт в обратную сторону.
state-sum = Ты видишь { $sum }.

