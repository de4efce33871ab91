/**
 * Markup that may stand on a page, made by the platform's sanitiser: the same mark as `SafeHtml` of the domain package,
 * since the design system imports nothing of ours. The one type that components put into a page as HTML.
 */
export type SafeHtml = string & { readonly __safeHtml: true };
