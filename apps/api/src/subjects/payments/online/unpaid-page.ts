import { onlinePaymentAddress } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import { html } from 'hono/html';
import { alongUnseen } from '../../../ground/http/plain-field';
import { plainPage } from '../../../ground/http/plain-page';
import type { Refusal } from '../../../ground/http/shopper-write';

/**
 * An online payment that could not be taken, as a page that sends it again: for what the page of the form cannot say, such
 * as that our system is away.
 */
export const unpaidPage = (site: Pick<SiteDocument, 'name'> | null, form: URLSearchParams, refused: Refusal) =>
  plainPage(
    'Nothing was charged',
    site?.name ?? 'Online payment',
    html`<p>${refused.error}</p>
${form.size > 0 && refused.status >= 500 ? html`<form method="post">${alongUnseen(form)}<button>Try again</button></form>` : ''}
<p><a href="${onlinePaymentAddress}">Back to online payment</a></p>`,
  );
