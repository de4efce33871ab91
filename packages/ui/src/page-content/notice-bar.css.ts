import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

export const bar = style(
  ui({
    ...type('small'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 5,
    paddingBlock: vars.space[3],
    background: vars.color.surface,
    color: vars.color.text,
    borderBlock: `${vars.rule.key} solid ${vars.color.brandEdge}`,
  }),
);
