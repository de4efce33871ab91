import { style } from '@vanilla-extract/css';
import { ui, uiGlobal } from './rules';

/**
 * Laid out and painted only once it is near the window, while the page has only just opened: most of a long page is not
 * near then. A page says so by `data-resting` on its root, set and taken off by whoever serves it; soon after it has been
 * shown everything is laid out, so that jumps land and nothing is estimated.
 */
export const drawnNear = style(
  ui({
    selectors: {
      'html[data-resting] &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 32rem' },
    },
  }),
);

/**
 * Around a lazy picture that comes once the page has been painted: before, it would share the line with the first one.
 * Whoever serves the page gives `data-resting` a value then.
 */
export const afterFirstPaint = style({});
uiGlobal(`html[data-resting=""] ${afterFirstPaint} img`, { display: 'none' });
