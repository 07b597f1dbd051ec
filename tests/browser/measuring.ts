/** What is wrong with a table as it stands on the screen: measured, in words. Runs inside the page. */

export function faultsOfTable(): string[] {
  const faults: string[] = [];
  const table = document.querySelector('.table');
  if (!table) return ['there is no table'];
  const phone = table.classList.contains('phone');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const isWithin = (inner: Box, outer: Box, slack = 1.5) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const overlap = (a: Box, b: Box, slack = 2) =>
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack;
  /** The nearest names that someone gave. */
  function where(element: Element): string {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const names = [...each.classList].filter((name) => !name.startsWith('svelte-'));
      if (names.length > 0) return names.join('.');
    }
    return '';
  }
  /** Where the letters stand, without the air above and below them. */
  const letters = ({ left, top, right, bottom }: Box): Box => {
    const air = 0.2 * (bottom - top);
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const sides = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
  const rounded = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round).join(' ');

  // Panes: within the screen, apart from each other, nothing wider than they are.

  const PANES = ['top', 'rail', 'centre', 'ask', 'side', 'dock', 'drawer', 'panes'];
  const panes = [...table.children]
    .filter((child) => PANES.some((name) => child.classList.contains(name)) && isSeen(child))
    .map((child) => ({ child, name: where(child), box: child.getBoundingClientRect() }));
  for (const { child, name, box } of panes) {
    if (!isWithin(box, screen)) faults.push(`${name} is not within the screen: ${rounded(box)}`);
    if (child.scrollWidth > child.clientWidth + 1)
      faults.push(`${name} is too narrow for what it holds: ${child.scrollWidth} in ${child.clientWidth}`);
    for (const other of panes)
      if (name < other.name && overlap(box, other.box)) faults.push(`${name} overlaps ${other.name}`);
  }
  const board = table.querySelector('.board')?.getBoundingClientRect();
  const least = phone ? 250 : 230;
  if (!board || board.width < least || board.height < least)
    faults.push(`the board has no room: ${board ? rounded(board) : ''}`);

  // Words: whole, in letters that can be read, over no other words.

  interface Words {
    text: string;
    element: Element;
    box: Box;
  }
  const words: Words[] = [];
  const scrolls = (style: string) => style === 'auto' || style === 'scroll';

  /** What keeps a piece of text from being read: the nearest edge that cuts it off. Text that can be scrolled to is whole. */
  function cutBy(element: Element, box: Box): Element | 'hidden' | null {
    for (let each: Element | null = element; each && each !== table; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const out = !isWithin(box, edge, 3.5);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (!out) continue;
      if (scrolls(overflowX) || scrolls(overflowY)) return 'hidden';
      if (textOverflow === 'ellipsis' || overflowX !== 'visible') return each;
    }
    return null;
  }

  /** No word is broken in two. */
  function broken(node: Node, element: Element): void {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.push(`"${word}" in ${where(element)} is broken in two`);
    }
  }

  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !element || !isSeen(element) || element.closest('svg, .board .surface')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    const cuts = lines.map((box) => cutBy(element, box));
    const cut = cuts.find((each) => each instanceof Element);
    if (cut) faults.push(`"${text.slice(0, 40)}" in ${where(element)} is cut off by ${where(cut)}`);
    const shown = lines.filter((_, place) => cuts[place] === null);
    const outside = shown.find((box) => !isWithin(box, screen));
    if (outside)
      faults.push(`"${text.slice(0, 40)}" in ${where(element)} is off the screen: ${rounded(outside)}`);
    if (element.closest('.rail, .card .name')) broken(node, element);
    words.push(...shown.map((box) => ({ text, element, box: letters(box) })));
    if (element.closest('.card')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 10)
      faults.push(`"${text.slice(0, 40)}" in ${where(element)} has letters of ${size.toFixed(1)} px`);
  }
  // Few answers stay in sight over what can be scrolled: words under them are not there to be read.
  const kept = table.querySelector('.side .resolving .few')?.getBoundingClientRect();
  const isUnder = ({ element, box }: Words) =>
    kept !== undefined && element.closest('[data-panel]') !== null && overlap(box, kept);
  const apart = words.filter((each) => !each.element.closest('.card, .mini, .over, .tags') && !isUnder(each));
  for (const [place, one] of apart.entries())
    for (const other of apart.slice(place + 1)) {
      if (one.element === other.element || !overlap(one.box, other.box, 1)) continue;
      faults.push(
        `"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap in ${where(one.element)}`,
      );
    }

  // Tables of figures are whole: a column that has to be scrolled to is not read.

  for (const rows of all('.sheet .rows').filter(isSeen))
    if (rows.scrollWidth > rows.clientWidth + 1)
      faults.push(
        `the sheet of ${rows.getAttribute('aria-label')} is too wide: ${rows.scrollWidth} in ${rows.clientWidth}`,
      );

  // What is being resolved is seen whole; where players lie above the board it may have to be scrolled, but its answers not.

  const now = table.querySelector('.side .now')?.getBoundingClientRect();
  const panel = table.querySelector('.side [data-panel=combat]')?.getBoundingClientRect();
  if (innerWidth > 1100 && now && panel && panel.bottom > now.bottom + 1)
    faults.push(`what is being resolved is cut: it ends at ${panel.bottom}, its room at ${now.bottom}`);

  if (!phone && now && kept && kept.bottom > now.bottom + 11)
    faults.push(`answers are out of sight: they end at ${kept.bottom}, their room at ${now.bottom}`);

  // Everybody is in sight without scrolling.

  const rail = table.querySelector('.rail')?.getBoundingClientRect() ?? screen;
  for (const mat of all(phone ? '.rail [data-thing], .rail button' : '.rail [data-mat]'))
    if (!isWithin(mat.getBoundingClientRect(), rail))
      faults.push(`${mat.getAttribute('aria-label') ?? mat.textContent} is not in sight among the players`);

  // Cards in hand: whole, none hidden under another for more than three tenths.

  const dock = table.querySelector('.dock')?.getBoundingClientRect();
  const hands = all('.dock .held ul:not(.scrolls)');
  for (const hand of dock ? hands : []) {
    const cards = [...hand.children].map((card) => card.getBoundingClientRect());
    for (const [place, card] of cards.entries()) {
      if (dock && !isWithin(card, dock))
        faults.push(`card ${place} of the hand is cut: ${rounded(card)} in ${rounded(dock)}`);
      const next = cards[place + 1];
      if (next && next.left - card.left < 0.7 * card.width)
        faults.push(
          `card ${place} of the hand is covered: ${Math.round(next.left - card.left)} of ${Math.round(card.width)} px`,
        );
    }
  }

  // On a board: words stay within what they stand on, and nothing written on a figure lies under a neighbour's number.

  const rectOf = (element: Element) => element.getBoundingClientRect();
  for (const mark of all('.board .surface .mark')) {
    const [plate, text] = [mark.querySelector('rect'), mark.querySelector('text')];
    if (
      plate &&
      text &&
      !isWithin(rectOf(text), { ...sides(rectOf(plate)), top: -Infinity, bottom: Infinity })
    )
      faults.push(`"${text.textContent}" is wider than what it stands on`);
  }
  for (const ghost of all('.board .surface .ghost')) {
    const hexes = [...ghost.querySelectorAll('.fog')].map(rectOf);
    for (const text of ghost.querySelectorAll('text')) {
      const { left, right, top, bottom } = rectOf(text);
      const upright = (hex: Box) => Math.abs(hex.left + hex.right - left - right) < 4;
      if (!hexes.some((hex) => upright(hex) && bottom <= hex.bottom && top >= hex.top))
        faults.push(`"${text.textContent}" runs out of its hex`);
    }
  }
  const plates = all('.board:has(.surface .board.hex) .plate rect').filter(isSeen);
  const numbers = all('.board:has(.surface .board.hex) .number path').filter(isSeen);
  for (const plate of plates)
    for (const number of numbers)
      if (plate.closest('.piece') !== number.closest('.piece') && overlap(rectOf(plate), rectOf(number)))
        faults.push(`${number.parentElement?.textContent} lies over ${plate.parentElement?.textContent}`);

  // Cards that are chosen between and lie large in the middle are whole.

  if (!phone && board)
    for (const card of all('.showcase li'))
      if (!isWithin(rectOf(card), board)) faults.push(`a card to choose is cut: ${rounded(rectOf(card))}`);

  // What can be pointed at can be seen.

  for (const thing of all('.board .surface [role=button]')) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const told =
      board &&
      [...all('.board .beyond')].some((mark) =>
        mark.classList.contains(
          x < board.left ? 'left' : x > board.right ? 'right' : y < board.top ? 'top' : 'bottom',
        ),
      );
    if (board && !told && !isWithin({ left: x, right: x, top: y, bottom: y }, board))
      faults.push(
        `${thing.getAttribute('aria-label') ?? thing.textContent} can be chosen and is not in sight`,
      );
  }
  return [...new Set(faults)];
}

