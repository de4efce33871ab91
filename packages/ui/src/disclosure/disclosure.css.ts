import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, fold, rule, space } = vars;

export const root = style(
  ui({
    borderBlockStart: `${rule.hair} solid ${fold.line}`,
    selectors: { '&:last-child': { borderBlockEnd: `${rule.hair} solid ${fold.line}` } },
  }),
);
export const summary = style(
  ui({
    ...type('h4'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: `max(${fold.height}, ${control.target})`,
    color: color.text,
  }),
);
export const title = style(ui({ minWidth: 0, overflowWrap: 'break-word' }));
export const count = style([quietSmall, ui({ marginInlineStart: 'auto' })]);
export const arrow = style(
  ui({
    marginInlineStart: 'auto',
    transition: move('fast', 'rotate'),
    selectors: { [`${root}[open] > ${summary} &`]: { rotate: '180deg' }, [`${count} + &`]: { marginInlineStart: 0 } },
  }),
);
export const body = style(ui({ paddingBlockEnd: space[5] }));
