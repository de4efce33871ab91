import { style } from '@vanilla-extract/css';

/** Marks a bar at the foot of a screen in the hand, so that what floats there keeps clear of it. */
export const footBar = style({});

/** How high such a bar is. */
export const footBarHeight = '4.75rem';
