import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { control, space } = vars;

export const root = style([offPaper, ui({ display: 'grid', gap: space[1] })]);
export const buttons = style(ui({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] }));
export const arrangements = styleVariants({
  /** The first across the whole width, the others in pairs; the last of an odd number whole again. */
  lead: ui({ selectors: { '&:first-child, &:nth-child(even):last-child': { gridColumn: '1 / -1' } } }),
  /** In pairs from the first on. */
  pair: ui({ selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } }),
});
export const button = style(ui({ selectors: { '&&': { paddingInline: space[2] } } }));
export const links = style(ui({ ...type('small'), display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}` }));
export const link = style(ui({ selectors: { '&&': { minHeight: control.target } } }));
