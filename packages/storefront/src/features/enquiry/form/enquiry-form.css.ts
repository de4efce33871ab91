import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const smallPrint = style(
  storefront({ ...type('small'), color: vars.color.textQuiet, marginBlockStart: vars.space[3] }),
);

/** Out of sight and out of the tab order, but not `display: none`: robots skip that. */
export const trap = style(
  storefront({ position: 'absolute', insetInlineStart: '-9999px', width: '1px', height: '1px', overflow: 'hidden' }),
);

export const quoteOut = style(storefront({ marginBlockStart: vars.space[2] }));

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
