import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, font, page, space, weight } = vars;

export const list = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[6]} ${page.gutter}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
/** The link covers its tile. */
export const tile = style(ui({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' }));
export const name = style(
  ui({ ...type('h4'), fontFamily: font.heading, marginBlockStart: space[3], overflowWrap: 'anywhere' }),
);
export const link = style(
  ui({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      [`${tile}:hover &`]: { textDecoration: 'underline' },
    },
  }),
);
export const price = style(ui({ marginBlockStart: space[1], fontWeight: weight.strong, color: color.text }));
export const note = style([quietSmall]);
