import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';

const { color, space } = vars;

export const money = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }));
/** How the repayment stands to the price. */
export const rates = styleVariants({
  line: {},
  beside: ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
  }),
  cells: ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
});
// The price keeps its line; the repayment goes under it where both do not fit.
uiGlobal(`${rates.beside} > :first-child`, { flex: '1 1 12rem' });
export const notice = style(ui({ ...type('priceWords'), color: color.text }));
