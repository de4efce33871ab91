import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, radius, rule, space } = vars;

export const sheet = style(
  storefront({
    display: 'grid',
    gap: space[5],
    maxWidth: '44rem',
    '@media': { print: { maxWidth: 'none' } },
  }),
);
export const facts = style(
  storefront({
    display: 'grid',
    margin: 0,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
);
export const fact = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    selectors: { '& + &': { borderTop: `${rule.hair} solid ${color.line}` } },
  }),
);
export const label = style(storefront({ ...type('small'), color: color.textQuiet }));
export const value = style(storefront({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const actions = style(
  storefront({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    '@media': { print: { display: 'none' } },
  }),
);
