import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

export const notice = style(ui({ ...type('priceWords'), color: vars.color.text }));
