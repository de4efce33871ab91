import { html } from 'hono/html';
import { alongUnseen } from './plain-field';
import { plainPage } from './plain-page';
import { refusalAnswer } from './problem-answer';
import type { RefusedShopperWrite } from './shopper-write';

/** Where the sender of a plain form that was not taken may go instead. */
export interface NextStep {
  /** A path of the site. */
  readonly href: string;
  readonly words: string;
}

/**
 * Answers a write that is not taken. A script gets a problem with the faults; a plain form gets a page with the reason,
 * what was typed, unseen, to be sent again, and a way on.
 * @param secret names of fields that no page repeats, such as a code
 */
export const answerRefused = (
  { c, site, sent, refused }: RefusedShopperWrite,
  next: NextStep,
  secret: readonly string[] = [],
): Response | Promise<Response> => {
  if (!sent.isPlain) return refusalAnswer(c, refused);
  const again = [...sent.form].filter(([name]) => !secret.includes(name));
  const form =
    again.length === 0 || again.length < sent.form.size
      ? ''
      : html`<form method="post">${alongUnseen(again)}<button>Send it again</button></form>`;
  const content = html`<p>${refused.error}</p>${form}<p><a href="${next.href}">${next.words}</a></p>`;
  return c.html(plainPage('This could not be taken', site?.name ?? 'Your account', content), refused.status);
};
