import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui, uiGlobal } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, field: look, radius, rule, space, weight } = vars;

export const field = style(
  ui({
    display: 'grid',
    // A long word breaks instead of widening the form.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    alignContent: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(
  ui({ ...type('label'), display: 'flex', justifyContent: 'space-between', gap: space[3], color: color.text }),
);

export const legend = style(ui({ ...type('label'), marginBlockEnd: space[2], color: color.text }));

export const optional = style(ui({ color: color.textFaint, fontWeight: weight.regular }));

export const hint = style([quietSmall]);

export const error = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    color: color.danger,
    fontWeight: weight.medium,
  }),
);

/** What was done to a figure, under its field. Empty it takes no place, yet is there for those who listen. */
export const notice = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    color: color.caution,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const input = style(
  ui({
    width: '100%',
    minWidth: 0,
    minHeight: control.height,
    margin: 0,
    padding: `${space[2]} ${look.padX}`,
    borderStyle: 'solid',
    borderColor: color.lineControl,
    borderWidth: look.border,
    borderRadius: radius.control,
    background: look.ground,
    color: color.text,
    // Never below 16 px: phones zoom into smaller fields.
    fontSize: `max(1rem, ${vars.type.body.size})`,
    lineHeight: 1.3,
    textOverflow: 'ellipsis',
    appearance: 'none',
    transition: move('fast', 'border-color'),
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.text },
      '&::placeholder': { color: color.textFaint, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: color.danger, background: look.errorGround },
      '&:disabled': { color: color.textFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-invalid="true"]': { outline: `${rule.control} solid CanvasText`, outlineOffset: '-5px' },
          '&[aria-invalid="true"]:focus-visible': { outline: `${rule.key} solid Highlight`, outlineOffset: '2px' },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const textArea = style(ui({ minHeight: '8rem', paddingBlock: space[3], lineHeight: 1.5, resize: 'vertical' }));

export const selectBox = style(ui({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const select = style(ui({ paddingInlineEnd: space[10] }));
export const selectArrow = style(
  ui({ position: 'absolute', insetInlineEnd: space[3], pointerEvents: 'none', color: color.textQuiet }),
);

export const affixBox = style(ui({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const prefix = style(
  ui({ position: 'absolute', insetInlineStart: look.padX, color: color.textQuiet, pointerEvents: 'none' }),
);
/** How many letters the units inside a field have: CSS cannot measure them for the input beside them. */
export const prefixLetters = createVar();
export const suffixLetters = createVar();
export const withPrefix = style({});
export const withSuffix = style({});
export const suffix = style([
  quietSmall,
  ui({
    position: 'absolute',
    insetInlineEnd: space[3],

    pointerEvents: 'none',
  }),
]);

export const check = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: control.target,
    color: color.text,
    cursor: 'pointer',
  }),
);
export const checkText = style(ui({ flex: 1, minWidth: 0 }));
export const checkCount = style(ui({ marginInlineStart: 'auto', color: color.textFaint }));

/** The real input, styled: a tick drawn by a mask so that it takes any colour. */
export const box = style(
  ui({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: control.check,
    height: control.check,
    margin: 0,
    border: `${rule.control} solid ${color.lineControl}`,
    borderRadius: radius.check,
    background: color.surface,
    appearance: 'none',
    cursor: 'inherit',
    transition: move('fast', 'background-color', 'border-color'),
    selectors: {
      '&[type="radio"]': { borderRadius: '50%' },
      '&::after': {
        content: '""',
        width: '0.375rem',
        height: '0.6875rem',
        marginBlockEnd: '0.125rem',
        borderStyle: 'solid',
        borderColor: color.onSelected,
        borderWidth: `0 ${rule.heavy} ${rule.heavy} 0`,
        rotate: '42deg',
        opacity: 0,
      },
      '&[type="radio"]::after': {
        width: '40%',
        height: '40%',
        margin: 0,
        border: 0,
        borderRadius: '50%',
        background: color.onSelected,
      },
      '&:checked': { borderColor: color.selected, background: color.selected },
      '&:checked::after': { opacity: 1 },
      '&:hover:not(:checked, :disabled)': { borderColor: color.text },
      '&[aria-invalid="true"]': { borderColor: color.danger },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
  }),
);

uiGlobal(`${withPrefix} > input`, {
  paddingInlineStart: `calc(${look.padX} + 0.375em + ${prefixLetters} * 0.75em)`,
});
uiGlobal(`${withSuffix} > input`, {
  paddingInlineEnd: `calc(${space[3]} + 0.5em + ${suffixLetters} * 0.55em)`,
});
uiGlobal(`${check} a`, { textDecoration: 'underline' });
