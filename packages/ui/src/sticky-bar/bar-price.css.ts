import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, weight } = vars;

export const root = style([quietMicro, ui({ minWidth: 0 })]);
export const amount = style(
  ui({
    ...type('priceWords'),
    color: color.text,
  }),
);
/** A sentence in place of the price. */
export const notice = style(ui({ ...type('small'), color: color.text, fontWeight: weight.strong }));
export const kind = style([quietMicro, ui({ whiteSpace: 'nowrap' })]);
/** A line of its own on a phone, where buttons stand beside it. */
export const comparison = style(ui({ '@media': { [media.phone]: { display: 'block' } } }));
export const strong = style(ui({ color: color.text, fontWeight: weight.strong, whiteSpace: 'nowrap' }));
