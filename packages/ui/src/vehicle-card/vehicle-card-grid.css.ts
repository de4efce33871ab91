import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { growPicture } from './growing-picture';

const { color, rule, space } = vars;

export const card = style(
  ui({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }),
);
growPicture(card);
export const body = style(
  ui({ display: 'flex', flexDirection: 'column', flex: 1, gap: space[2], minWidth: 0, paddingBlockStart: space[4] }),
);
export const money = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    marginBlockStart: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const actions = style(
  ui({
    overflowWrap: 'anywhere',
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    gap: space[1],
    marginBlockStart: 'auto',
    paddingBlockStart: space[2],
  }),
);
/** Two share what the menu leaves of the line, as their words ask for. */
export const action = style(ui({ flexGrow: 1, minWidth: 0, selectors: { '&&': { paddingInline: space[2] } } }));
/** Close to its word, so that those of the others stay whole on the narrowest card of three in a row. */
export const more = style(ui({ selectors: { '&&': { paddingInline: space[1] } } }));
