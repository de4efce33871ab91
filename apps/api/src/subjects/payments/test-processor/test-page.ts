import { formatCents } from '@forecourt/domain/money';
import { html, raw } from 'hono/html';
import type { TestSessionRow } from '../../../ground/database/schema';
import { ownTestCard, type TestChoice, testCards } from './test-choices';
import { testPagePath } from './test-processor';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#17150f;background:#f4f2ec}main{background:#fff;border:1px solid #cfc8b8;border-radius:8px;padding:1.5rem}h1{font-size:1.4rem;margin:0 0 .5rem}.test{background:#fff4c2;border:1px solid #8a6d00;border-radius:4px;padding:.6rem .8rem;margin:0 0 1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{color:#56503f}dd{margin:0;font-weight:600;overflow-wrap:anywhere}form{display:grid;gap:.6rem}select{font:inherit;min-height:44px;padding:.6rem;border:1px solid #17150f;border-radius:6px;background:#fff;color:#17150f}button{font:inherit;font-weight:600;min-height:44px;padding:.6rem 1rem;border:1px solid #17150f;border-radius:6px;background:#fff;color:#17150f;text-align:left;cursor:pointer}button.main{background:#17150f;color:#fff;text-align:center}select:focus-visible,button:focus-visible{outline:3px solid #1a56c4;outline-offset:2px}';

type Html = ReturnType<typeof html>;

const pageOf = (title: string, nonce: string, content: Html): Html => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Test payments</title>
<style nonce="${nonce}">${raw(style)}</style></head>
<body><main><p class="test"><strong>Test payments.</strong> No money moves, and no real card is asked for.</p>
<h1>${title}</h1>
${content}</main></body></html>`;

const button = (choice: TestChoice, words: string, isMain = false): Html =>
  html`<button name="choice" value="${choice}"${isMain ? raw(' class="main"') : ''}>${words}</button>`;

const amountOf = ({ amount_cents }: TestSessionRow): string => formatCents(amount_cents);

const facts = (session: TestSessionRow): Html =>
  html`<dl><dt>To</dt><dd>${session.merchant}</dd><dt>For</dt><dd>${session.description}</dd><dt>Amount</dt><dd>${amountOf(session)}</dd></dl>`;

/** Which card is played: two payments by the same test card are by one card, as a processor says it of a real one. */
const cardChoice: Html = html`<label for="card">Card</label>
<select id="card" name="card"><option value="${ownTestCard}">A card of its own</option>${testCards.map(
  (card, index) => html`<option value="${card}">Test card ${index + 1}</option>`,
)}</select>`;

/** The page on which a payment is played. Its form works without scripts, of which it has none. */
export const testPage = (session: TestSessionRow, nonce: string): Html => {
  if (session.status === 'confirming')
    return pageOf(
      'Confirm your payment',
      nonce,
      html`${facts(session)}<form method="post" action="${testPagePath(session.id)}">
${button('confirm', 'Yes, it is me', true)}${button('refuse', 'No, stop it')}</form>`,
    );
  return pageOf(
    `Pay ${amountOf(session)}`,
    nonce,
    html`${facts(session)}<form method="post" action="${testPagePath(session.id)}">
${cardChoice}
${button('pay', `Pay ${amountOf(session)}`, true)}
${button('pay-confirmed', 'Pay, and be asked to confirm first')}
${button('pay-slowly', 'Pay, and take some seconds over it')}
${button('pay-twice', 'Pay, and send the answer twice')}
${button('pay-silently', 'Pay, and never answer')}
${button('decline', 'Decline the card')}
${button('cancel', 'Go back without paying')}</form>`,
  );
};

/** What stands where the processor plays that it never answers, or has nothing more to ask. */
export const testEndPage = (session: TestSessionRow | null, nonce: string): Html =>
  pageOf(
    session === null ? 'There is no such payment' : 'Nothing more to do here',
    nonce,
    session === null
      ? html`<p>Go back to the dealer's site and begin again.</p>`
      : html`${facts(session)}<p>You can close this page. The dealer's site finds out how it went.</p>
<p><a href="${session.return_url}">Back to the dealer's site</a></p>`,
  );
