import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui } from '../theme/rules';

const { color, page, space, weight } = vars;

export const root = style([
  offPaper,
  ui({
    ...type('small'),
    paddingBlock: `${space[12]} ${space[10]}`,
    overflowWrap: 'anywhere',
    background: color.page,
    '@media': { [media.desktop]: { paddingBlock: `${space[20]} ${space[12]}` } },
  }),
]);
export const top = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[8]} ${page.gutter}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr)',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
      },
    },
  }),
);
export const brand = style(ui({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } }));
export const tagline = style(ui({ maxWidth: '36ch', marginBlockStart: space[4], color: color.textQuiet }));
export const title = style(
  ui({ ...type('small'), letterSpacing: '0em', fontWeight: weight.medium, color: color.textQuiet }),
);
export const link = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    minHeight: atTouch('2.5rem'),
    fontSize: vars.type.nav.size,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.brandText } },
  }),
);
export const places = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    marginBlockStart: space[10],
    '@media': {
      '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);
