import own from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Addresses of the files that come for the first paint: that of the theme's own typeface. */
export const typefaces = { own };
