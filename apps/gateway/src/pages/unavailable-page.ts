import { dialledNumber } from '@forecourt/domain/location';
import type { Site } from '../site-table/host-index';
import { escapeHtml, type PageContent } from './page';

/** Seconds after which asking again is worth it. */
const retryAfter = 5;

/**
 * In place of a page that cannot be drawn: whose site it is and whom to call, from the site table as last known. It does
 * not ask again by itself, which would tear a reader away from the numbers.
 * @param method of the request: the address of a form that was sent cannot simply be opened again
 */
export const unavailablePage = ({ name, phones = [] }: Pick<Site, 'name' | 'phones'>, method: string): PageContent => {
  const numbers = phones.map(
    (place) =>
      `<li>${escapeHtml(place.name)}<a href="tel:${escapeHtml(dialledNumber(place.phone))}">${escapeHtml(place.phone)}</a></li>`,
  );
  const call = `<p>You can still call us:</p>\n<ul class="phones">\n${numbers.join('\n')}\n</ul>`;
  return {
    owner: name,
    title: 'This page is not available right now',
    body: `<p>Something on our side is not answering. ${method === 'POST' ? 'Please go back and send the form again in a moment.' : 'Please try again in a moment.'}</p>${method === 'POST' ? '' : '\n<p><a class="again" href="">Try again</a></p>'}${numbers.length === 0 ? '' : `\n${call}`}`,
    retryAfter,
  };
};
