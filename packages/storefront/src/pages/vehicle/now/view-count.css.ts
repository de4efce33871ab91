import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** Its line is there from the start, so that nothing moves when the figure comes. */
export const count = style(
  storefront({
    ...type('small'),
    color: vars.color.textQuiet,
    minBlockSize: '1lh',
    '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);
