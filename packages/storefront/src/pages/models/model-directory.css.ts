import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, font, rhythm, rule, space } = vars;

export const head = style(storefront({ display: 'grid', gap: space[6], paddingBlockStart: space[4] }));
export const list = style(storefront({ paddingBlock: `${space[8]} ${rhythm.section}` }));
export const makes = style(storefront({ display: 'grid', gap: rhythm.half }));
export const make = style(
  storefront({ borderBlockStart: `${rule.section} solid ${color.lineStrong}`, paddingBlockStart: space[4] }),
);
export const makeName = style(
  storefront({ ...type('h3'), fontFamily: font.heading, marginBlockEnd: space[4], overflowWrap: 'anywhere' }),
);
