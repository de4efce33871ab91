import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { block, color, page, rhythm, rule, space, weight } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.section }));
/** Who said it stands where the head of a part does. */
export const figure = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    overflowWrap: 'anywhere',
    '@media': { [media.desktop]: { gridTemplateColumns: block.columns } },
  }),
);
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
