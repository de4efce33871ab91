import type { SiteDocument } from '@forecourt/config/site-document';
import { eligibleWords } from '@forecourt/config/spin-to-win';
import { html } from 'hono/html';
import { alongUnseen } from '../../ground/http/plain-field';
import { plainPage } from '../../ground/http/plain-page';
import type { Refusal } from '../../ground/http/shopper-write';

type AskingSite = Pick<SiteDocument, 'name' | 'spinToWin'>;

/** A field is tied to what is wrong with it. */
const wiring = ({ fields }: Refusal, name: string) =>
  fields.some(({ path }) => path === name) ? html` aria-invalid="true" aria-describedby="${name}-fault"` : '';

const faultOf = ({ fields }: Refusal, name: string) => {
  const fault = fields.find(({ path }) => path === name);
  return fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault.message}</p>`;
};

/** The form with what was chosen and what is to be mended beside it. */
const formAgain = (
  campaign: NonNullable<AskingSite['spinToWin']>,
  form: URLSearchParams,
  refused: Refusal,
) => html`<form method="post">
<label for="state">State or territory where you live</label>
${faultOf(refused, 'state')}<select id="state" name="state"${wiring(refused, 'state')}><option value="">Please choose</option>${campaign.openTo.map(
  (state) => html`<option value="${state}"${form.get('state') === state ? ' selected' : ''}>${state}</option>`,
)}</select>
${faultOf(refused, 'eligible')}<label><input type="checkbox" name="eligible" value="on"${wiring(refused, 'eligible')}${
  form.get('eligible') === 'on' ? ' checked' : ''
}> ${eligibleWords(campaign)}</label>
<button>Spin</button></form>`;

/**
 * A spin by a plain form that could not be taken, as a page that sends it again: nothing that was chosen is lost, and
 * nobody spins twice by it.
 */
export const unspunPage = (site: AskingSite | null, form: URLSearchParams, refused: Refusal) => {
  const campaign = site?.spinToWin ?? null;
  const again =
    campaign === null || refused.fields.length === 0
      ? html`<form method="post">${alongUnseen(form)}<button>Try again</button></form>`
      : formAgain(campaign, form, refused);
  return plainPage(
    'Your spin was not taken',
    site?.name ?? 'Spin to win',
    html`<p>${refused.error}</p>
${refused.fields.length > 0 || (form.size > 0 && refused.status >= 500) ? again : ''}
<p><a href="/spin-to-win">Back to the wheel</a></p>`,
  );
};
