import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, page, space, weight } = vars;

export const root = style(
  ui({
    ...type('small'),
    paddingBlock: `${space[12]} ${space[10]}`,
    overflowWrap: 'anywhere',
    background: color.page,
    '@media': { [media.desktop]: { paddingBlock: `${space[20]} ${space[12]}` } },
  }),
);
export const top = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[8]} ${page.gutter}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
    },
  }),
);
export const brand = style(
  ui({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto', gridRow: 'span 2' } } }),
);
export const tagline = style(ui({ maxWidth: '36ch', marginBlockStart: space[4], color: color.textQuiet }));
export const title = style(
  ui({ ...type('small'), letterSpacing: '0em', fontWeight: weight.medium, color: color.textQuiet }),
);
export const link = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    fontSize: vars.type.nav.size,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.brandText } },
    '@media': { '(pointer: coarse)': { minHeight: control.target } },
  }),
);
export const places = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: `${space[6]} ${page.gutter}`,
    marginBlockStart: space[10],
  }),
);
