import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const order = style(storefront({ display: 'flex', alignItems: 'end', gap: space[2] }));
/** What only browsers without scripts need. */
export const unscripted = style(storefront({ '@media': { '(scripting: enabled)': { display: 'none' } } }));
export const note = style(storefront({ display: 'grid', gap: space[2], justifyItems: 'start' }));
export const noteText = style(storefront({ ...type('small'), margin: 0, overflowWrap: 'anywhere' }));
export const noteForm = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    justifyItems: 'start',
    width: 'min(100%, 36rem)',
    paddingBlockStart: space[3],
  }),
);
export const wide = style(storefront({ width: '100%' }));
export const compare = style(storefront({ display: 'grid', gap: space[3], justifyItems: 'start' }));
export const compareTitle = style(storefront({ ...type('h2'), margin: 0 }));
export const plain = style(storefront({ ...type('body'), margin: 0 }));
