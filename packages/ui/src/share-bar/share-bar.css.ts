import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { ui, uiGlobal } from '../theme/rules';

const { color, control, rule, space } = vars;

export const bar = style([
  offPaper,
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
    paddingBlockStart: space[2],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
]);
// The sign of the first stands on the edge of the lines above; its ground under the pointer reaches over it.
const padding = `calc(${control.padXSmall} + ${rule.control})`;
uiGlobal(`${bar} > :first-child`, { marginInline: `calc(-1 * ${padding}) ${padding}` });
// Four stand in one line of a narrow sidebar.
const four = `${bar}:has(> :nth-child(4))`;
uiGlobal(`${four} > :is(button, a), ${four} > span > :is(button, a)`, { paddingInline: space[2] });
uiGlobal(`${four} > :is(button, a):first-child`, { marginInline: `calc(-1 * (${space[2]} + ${rule.control})) 0` });
