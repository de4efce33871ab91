import { style } from '@vanilla-extract/css';
import { ui } from '../theme/rules';

export const group = style(ui({ minWidth: 0, margin: 0, padding: 0, border: 0, overflowWrap: 'anywhere' }));
