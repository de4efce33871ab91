import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, space } = vars;

export const fill = createVar();

export const rating = style(ui({ ...type('small'), display: 'inline-flex', alignItems: 'center', gap: space[2] }));
export const stars = style(ui({ display: 'inline-flex', color: color.star }));
export const star = style(ui({ position: 'relative', display: 'inline-flex' }));
export const part = style(ui({ position: 'absolute', inset: 0, clipPath: `inset(0 calc(100% - ${fill}) 0 0)` }));
export const count = style(ui({ color: color.textQuiet }));
