import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { space } = vars;

/** A slider that no script moves is no use: plain fields stand in for it. */
export const scripted = style(ui({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const presets = style(ui({ marginBlockStart: space[3] }));
export const plain = style(ui({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], alignItems: 'end' }));
