// @ts-check
/**
 * A bare Next app: what `npm run bench` measures pages of the product against. As in the template apps, nothing is
 * compressed and no page is hashed at each request. Without Next's own type: it changes the types of all scripts.
 */
export default { poweredByHeader: false, compress: false, generateEtags: false };
