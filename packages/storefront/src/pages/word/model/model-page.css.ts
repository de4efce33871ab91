import { media, storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { page, space } = vars;

export const pictures = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[3]} ${page.gutter}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const picture = style(storefront({ display: 'block' }));
