/** Names under which a dealer may have its account page; which of them it has is its setting (AUTH-02). */
export const accountPages = ['my-garage', 'mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'] as const;
/** One of {@link accountPages}. */
export type AccountPage = (typeof accountPages)[number];

/** Views of the account page: the part of its address behind its name. The first stands at the name itself. */
export const accountViews = ['saved', 'searches', 'cars', 'enquiries', 'details', 'devices', 'privacy'] as const;
/** One of {@link accountViews}. */
export type AccountView = (typeof accountViews)[number];

/**
 * The address of the account page, under the first of the names that the site has given it.
 * @param view what it shows; its first view when left out
 */
export const accountPath = (names: readonly AccountPage[], view: AccountView = 'saved'): string => {
  const name = names[0] ?? accountPages[0];
  return view === accountViews[0] ? `/${name}` : `/${name}/${view}`;
};
