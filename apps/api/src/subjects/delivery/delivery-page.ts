import type { DeliveryState } from '@forecourt/domain/delivery';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { html } from 'hono/html';
import { plainPage } from '../../ground/http/plain-page';

/** The sentence that a calculator shows in this state; empty where it shows none. */
const sentenceOf = (state: DeliveryState): string => {
  if (state.kind === 'message') return state.message;
  if (state.kind !== 'result') return '';
  const { name, price } = state.result;
  return `${price === 0 ? 'Free delivery' : formatDollars(price)} to ${name}.`;
};

/** Answer to the delivery calculator's plain form: seen only where scripts are off (DELV-01). */
export const deliveryPage = ({
  siteName,
  vehicle,
  postcode,
  state,
}: {
  readonly siteName: string;
  readonly vehicle: { readonly slug: string; readonly name: string; readonly path: string };
  readonly postcode: string;
  readonly state: DeliveryState;
}) =>
  plainPage(
    `Delivery of the ${vehicle.name}`,
    siteName,
    html`<p role="status">${sentenceOf(state)}</p>
<form method="get" action="/api/delivery">
<input type="hidden" name="slug" value="${vehicle.slug}">
<label for="postcode">Postcode</label><input class="short" id="postcode" name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="4" value="${postcode}">
<p><button type="submit">Get an estimate</button></p>
</form>
<p><a href="${vehicle.path}">Back to the ${vehicle.name}</a></p>`,
  );
