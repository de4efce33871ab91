import { style, styleVariants } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rule, space } = vars;

export const list = style(ui({ display: 'grid', columnGap: page.gutter, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const columns = styleVariants({
  1: {},
  2: ui({ '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
  3: ui({ '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
});
export const item = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    minWidth: 0,
    paddingBlock: space[2],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    overflowWrap: 'anywhere',
    scrollMarginBlockStart: vars.header.height,
  }),
);
export const mark = style(ui({ marginBlockStart: '0.15em', color: color.textQuiet }));
/** Beyond the limit; without scripts and on paper everything is shown. */
export const folded = style(ui({ display: 'none', '@media': { [media.lifeless]: { display: 'flex' } } }));
export const toggle = style([
  scripted,
  ui({ marginBlockStart: space[3], selectors: { '&&': { minHeight: vars.control.target } } }),
]);
