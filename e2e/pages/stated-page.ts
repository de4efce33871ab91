import type { StatedForm, StatedWords } from '@forecourt/config/compliance';

/** What a page states, and where it leads. */
export interface StatedPage {
  readonly words: readonly StatedWords[];
  readonly forms: readonly StatedForm[];
  /** `href` of every link, as written. */
  readonly links: readonly string[];
}

/**
 * Reads the HTML of a page as rules of advertising ask for it: words by what stands together, which is a card, a section, a
 * form or the row of a table with what its figures are; and its forms for personal details. What a shopper chooses from
 * states nothing: lists, choices with a box, the scale of a slider. Nor does a drawing whose figures stand in a table beside
 * it. Runs inside a browser, so it uses nothing from outside itself.
 */
export const readStatedPage = (html: string): StatedPage => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const together =
    'article, section, aside, figure, form, fieldset, dialog, details, table, header, footer, nav, main, body';
  const headings = 'h1, h2, h3, h4, summary, caption';
  const ownLine =
    /^(?:P|LI|DIV|H[1-6]|DT|DD|TR|TD|TH|BR|SECTION|ARTICLE|FIGCAPTION|SUMMARY|CAPTION|LEGEND|LABEL|BUTTON)$/;
  const withinWord = /^(?:SUP|SUB|WBR)$/;

  const tidy = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
  const nameOf = (place: Element): string => {
    const heading = place.querySelector('h1, h2, h3, h4')?.textContent ?? place.getAttribute('aria-label') ?? '';
    return tidy(`${place.tagName.toLowerCase()} ${heading}`);
  };
  const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

  const links = [...page.querySelectorAll('a[href]')].map(hrefOf);
  const forms = [...page.querySelectorAll('form')].flatMap((form): StatedForm[] => {
    if (form.querySelector('[name="email"], [name="phone"]') === null) return [];
    const box = form.querySelector('input[type="checkbox"][name="opt_in"]');
    const label = box === null ? null : (box.closest('label') ?? form.querySelector(`label[for="${box.id}"]`));
    const privacy = [...form.querySelectorAll('a[href]')].find((link) => /privacy/.test(hrefOf(link)));
    return [
      {
        path: nameOf(form),
        privacy: tidy(privacy?.closest('p')?.textContent ?? privacy?.textContent ?? ''),
        optIn: box === null ? null : tidy(label?.textContent ?? ''),
      },
    ];
  });

  // What states nothing goes before the words are read.
  for (const unread of page.querySelectorAll('script, style, noscript, template, svg, select, datalist, textarea'))
    unread.remove();
  for (const choice of page.querySelectorAll('input[type="checkbox"], input[type="radio"]'))
    choice.closest('label')?.remove();
  const hasTable = (place: Element | null) =>
    place !== null && (place.matches('table') || place.querySelector('table') !== null);
  for (const hidden of page.querySelectorAll('[aria-hidden="true"]')) {
    const isScale = !/[a-z]{2}|%/i.test(hidden.textContent ?? '');
    if (isScale || hasTable(hidden.nextElementSibling)) hidden.remove();
  }

  /** Text of a place without the places in it that stand for themselves. */
  const ownText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
    if (!(node instanceof Element)) return '';
    const inner = [...node.childNodes].map((child) =>
      child instanceof Element && child.matches(together) ? '\n' : ownText(child),
    );
    const edge = ownLine.test(node.tagName) ? '\n' : withinWord.test(node.tagName) ? '' : ' ';
    return `${edge}${inner.join('')}${edge}`;
  };
  /**
   * What a table says of each thing in it, every figure after what it is: "Comparison rate: 9.80% p.a.". Things stand in
   * rows, unless what figures are stands before the rows and not over the columns.
   */
  const saidOfThings = (table: HTMLTableElement): readonly string[] => {
    const cells = [...table.rows].map((row) => [...row.cells].map((cell) => tidy(ownText(cell)).replaceAll('\n', ' ')));
    const heads = table.tHead === null ? [] : (cells[0] ?? []);
    const rows = cells.slice(heads.length === 0 ? 0 : 1);
    const namesFigure = (head: string) =>
      /rate|repayment|interest|price|cost|fee|paid|pay\b|payable|owed|limit/i.test(head);
    const isTurned = !heads.some(namesFigure) && rows.some(([first = '']) => namesFigure(first));
    const cellWords = (name: string, words: string) => (name === '' || words === '' ? words : `${name}: ${words}`);
    const things = isTurned
      ? heads.map((head, column) => [head, ...rows.map((row) => cellWords(row[0] ?? '', row[column] ?? ''))]).slice(1)
      : rows.map((row) => row.map((words, column) => cellWords(heads[column] ?? '', words)));
    const caption = table.caption?.textContent ?? '';
    return [heads, ...things].map((lines) => tidy([caption, ...lines].join('\n')));
  };

  const words = [...page.querySelectorAll(together)].flatMap((place): StatedWords[] => {
    const own = [...place.childNodes].map((child) =>
      child instanceof Element && child.matches(together) ? '' : ownText(child),
    );
    const texts = place instanceof HTMLTableElement ? saidOfThings(place) : [tidy(own.join(''))];
    const heading = [...place.querySelectorAll(headings)].find((one) => one.closest(together) === place);
    const under = heading === undefined ? {} : { heading: tidy(heading.textContent ?? '') };
    return texts
      .filter((text) => text !== '')
      .map((text): StatedWords => ({ path: nameOf(place), kind: 'words', text, ...under }));
  });
  return { words, forms, links };
};
