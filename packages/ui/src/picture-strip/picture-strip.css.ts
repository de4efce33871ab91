import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { radius, space } = vars;

export const figure = style(ui({ display: 'grid', alignContent: 'start', gap: space[2], overflowWrap: 'anywhere' }));
export const picture = style(ui({ width: '100%', height: 'auto', aspectRatio: '3 / 2', borderRadius: radius.card }));
export const caption = quietSmall;
