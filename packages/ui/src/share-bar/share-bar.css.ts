import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, rule, space } = vars;

export const bar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
    paddingBlockStart: space[2],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);
