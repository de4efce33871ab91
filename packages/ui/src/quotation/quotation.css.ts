import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { block, color, page, rhythm, rule, space, weight } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.section }));
/** It stands where the content of a part does. */
export const grid = style(
  ui({
    '@media': {
      [media.desktop]: { display: 'grid', gridTemplateColumns: block.columns, columnGap: page.gutter },
    },
  }),
);
export const figure = style(ui({ display: 'grid', gap: space[6], minWidth: 0, overflowWrap: 'anywhere' }));
export const words = style(
  ui({
    ...type('h3'),
    maxWidth: `calc(1.5 * ${page.measure})`,
    paddingInlineStart: space[6],
    borderInlineStart: `${rule.key} solid ${color.brandEdge}`,
    whiteSpace: 'pre-line',
    '@media': { [media.tablet]: { ...type('h2') } },
  }),
);
export const by = style(
  ui({
    display: 'grid',
    alignContent: 'start',
  }),
);
export const name = style(ui({ fontWeight: weight.strong }));
export const role = style(ui({ ...type('small'), color: color.textQuiet }));
