/** Fewer views than this are not shown. */
const fewestShown = 5;

/** "Viewed 24 times"; null for too few views. */
export const viewCountWords = (views: number): string | null =>
  views < fewestShown ? null : `Viewed ${views.toLocaleString('en-AU')} times`;
