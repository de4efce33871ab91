import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, rule, space, weight } = vars;

export const table = style(ui({ ...type('small'), width: '100%', maxWidth: '24rem' }));
export const row = style(
  ui({
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    selectors: { '&[aria-current]': { fontWeight: weight.strong } },
  }),
);
export const day = style(
  ui({ padding: `${space[2]} ${space[4]} ${space[2]} 0`, fontWeight: 'inherit', textAlign: 'start' }),
);
export const hours = style(ui({ paddingBlock: space[2], color: color.textQuiet, textAlign: 'end' }));
