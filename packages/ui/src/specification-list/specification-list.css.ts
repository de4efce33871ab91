import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rule, space, weight } = vars;

export const list = style(ui({ columnGap: `calc(${page.gutter} * 1.5)` }));
export const columns = styleVariants({
  1: {},
  2: ui({ '@media': { [media.tablet]: { columnCount: 2 } } }),
  3: ui({ '@media': { [media.tablet]: { columnCount: 2 }, [media.desktop]: { columnCount: 3 } } }),
});
export const row = style(
  ui({
    ...type('small'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    breakInside: 'avoid',
  }),
);
export const term = style(ui({ color: color.textQuiet }));
export const value = style(ui({ color: color.text, fontWeight: weight.medium, textAlign: 'end' }));
