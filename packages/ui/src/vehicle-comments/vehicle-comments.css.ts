import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, control, page, space } = vars;

const withoutScripts = '(scripting: none)';

export const text = style(ui({ maxWidth: page.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
export const pending = style(ui({ maxWidth: page.measure, color: color.textQuiet }));
/** Nothing could open it without scripts or on paper, so it is open there. */
export const folded = style(
  ui({ display: 'none', '@media': { [withoutScripts]: { display: 'inline' }, print: { display: 'inline' } } }),
);
export const toggle = style(
  ui({
    marginBlockStart: space[2],
    selectors: { '&&': { minHeight: control.target } },
    '@media': {
      [withoutScripts]: { selectors: { '&&': { display: 'none' } } },
      print: { selectors: { '&&': { display: 'none' } } },
    },
  }),
);
export const ellipsis = style(ui({ '@media': { [withoutScripts]: { display: 'none' }, print: { display: 'none' } } }));
