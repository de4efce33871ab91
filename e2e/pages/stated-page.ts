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
 * form or a table, and its forms for personal details. Runs inside a browser, so it uses nothing from outside itself.
 */
export const readStatedPage = (html: string): StatedPage => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of page.querySelectorAll('script, style, noscript, template, svg')) unread.remove();
  const together = 'article, section, aside, figure, form, dialog, details, table, header, footer, body';
  const ownLine =
    /^(?:P|LI|DIV|H[1-6]|DT|DD|TR|TD|TH|BR|SECTION|ARTICLE|FIGCAPTION|SUMMARY|LEGEND|LABEL|OPTION|BUTTON)$/;

  const tidy = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
  /** Text of a place without the places in it that stand for themselves. */
  const ownText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
    if (!(node instanceof Element)) return '';
    const inner = [...node.childNodes].map((child) =>
      child instanceof Element && child.matches(together) ? '\n' : ownText(child),
    );
    const edge = ownLine.test(node.tagName) ? '\n' : '';
    return `${edge}${inner.join('')}${edge}`;
  };
  const nameOf = (place: Element): string => {
    const heading = place.querySelector('h1, h2, h3, h4')?.textContent ?? place.getAttribute('aria-label') ?? '';
    return tidy(`${place.tagName.toLowerCase()} ${heading}`);
  };

  const words = [...page.querySelectorAll(together)].flatMap((place): StatedWords[] => {
    const text = tidy(
      [...place.childNodes]
        .map((child) => (child instanceof Element && child.matches(together) ? '' : ownText(child)))
        .join(''),
    );
    return text === '' ? [] : [{ path: nameOf(place), kind: 'words', text }];
  });
  const forms = [...page.querySelectorAll('form')].flatMap((form): StatedForm[] => {
    if (form.querySelector('[name="email"], [name="phone"]') === null) return [];
    const box = form.querySelector('input[type="checkbox"][name="opt_in"]');
    const label = box === null ? null : (box.closest('label') ?? form.querySelector(`label[for="${box.id}"]`));
    const privacy = [...form.querySelectorAll('a[href]')].find((link) =>
      /privacy/.test(link.getAttribute('href') ?? ''),
    );
    return [
      {
        path: nameOf(form),
        privacy: tidy(privacy?.closest('p')?.textContent ?? privacy?.textContent ?? ''),
        optIn: box === null ? null : tidy(label?.textContent ?? ''),
      },
    ];
  });
  const links = [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return { words, forms, links };
};
