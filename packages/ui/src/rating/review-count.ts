/** `1,284 reviews`, `1 Google Maps review`: how many, and whose where that is to be said. */
export const reviewCount = (count: number, kind?: string): string =>
  [count.toLocaleString('en-AU'), kind, count === 1 ? 'review' : 'reviews']
    .filter((word) => word !== undefined)
    .join(' ');
