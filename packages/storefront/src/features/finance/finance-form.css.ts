import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, space } = vars;

/** Where `#finance-form` leads, whatever form stands there. */
export const financeForm = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    maxWidth: page.measure,
    // Below the header that stays.
    scrollMarginBlockStart: space[16],
  }),
);
export const title = style(storefront({ ...type('h2') }));
export const needs = style(
  storefront({ display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' }),
);
export const small = style(storefront({ ...type('small'), color: color.textQuiet }));
export const ways = style(storefront({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] }));
