import { type DeliveryState, formatDollars } from '@forecourt/domain';
import { html, raw } from 'hono/html';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#17150f;background:#fff}a{display:inline-block;padding:.6rem 0;color:inherit}label{display:block;margin-top:1.5rem;font-weight:600}input:not([type=hidden]){width:8rem;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #6b6557;border-radius:4px}button{font:inherit;font-weight:600;margin-top:1rem;padding:.8rem 1.5rem;min-height:44px}';

/** What a calculator says in this state; nothing while there is nothing to say. */
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
}) => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Delivery of the ${vehicle.name} | ${siteName}</title>
<style>${raw(style)}</style></head>
<body><main><h1>Delivery of the ${vehicle.name}</h1>
<p role="status">${sentenceOf(state)}</p>
<form method="get" action="/api/delivery">
<input type="hidden" name="slug" value="${vehicle.slug}">
<label for="postcode">Postcode</label><input id="postcode" name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="4" value="${postcode}">
<button type="submit">Get an estimate</button>
</form>
<p><a href="${vehicle.path}">Back to the ${vehicle.name}</a></p></main></body></html>`;
