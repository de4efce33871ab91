/** Fewer looks than this say nothing about a vehicle, and are not shown. */
const fewestShown = 5;

/** "Viewed 24 times"; null for too few to say. */
export const viewCountWords = (views: number): string | null =>
  views < fewestShown ? null : `Viewed ${views.toLocaleString('en-AU')} times`;
