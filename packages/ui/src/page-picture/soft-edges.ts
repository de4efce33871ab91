/** Lets the shadow of a cut-out fade out before the edge of its picture would show. To be spread into a style rule. */
export const softEdges = {
  maskImage:
    'linear-gradient(90deg, transparent, #000 7%, #000 93%, transparent), linear-gradient(transparent, #000 7%, #000 93%, transparent)',
  maskComposite: 'intersect',
} as const;
