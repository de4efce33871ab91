/**
 * A path of the API as logs and errors have it: what follows in these folders is the only key to what a shopper has typed
 * or paid, or to what a dealer has not published.
 */
export const maskedPath = (path: string): string =>
  path.replace(
    /(^\/internal\/.*\/(?:returned-forms|content-previews|finance-applications|test-drives|orders|payment-links|payment-forms)\/|^\/api\/test-drive\/(?=[^/?]+\/))[^/?]+/,
    '$1[token]',
  );
