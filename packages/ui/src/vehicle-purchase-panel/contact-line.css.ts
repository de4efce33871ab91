import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, rule, space, weight } = vars;

export const line = style(
  ui({
    ...type('small'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[3]}`,
    minHeight: control.target,
    paddingBlock: space[1],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const name = style(ui({ display: 'block', color: color.text, fontWeight: weight.strong }));
export const detail = style(ui({ display: 'block', color: color.textQuiet }));
export const end = style(ui({ selectors: { '&&': { minHeight: control.target } } }));
