/** Milliseconds: long enough that a pointer on its way elsewhere opens nothing, short enough to feel instant. */
export const openDelay = 80;

/** Milliseconds: forgives a pointer that cuts a corner between a trigger and its panel. */
export const closeDelay = 160;
