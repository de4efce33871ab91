import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Where, when and who, one under the other. */
export const root = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 }),
);

/** What is said under a choice. */
export const aside = style(storefront({ ...type('small'), marginBlockStart: space[4], color: color.textQuiet }));

/** A heading over a part of the form. */
export const part = style(storefront({ ...type('h3'), gridColumn: '1 / -1', marginBlockStart: space[4] }));

/** Has no box: its fields stand in the columns of the form. */
export const home = style(storefront({ display: 'contents' }));
export const homeWhere = style(
  storefront({
    display: 'contents',
    selectors: { [`${home}:not(:has([name='come_to_you']:checked)) &`]: { display: 'none' } },
  }),
);
