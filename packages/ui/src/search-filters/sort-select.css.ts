import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, field, radius, space, weight } = vars;

export const root = style(
  ui({ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minWidth: 0 }),
);
/** On a phone the chosen order says enough; the label is left to those who listen. */
export const label = style([
  quietSmall,
  ui({
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
]);
export const box = style(
  ui({ position: 'relative', display: 'grid', alignItems: 'center', flex: '1 1 5.5rem', minWidth: 0 }),
);
export const select = style(
  ui({
    width: '100%',
    minHeight: control.target,
    margin: 0,
    padding: `0 ${space[8]} 0 ${field.padX}`,
    borderStyle: 'solid',
    borderColor: color.lineControl,
    borderWidth: field.border,
    borderRadius: radius.control,
    background: field.ground,
    color: color.text,
    // Never below 16 px: phones zoom into smaller fields.
    fontSize: '1rem',
    fontWeight: weight.medium,
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.text } },
  }),
);
export const arrow = style(ui({ position: 'absolute', insetInlineEnd: space[3], pointerEvents: 'none' }));
