import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, space } = vars;

export const root = style(ui({ display: 'grid', gap: space[1], minWidth: 0 }));
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere' }));
export const count = style(ui({ color: color.textQuiet }));
