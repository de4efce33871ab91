import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { rhythm, space } = vars;

export const head = style(storefront({ display: 'grid', gap: space[6], paddingBlockStart: space[4] }));
export const list = style(storefront({ paddingBlock: `${space[8]} ${rhythm.section}` }));
