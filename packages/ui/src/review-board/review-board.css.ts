import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, rule, space } = vars;

export const board = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }));
/** The figure, and beside it where there is room what must be known. */
export const head = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[6] }));
export const warning = style(
  ui({
    ...type('small'),
    flex: '1 1 18rem',
    minWidth: 0,
    maxWidth: '44rem',
    overflowWrap: 'anywhere',
    paddingInlineStart: space[4],
    borderInlineStart: `${rule.heavy} solid ${color.star}`,
    color: color.text,
  }),
);
export const reviews = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }));
export const small = style([quietSmall, ui({ maxWidth: '44rem', overflowWrap: 'anywhere' })]);
