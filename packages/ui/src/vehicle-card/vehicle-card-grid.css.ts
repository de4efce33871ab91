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
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: space[2],
    marginBlockStart: 'auto',
    paddingBlockStart: space[2],
  }),
);
/** Two in a row, as wide as each other, also the last of three or four. */
export const action = style(ui({ minWidth: 0, selectors: { '&&': { paddingInline: space[2] } } }));
