import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

export const more = style(ui({ paddingBlockStart: vars.space[3] }));
