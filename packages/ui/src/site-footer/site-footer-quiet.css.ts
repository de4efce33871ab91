import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, page, rhythm, space } = vars;

export const root = style([
  offPaper,
  ui({ paddingBlock: `${rhythm.section} ${space[8]}`, overflowWrap: 'anywhere', background: color.page }),
]);
export const top = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[10]} ${page.gutter}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr))' },
    },
  }),
);
export const brand = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignContent: 'start',
    '@media': { [media.desktop]: { gridColumn: 'auto', gridRow: 'span 2' } },
  }),
);
export const tagline = style([quietSmall, ui({ maxWidth: page.measure })]);
export const title = style(
  ui({ ...type('small'), marginBlockEnd: space[2], fontStretch: '100%', letterSpacing: '0em', color: color.textQuiet }),
);
export const link = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: atTouch('2.5rem'),
    fontSize: vars.type.nav.size,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const places = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }));
