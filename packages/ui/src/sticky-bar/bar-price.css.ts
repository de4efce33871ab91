import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, weight } = vars;

export const root = style(ui({ ...type('micro'), minWidth: 0, color: color.textQuiet }));
export const amount = style(
  ui({
    ...type('priceWords'),
    color: color.text,
  }),
);
export const kind = style(ui({ ...type('micro'), color: color.textQuiet, whiteSpace: 'nowrap' }));
export const repayment = style(ui({ display: 'block' }));
export const strong = style(ui({ color: color.text, fontWeight: weight.strong }));
