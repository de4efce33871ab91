import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

export const pending = style(ui({ maxWidth: vars.page.measure, color: vars.color.textQuiet }));
