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
const line = {
  ...type('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  borderBlockEnd: `${rule.hair} solid ${color.line}`,
  breakInside: 'avoid',
} as const;
export const rows = styleVariants({
  airy: ui({ ...line, paddingBlock: space[3] }),
  dense: ui({ ...line, paddingBlock: space[2] }),
});
// Before a label breaks in a word, a long value beside it does.
export const term = style(ui({ flex: 'none', maxWidth: '60%', color: color.textQuiet }));
export const value = style(ui({ minWidth: 0, color: color.text, fontWeight: weight.medium, textAlign: 'end' }));

/** Groups flow down one column and on into the next: short and tall ones end together and leave no empty half. */
export const groups = styleVariants(columns, (count) => [
  count,
  ui({ columnGap: `calc(${page.gutter} * 1.5)`, marginBlockEnd: `calc(-1 * ${space[8]})` }),
]);
export const group = style(ui({ breakInside: 'avoid', paddingBlockEnd: space[8] }));
/** Well below the title of its part. */
export const groupTitle = style(
  ui({
    ...type('h4'),
    fontSize: vars.type.body.size,
    color: color.text,
    fontWeight: weight.strong,
    marginBlockEnd: space[1],
  }),
);
