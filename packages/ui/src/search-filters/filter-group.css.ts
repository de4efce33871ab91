import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, space } = vars;

export const head = style(
  ui({ display: 'flex', flex: 1, alignItems: 'baseline', justifyContent: 'space-between', gap: space[3], minWidth: 0 }),
);
export const label = style(ui({ flex: 'none', maxWidth: '100%', overflowWrap: 'anywhere' }));
export const value = style([
  quietSmall,
  ui({
    minWidth: 0,
    overflow: 'hidden',

    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
]);
export const active = style(ui({ ...type('small'), flex: 'none', color: color.brandText }));
