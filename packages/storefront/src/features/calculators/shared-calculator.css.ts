import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, space } = vars;

export const root = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 }),
);
export const part = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minWidth: 0 }),
);
/** Nothing can be entered where no script runs. */
export const tool = style(
  storefront({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } }),
);
export const title = style(storefront(type('h3')));
export const note = style(storefront({ ...type('small'), maxWidth: page.measure, color: color.textQuiet }));
export const offers = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: space[5],
    minWidth: 0,
  }),
);
export const offer = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
export const name = style(storefront({ ...type('label'), padding: 0 }));
export const fields = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: space[3],
    alignItems: 'start',
  }),
);
export const figure = style(storefront(type('priceWords')));
export const answer = style(storefront({ display: 'grid', alignContent: 'start', gap: space[2], minHeight: '7.5rem' }));
