/**
 * How much of each of the five stars is filled, 0 to 1. A star is filled in part only if the fraction exceeds 0.30,
 * so at most four are full below 5.0. Ratings outside 0 to 5 are taken as the nearest end. Source: REVW-01.
 */
export const starFills = (rating: number): readonly number[] => {
  const held = Math.min(5, Math.max(0, rating));
  const full = Math.floor(held);
  // Ratings carry one or two decimals; without rounding 4.3 would have a fraction of 0.2999…
  const fraction = Math.round((held - full) * 1000) / 1000;
  return Array.from({ length: 5 }, (_, star) => {
    if (star < full) return 1;
    return star === full && fraction > 0.3 ? fraction : 0;
  });
};
