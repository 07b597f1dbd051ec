# Интендант: карты и слова, которые пришли с ними

card-restock = Пополнение запасов
card-oversized-pack = Необъятный рюкзак
card-sharpening-kit = Точильный набор
card-proficiency = Сноровка
card-iron-bulwark = Железный заслон
card-hastened-step = Быстрый шаг
card-cleaving-axe = Рассекающий топор
card-impaling-spear = Пронзающее копьё
card-crippling-bow = Калечащий лук
card-crushing-hammer = Сокрушающий молот
card-scroll-of-recall = Свиток возврата
card-reserved-energy = Запас сил
card-reforge = Перековка
card-bladed-boomerang = Лезвийный бумеранг
card-continual-supply = Постоянное снабжение
card-scroll-of-lightning = Свиток молнии
card-side-pouch = Поясная сумка
card-giant-club = Гигантская дубина
card-reinforced-steel = Закалённая сталь
card-scroll-of-judgment = Свиток возмездия
card-catastrophic-bomb = Разрушительная бомба
card-quiver-of-arrows = Колчан стрел
card-scroll-of-blizzards = Свиток вьюги
card-refreshment = Подкрепление сил
card-portable-ballista = Переносная баллиста
card-fortified-position = Укреплённая позиция
card-scroll-of-annihilation = Свиток уничтожения
card-bag-of-holding = Бездонная сумка

does-refresh = { $number ->
        [all] Разверните все { $state ->
            [spent] повёрнутые
            [consumed] потраченные
           *[both] повёрнутые и потраченные
        } предметы
       *[some] Разверните { $state ->
            [spent] повёрнутые
            [consumed] потраченные
           *[both] повёрнутые или потраченные
        } предметы, не больше { $items }
    } ({ $slots }): { $to }
does-refresh-discard = За это сбросьте с руки карты: { $cards }
does-refresh-end-of-round = В конце каждого раунда: { $effect }
does-refresh-long-rest = При каждом продолжительном отдыхе: { $effect }
does-any-ally-recovers = Любой один союзник может вернуть на руку все сброшенные карты
does-allies-more-targets = Атаки дальнего боя соседних союзников: ещё одна цель
does-empowered-by-item = Один раз за каждое действие атаки, в котором вы применили предмет, для всех его атак: { $effect }
does-hurt-in-area = { $who } в области: урон { $by }
gain-ignores-shield = щиты не действуют
items-any = любые
items-small = мелкие
items-one-hand = одна рука
items-two-hands = две руки
modifier-refresh = развернуть предметы: { $items }
to-self-or-one-ally-in-range = вы или один союзник в пределах дальности { $range }
ask-discard-for = Какую карту { $hero } сбрасывает за это?
