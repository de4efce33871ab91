import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, panel, rule, space } = vars;

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
/* Large: one or two places. */
export const large = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
    gap: `${space[12]} ${page.gutter}`,
  }),
);
export const place = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: space[6],
    // One alone has its hours beside it.
    selectors: { '&:only-child': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))' } },
  }),
);
export const address = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[2], fontStyle: 'normal' }),
);
export const street = style(ui({ ...type('h2'), textWrap: 'balance' }));
export const town = style(ui({ color: color.textQuiet }));

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
    paddingBlock: space[6],
    paddingInline: panel.padX,
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
