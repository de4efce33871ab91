import { style } from '@vanilla-extract/css';
import { ui } from '../theme/rules';

export const whole = style(ui({ whiteSpace: 'nowrap' }));
