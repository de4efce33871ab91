import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, page, panel, radius, rule, space, weight } = vars;

/* Rows: many places, one line each. */
export const rows = style(ui({ borderBlockStart: `${rule.heavy} solid ${color.lineStrong}` }));
export const row = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[1]} ${page.gutter}`,
    paddingBlock: space[5],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: '3fr 3.4fr 3fr auto',
        alignItems: 'center',
        paddingBlock: space[4],
      },
    },
  }),
);
export const name = style(ui({ ...type('h4'), overflowWrap: 'anywhere' }));
export const nameLink = style(
  ui({ textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } }),
);
export const quiet = style(
  ui({ ...type('small'), overflowWrap: 'anywhere', color: color.textQuiet, fontStyle: 'normal' }),
);
export const hours = style(ui({ ...type('small'), color: color.text }));
export const links = style(ui({ ...type('small'), display: 'flex', flexWrap: 'wrap', columnGap: space[5] }));
export const link = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.target,
    fontWeight: weight.medium,
  }),
);

/* Cards: few places, with their hours in full. */
export const cards = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: page.gutter,
  }),
);
export const card = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    padding: space[6],
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' } },
  }),
);
export const cardWords = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    justifyItems: 'start',
    alignContent: 'start',
    gap: space[1],
  }),
);
