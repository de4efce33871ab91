import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, radius, rhythm, rule, space } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.half }));
export const notice = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[6]}`,
    paddingBlock: space[4],
    paddingInline: space[5],
    borderInlineStart: `${rule.key} solid ${color.brandEdge}`,
    borderRadius: radius.control,
    background: color.brandSoft,
    color: color.text,
    overflowWrap: 'anywhere',
  }),
);
export const text = style(ui({ ...type('lead'), minWidth: 0, maxWidth: '60rem' }));
