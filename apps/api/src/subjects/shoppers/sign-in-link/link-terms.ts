/** Milliseconds that a link signs in: mail takes longer than a text. */
export const linkMs = 15 * 60 * 1000;

/** The path that a link opens. */
export const openLinkPath = '/api/sign-in/open-link';
