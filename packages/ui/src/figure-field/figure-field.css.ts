import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, range, space, weight } = vars;

export const root = style(ui({ display: 'grid', minWidth: 0 }));
export const head = style(
  ui({
    ...type('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
    overflowWrap: 'anywhere',
    color: color.text,
  }),
);
export const value = style(ui({ fontSize: vars.type.lead.size, fontWeight: weight.strong }));
export const fixed = style(ui({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));
/** Room for the longest figure that the scale holds. */
export const letters = createVar();
export const typed = style(
  ui({
    width: `min(100%, max(8.5rem, ${letters} * 0.625rem + 2.5rem + ${vars.field.padX}))`,
    marginInlineStart: 'auto',
  }),
);
export const input = style(
  ui({
    textAlign: 'end',
    fontWeight: weight.strong,
    // Over the field's own, whichever sheet comes last.
    selectors: { '&&': { minHeight: control.heightSmall } },
  }),
);
/** As wide as the way of the thumb and half a thumb at each end. */
export const ends = style(
  ui({
    ...type('micro'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    marginBlockStart: `calc(-1 * ${space[2]})`,
    paddingInline: `calc(${range.thumbWidth} / 4)`,
    color: color.textFaint,
  }),
);
