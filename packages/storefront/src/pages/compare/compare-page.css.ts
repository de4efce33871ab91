import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { rhythm, space } = vars;

export const head = style(storefront({ display: 'grid', gap: space[6], paddingBlockStart: space[4] }));
export const body = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: `${space[8]} ${rhythm.section}`,
  }),
);
export const compared = style(storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
/** The list is read by scripts: without them nothing is on its way. */
export const coming = style(storefront({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const choices = style(
  storefront({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[6]}`, margin: 0, padding: 0, border: 0 }),
);
export const choose = style(storefront({ ...type('label'), width: '100%', padding: 0, marginBlockEnd: space[1] }));
export const others = style(storefront({ ...type('h2'), margin: 0 }));
export const actions = style(storefront({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }));
export const note = style(storefront({ ...type('body'), margin: 0 }));
/** What only scripts can do. */
export const scripted = style(storefront({ '@media': { '(scripting: none)': { display: 'none' } } }));
