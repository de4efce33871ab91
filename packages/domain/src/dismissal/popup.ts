import * as z from 'zod';
import { isDismissed } from './dismissal';

/**
 * A site's popup promotion (POPU-01). `id` is what its closing is remembered by: a new id shows again to those who
 * closed the last one. `expiry` is an ISO instant; null never expires.
 */
export const popupSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  text: z.string().default(''),
  image: z.string().nullable().default(null),
  href: z.string().startsWith('/').nullable().default(null),
  linkLabel: z.string().default('Find out more'),
  expiry: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type Popup = z.infer<typeof popupSchema>;

/**
 * Whether a popup shows (POPU-01): by default it does; not before the page is alive in the browser (`isMounted`, when
 * what was closed can be known), not after its expiry, and not once this visitor closed it on this site.
 */
export const isPopupShown = (
  popup: Pick<Popup, 'id' | 'expiry'> | null,
  context: { readonly isMounted: boolean; readonly remembered: string | null; readonly now: Date },
): boolean =>
  popup !== null &&
  context.isMounted &&
  (popup.expiry === null || context.now.getTime() <= Date.parse(popup.expiry)) &&
  !isDismissed(context.remembered, popup.id);
