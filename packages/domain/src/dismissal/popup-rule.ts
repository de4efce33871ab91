// Apart from the schema: every page of a site with a popup carries the rule, and none of them the schema.
import { isDismissed } from './dismissal';
import type { Popup } from './popup';

const isWithin = (path: string, place: string): boolean =>
  path === place || (place !== '/' && path.startsWith(`${place}/`));

/** What of a popup decides whether it shows. */
export type PopupRules = Pick<Popup, 'id' | 'expiry'> & Partial<Pick<Popup, 'from' | 'pages' | 'marketing'>>;

/**
 * Whether a popup shows (POPU-01): by default it does; not before the page is alive in the browser (`isMounted`, when
 * what was closed can be known), not before its first instant or after its expiry, on no other page than its own, not as
 * marketing to who has not agreed (`hasAgreed`), and not once this visitor closed it on this site.
 */
export const isPopupShown = (
  popup: PopupRules | null,
  context: {
    readonly isMounted: boolean;
    readonly remembered: string | null;
    readonly now: Date;
    /** Of the page; left out where every page is meant. */
    readonly path?: string;
    /** Whether this visitor has agreed to marketing; has not when left out. */
    readonly hasAgreed?: boolean;
  },
): boolean => {
  if (popup === null || !context.isMounted) return false;
  const { from = null, expiry, pages = [], marketing = false } = popup;
  const now = context.now.getTime();
  const { path } = context;
  return (
    (from === null || now >= Date.parse(from)) &&
    (expiry === null || now <= Date.parse(expiry)) &&
    (path === undefined || pages.length === 0 || pages.some((place) => isWithin(path, place))) &&
    (!marketing || context.hasAgreed === true) &&
    !isDismissed(context.remembered, popup.id)
  );
};
