import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const panel = style(
  storefront({
    padding: vars.space[5],
    background: vars.color.raised,
    border: `${vars.rule.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.panel,
    // A jump to it ends clear of the bar at the top edge.
    scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[6]})`,
  }),
);
export const title = style(storefront({ ...type('h3'), marginBlockEnd: vars.space[4] }));
