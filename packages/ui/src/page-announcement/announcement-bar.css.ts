import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, header, rule, space } = vars;

export const root = style([offPaper, ui({ ...type('small'), position: 'relative', color: color.text })]);
export const tones = styleVariants({
  night: ui({ background: color.page, borderBlockEnd: `${rule.hair} solid ${color.line}` }),
  brand: ui({ background: color.brandSoft, borderBlockEnd: `${rule.hair} solid ${color.brandEdge}` }),
});
export const body = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: header.strip,
    lineHeight: 1.35,
  }),
);
export const text = style(ui({ minWidth: 0, paddingBlock: space[1], overflowWrap: 'anywhere' }));
export const close = style(ui({ marginInlineEnd: `calc(-1 * ${space[3]})` }));