/** What is wrong with a page of words and forms as it stands on the screen: measured, in words. Runs inside the page. */
export function faultsOfPage(): string[] {
  const faults: string[] = [];
  const page = document.querySelector('main');
  if (!page) return ['there is no page'];
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const overlap = (a: Box, b: Box) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page is wider than the screen: ${document.documentElement.scrollWidth}`);

  // Words: whole, in letters that can be read, over no other words.

  const words: { text: string; element: Element; box: Box }[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !element || !isSeen(element) || element.closest('svg, option, select')) continue;
    const told = `"${text.slice(0, 40)}"`;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 11) faults.push(`${told} has letters of ${size.toFixed(1)} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const around = ancestors(element);
    const moved = around.some(scrolls);
    for (const box of lines) {
      if (!moved && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`${told} is off the screen`);
      const cutting = around.find((each) => {
        const edge = each.getBoundingClientRect();
        return (
          getComputedStyle(each).overflowX === 'hidden' &&
          (box.right > edge.right + 2 || box.left < edge.left - 2)
        );
      });
      if (cutting) faults.push(`${told} is cut off by ${cutting.className}`);
      const air = 0.2 * box.height;
      const { left, right } = box;
      words.push({ text, element, box: { left, right, top: box.top + air, bottom: box.bottom - air } });
    }
  }
  for (const [place, one] of words.entries())
    for (const other of words.slice(place + 1))
      if (one.element !== other.element && overlap(one.box, other.box))
        faults.push(`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap`);

  // What can be pressed: large enough for a finger, over nothing else that can be.

  const pressed = [...page.querySelectorAll<HTMLElement>('button, a.button, select, input')].filter(isSeen);
  const boxes = pressed.map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of boxes)
    if (Math.min(box.width, box.height) < 24 && !element.closest('label'))
      faults.push(`${element.outerHTML.slice(0, 60)} is only ${box.width} by ${box.height}`);
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1))
      if (!one.element.contains(other.element) && overlap(one.box, other.box))
        faults.push(
          `${one.element.outerHTML.slice(0, 60)} lies over ${other.element.outerHTML.slice(0, 60)}`,
        );
  return [...new Set(faults)];
}
