/** Whether a slide is the one in view or beside it, in a round of slides. */
export const isNear = (slide: number, index: number, count: number): boolean => {
  const distance = Math.abs(slide - index);
  return Math.min(distance, count - distance) <= 1;
};
