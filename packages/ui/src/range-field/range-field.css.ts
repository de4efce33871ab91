import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, field, space, weight } = vars;

export const root = style(ui({ display: 'grid', gap: space[2], minWidth: 0 }));

export const head = style(
  ui({ ...type('label'), display: 'flex', justifyContent: 'space-between', gap: space[3], color: color.text }),
);
export const value = style(ui({ fontWeight: weight.strong }));

export const inputs = style(ui({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], alignItems: 'end' }));
/** The message stands under both fields, whichever field it is about. */
export const answer = style(ui({ gridColumn: '1 / -1', order: 1 }));
/** Over the field's own, whichever sheet comes last. */
export const input = style(ui({ selectors: { '&&': { minHeight: control.heightSmall, paddingInline: field.padX } } }));
