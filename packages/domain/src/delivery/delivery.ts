import { errorCatalogue } from '../error-catalogue/error-catalogue';
import { typedField } from '../form-field/typed-field';
import type { DeliveryResult } from './delivery-result';

/** Where the delivery calculator stands (DELV-01). */
export type DeliveryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly postcode: string }
  | { readonly kind: 'result'; readonly postcode: string; readonly result: DeliveryResult }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'failed' };

/** What happens to it. `result` is null for a place that is not known; `failed` is a call without an answer. */
export type DeliveryEvent =
  | { readonly type: 'asked'; readonly postcode: string }
  | { readonly type: 'answered'; readonly postcode: string; readonly result: DeliveryResult | null }
  | { readonly type: 'failed'; readonly postcode: string }
  | { readonly type: 'cleared' };

const message = (code: 'delivery-empty' | 'postcode-field' | 'delivery-unknown'): DeliveryState => ({
  kind: 'message',
  message: errorCatalogue[code].message,
});

/**
 * The next state (DELV-01). Nothing typed and what is no postcode are answered at once, without a call; a call that
 * failed says nothing of the place. An answer counts only for the postcode that is being waited for, so a slow one
 * cannot replace a newer one.
 */
export const deliveryReducer = (state: DeliveryState, event: DeliveryEvent): DeliveryState => {
  if (event.type === 'cleared') return { kind: 'idle' };
  const postcode = typedField('postcode', event.postcode);
  if (event.type === 'asked') {
    if (/^\d{4}$/.test(postcode)) return { kind: 'loading', postcode };
    return message(postcode === '' ? 'delivery-empty' : 'postcode-field');
  }
  if (state.kind !== 'loading' || state.postcode !== postcode) return state;
  if (event.type === 'failed') return { kind: 'failed' };
  return event.result === null ? message('delivery-unknown') : { kind: 'result', postcode, result: event.result };
};
