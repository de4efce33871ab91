import { style } from '@vanilla-extract/css';
import { ui } from '../theme/rules';

/** Slides beside each other that a finger turns one by one: the browser's own scrolling, before any script. */
export const strip = style(
  ui({
    // The offset of a slide is measured from the edge of this box.
    position: 'relative',
    display: 'flex',
    overflow: 'auto hidden',
    // The end of the slides is not the way back to the page before.
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Safari before 18.2.
    '::-webkit-scrollbar': { display: 'none' },
  }),
);
export const slide = style(ui({ minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' }));
