import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** At the end of another part, which it does not crowd. */
export const within = style(
  storefront({
    marginBlockStart: vars.space[10],
    // A jump to it ends clear of the bar at the top edge.
    scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[6]})`,
  }),
);
