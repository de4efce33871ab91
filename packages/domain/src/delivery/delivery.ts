import * as z from 'zod';

/** What delivery to a postcode costs (spec section 3): the region's name, and the price in AUD dollars. */
export const deliveryResultSchema = z.object({ name: z.string().min(1), price: z.number().nonnegative() });
export type DeliveryResult = z.infer<typeof deliveryResultSchema>;

/** Asked without a postcode (DELV-01). */
export const deliveryPostcodeMissing = 'Please enter a postcode.';
/** Asked for a place that has no estimate (DELV-01). */
export const deliveryUnknown =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** Where the delivery calculator stands (DELV-01). */
export type DeliveryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly postcode: string }
  | { readonly kind: 'result'; readonly postcode: string; readonly result: DeliveryResult }
  | { readonly kind: 'message'; readonly message: string };

/** What happens to it. `result` is null for a place that is not known and for a call that failed. */
export type DeliveryEvent =
  | { readonly type: 'asked'; readonly postcode: string }
  | { readonly type: 'answered'; readonly postcode: string; readonly result: DeliveryResult | null }
  | { readonly type: 'cleared' };

/** A calculator that nobody has asked yet. */
export const deliveryIdle: DeliveryState = { kind: 'idle' };

/**
 * The next state (DELV-01). Nothing typed is answered at once; what is no postcode is an unknown place, without a
 * call. An answer counts only for the postcode that is being waited for, so a slow one cannot replace a newer one.
 */
export const deliveryReducer = (state: DeliveryState, event: DeliveryEvent): DeliveryState => {
  if (event.type === 'cleared') return deliveryIdle;
  const postcode = event.postcode.trim();
  if (event.type === 'asked') {
    if (postcode === '') return { kind: 'message', message: deliveryPostcodeMissing };
    return /^\d{4}$/.test(postcode) ? { kind: 'loading', postcode } : { kind: 'message', message: deliveryUnknown };
  }
  if (state.kind !== 'loading' || state.postcode !== postcode) return state;
  return event.result === null
    ? { kind: 'message', message: deliveryUnknown }
    : { kind: 'result', postcode, result: event.result };
};
