import { type AccountPage, type AccountView, accountPath } from '../site-document/account-pages';

/**
 * The address of a site's account page with one of its views, on sites that have it (AUTH-02). Apart from `hrefs`, which
 * every page carries.
 */
export const accountHref = (
  { gates }: { readonly gates?: { readonly accountPages: readonly AccountPage[] } | undefined },
  view?: AccountView,
): string => accountPath(gates?.accountPages ?? [], view);
