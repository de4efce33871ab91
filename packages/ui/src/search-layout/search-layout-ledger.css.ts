import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, rule, space } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${vars.rhythm.section}` }));
export const head = style(ui({ paddingBlock: `${space[1]} ${space[4]}` }));
export const bar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
    '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
  }),
);
export const chips = style(ui({ flex: '1 1 100%', minWidth: 0, '@media': { [media.tablet]: { flex: 1 } } }));
export const sort = style(ui({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInline: 0 } } }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)', gap: space[8] } },
  }),
);
/** A column on wide screens; elsewhere only when an address or a link without scripts asks for it. */
export const aside = style([
  offPaper,
  ui({
    display: 'none',
    minWidth: 0,
    selectors: { '&:target': { display: 'block' } },
    '@media': { [media.desktop]: { display: 'block' } },
  }),
]);
export const form = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }));
