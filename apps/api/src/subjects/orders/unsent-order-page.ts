import { html } from 'hono/html';
import { alongUnseen } from '../../ground/http/plain-field';
import { plainPage } from '../../ground/http/plain-page';
import type { Refusal } from '../../ground/http/shopper-write';

/** Refusals after which the same form may be taken: nothing that was typed is lost meanwhile. */
const passing: readonly Refusal['status'][] = [429, 500, 503];

/** A form of an order that could not be taken, as a page that says why, and sends it again where that may help. */
export const unsentOrderPage = (siteName: string | null, form: URLSearchParams, { error, status }: Refusal) =>
  plainPage(
    'This could not be taken',
    siteName ?? 'Your order',
    html`<p>${error}</p>${
      form.size > 0 && passing.includes(status)
        ? html`<p>Nothing is lost: what you typed is in this page. Keep it open and send it again.</p>
<form method="post">${alongUnseen(form)}<button>Send it again</button></form>`
        : html`<p><a href="/search">Look at our vehicles</a></p>`
    }`,
  );
