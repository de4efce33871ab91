import { storefront, type, vars } from '@forecourt/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
const unscripted = { '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } } as const;

export const calculator = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 }),
);
export const fields = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: space[3],
    alignItems: 'end',
    ...unscripted,
  }),
);
export const ask = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'start',
    '@media': { print: { display: 'none' } },
  }),
);
/** Beside the field, under the line of its label; with an error below the field, there still. */
export const button = style(storefront({ marginBlockStart: '1.375rem' }));
/** Room for an answer, so that it moves nothing. */
export const answer = style(storefront({ minHeight: '3.75rem' }));
export const figure = style(storefront(type('priceWords')));
export const period = style(storefront({ ...type('body'), color: color.textQuiet }));
export const note = style(storefront({ ...type('small'), color: color.textQuiet, overflowWrap: 'anywhere' }));

/** About the height of what comes, while it comes. */
export const rooms = styleVariants({
  full: storefront({ minHeight: '24rem' }),
  compact: storefront({ minHeight: '36rem' }),
  small: storefront({ minHeight: '9rem' }),
});
