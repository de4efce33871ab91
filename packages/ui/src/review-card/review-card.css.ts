import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, radius, rule, space, weight } = vars;

/** Words under a rule: a quotation needs no box. */
export const card = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    height: '100%',
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.lineStrong}`,
    overflowWrap: 'anywhere',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
export const text = style(ui({ margin: 0, fontSize: vars.type.lead.size, lineHeight: 1.45 }));
export const none = style(ui({ ...type('small'), color: color.textFaint }));
export const author = style([quietSmall, ui({ display: 'flex', alignItems: 'center', gap: space[3] })]);
export const face = style(
  ui({ flex: 'none', width: space[10], height: space[10], borderRadius: radius.pill, objectFit: 'cover' }),
);
export const name = style(ui({ color: color.text, fontWeight: weight.strong }));
export const reply = style([
  quietSmall,
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    paddingInlineStart: space[4],
    borderInlineStart: `${rule.heavy} solid ${color.line}`,
  }),
]);
