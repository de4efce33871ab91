import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, page, panel, radius, rule, space, weight } = vars;

export const box = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    maxWidth: '48rem',
    paddingBlock: space[6],
    paddingInline: panel.padX,
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
    overflowWrap: 'anywhere',
  }),
);
export const head = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], maxWidth: page.measure }),
);
export const title = style(ui({ ...type('h3'), display: 'flex', alignItems: 'baseline', gap: space[3] }));
/** It stands on the first line of the title. */
export const titleSign = style(ui({ alignSelf: 'start', marginBlockStart: '0.1em', color: color.danger }));
export const titleWords = style(ui({ minWidth: 0 }));
export const lead = style(ui({ color: color.textQuiet }));
export const lists = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: page.gutter } },
  }),
);
/** What goes has the whole width where nothing stays. */
export const alone = style(ui({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } }));
export const listTitle = style(ui({ ...type('h4'), marginBlockEnd: space[2] }));
export const item = style(
  ui({
    ...type('small'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    paddingBlock: space[1],
  }),
);
export const sign = style(ui({ marginBlockStart: '0.15em', color: color.textQuiet }));
export const goes = style(ui({ color: color.danger }));
export const what = style(ui({ fontWeight: weight.medium }));
export const why = style([quietSmall, ui({ display: 'block' })]);
export const form = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlockStart: space[5],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const typed = style(ui({ maxWidth: '22rem' }));
export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
