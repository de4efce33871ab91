import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** Steps are the work of scripts: without them the form stands on one page. */
export const way = style(
  storefront({ marginBlockEnd: vars.space[3], '@media': { '(scripting: none)': { display: 'none' } } }),
);

/** A step has no box: its fields stand in the columns of the form. */
export const step = style(storefront({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } }));

export const heading = style(
  storefront({
    ...type('h3'),
    // The focus comes here with the step, which the bar at the top edge must not cover.
    scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[10]})`,
  }),
);

export const back = style(storefront({ marginBlockStart: vars.space[3] }));
