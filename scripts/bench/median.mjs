// @ts-check

/** The middle of some figures, the upper one of two; NaN of none. @param {readonly number[]} values */
export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
