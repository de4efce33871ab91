import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { rhythm, space } = vars;

export const head = style(storefront({ display: 'grid', gap: space[6], paddingBlockStart: space[4] }));
export const body = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: `${space[6]} ${rhythm.section}`,
  }),
);
