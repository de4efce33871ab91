/** Where search answers a page in the browser: on the page's own origin, whichever host or port that is. */
export const ownSearch = (url: string = window.location.origin): string => new URL('/_search', url).href;
