/**
 * Styles, laid out and painted only once it is near the window: most of a long page is not, when it opens. It keeps room
 * of about its height until then and remembers the true one. Rings of focus may stand over its edges.
 */
export const drawnNear = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 32rem',
  overflowClipMargin: '1rem',
} as const;
