/**
 * Lets the floor shadow of a cut-out end in an oval, before the straight edge of its picture would show. To be spread
 * into a style rule.
 */
export const softEdges = {
  maskImage: 'radial-gradient(58% 58% at 50% 50%, #000 78%, transparent)',
} as const;
