import { style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

export const text = style(ui({ maxWidth: vars.page.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
/** Nothing could open it without scripts or on paper, so it is open there. */
export const folded = style(ui({ display: 'none', '@media': { [media.lifeless]: { display: 'inline' } } }));
export const mark = style([scripted]);
/** As small as the text. */
export const toggle = style([scripted, ui({ selectors: { '&&': { fontSize: 'inherit' } } })]);
/** A control of its own below a long text. */
export const control = style([
  scripted,
  ui({ marginBlockStart: vars.space[2], selectors: { '&&': { minHeight: vars.control.target } } }),
]);
