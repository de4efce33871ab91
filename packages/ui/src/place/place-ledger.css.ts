import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, page, rule, space } = vars;

export const rows = style(ui({ borderBlockStart: `${rule.heavy} solid ${color.lineStrong}` }));
/** Words, numbers and hours of a place on one line of a desktop; hours beside the rest on a tablet. */
export const row = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[5]} ${page.gutter}`,
    paddingBlock: space[6],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)' },
    },
  }),
);
export const part = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[2],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
/** What is measured from the shopper stands before the name. */
export const distance = style(ui({ fontVariantNumeric: 'tabular-nums' }));
export const hours = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[3] }),
);
