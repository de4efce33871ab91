import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

export const root = style(ui({ minWidth: 0 }));
const open = `${root}[open] > summary &`;

export const summary = style(
  ui({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: vars.control.target }),
);
export const more = style(ui({ selectors: { [open]: { display: 'none' } } }));
export const less = style(ui({ selectors: { [`${root}:not([open]) > summary &`]: { display: 'none' } } }));
export const arrow = style(ui({ selectors: { [open]: { rotate: '180deg' } } }));
