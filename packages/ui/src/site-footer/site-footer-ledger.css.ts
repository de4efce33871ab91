import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, rule, space, weight } = vars;

export const root = style(
  ui({ paddingBlock: `${space[10]} ${space[8]}`, overflowWrap: 'anywhere', background: color.page }),
);
export const top = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[8]} ${space[6]}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) repeat(4, minmax(0, 1fr))' },
    },
  }),
);
export const brand = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    '@media': { [media.desktop]: { gridColumn: 'auto' } },
  }),
);
export const tagline = style(
  ui({ ...type('small'), maxWidth: '22rem', marginBlockStart: space[4], color: color.textQuiet }),
);
export const title = style(
  ui({
    ...type('body'),
    marginBlockEnd: space[1],
    paddingBlockEnd: space[2],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    fontStretch: vars.type.label.width,
    fontWeight: weight.strong,
  }),
);
export const link = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    minHeight: '2rem',
    fontStretch: vars.type.label.width,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { '(pointer: coarse)': { minHeight: control.target } },
  }),
);
/** Places as rows of one table: name, address, hours, telephone. */
export const places = style(
  ui({ display: 'grid', marginBlockStart: space[8], borderBlockStart: `${rule.heavy} solid ${color.line}` }),
);
export const placeRow = style(
  ui({
    ...type('small'),
    display: 'grid',
    alignItems: 'baseline',
    columnGap: space[6],
    paddingBlock: space[3],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    color: color.textQuiet,
    fontStyle: 'normal',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr) auto',
        paddingBlock: space[1],
      },
    },
  }),
);
export const placeName = style(ui({ color: color.text, fontWeight: weight.strong }));
export const placeLink = style(ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target }));
