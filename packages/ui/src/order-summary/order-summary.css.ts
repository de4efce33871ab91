import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, rule, space, sum, weight } = vars;

export const box = style(
  ui({
    minWidth: 0,
    padding: `${sum.padY} ${sum.padX}`,
    border: `solid ${sum.line}`,
    borderWidth: sum.border,
    borderRadius: sum.radius,
    background: sum.ground,
    color: color.text,
    // Small print needs the darker ink on that ground.
    vars: { [color.textFaint]: color.textQuiet },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
export const title = style(ui({ ...type('h4'), marginBlockEnd: space[2] }));
export const list = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** A name and its amount on one line, which a long name takes for itself. */
export const line = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[2],
    selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}` } },
  }),
);
export const label = style(ui({ minWidth: 0, overflowWrap: 'anywhere' }));
export const note = style([quietSmall, ui({ display: 'block' })]);
export const amount = style(
  ui({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', marginInlineStart: 'auto' }),
);
export const total = style(ui({ fontWeight: weight.strong }));
export const totalAmount = style(ui({ ...type('priceWords') }));
export const due = style(ui({ paddingBlockStart: space[3], fontWeight: weight.strong }));
export const print = style([quietMicro, ui({ marginBlockStart: space[2] })]);
