import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

/** Heavy first word. */
export const strong = { name: '', rest: style(ui({ fontWeight: vars.weight.regular })) };
