import { media, storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { page, space } = vars;

export const tiles = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[3]} ${space[3]}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: page.gutter },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
