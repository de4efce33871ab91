import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** Steps are the work of scripts: without them the form stands on one page. */
export const way = style(
  storefront({ marginBlockEnd: vars.space[3], '@media': { '(scripting: none)': { display: 'none' } } }),
);
