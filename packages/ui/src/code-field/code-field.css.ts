import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';
import { codeLength } from './code';

const { color, control, field: look, radius, rule, space, weight } = vars;

/** How wide a digit is, once it is measured: `1ch` is that of a zero in text, which some faces draw wider. */
export const digitWidth = createVar();
const digit = fallbackVar(digitWidth, '1ch');

const gap = space[2];
/** From the start of a cell to the start of the next one. */
const pitch = `((100cqi + ${gap}) / ${codeLength})`;

/** The ring around the cells keeps clear of the hint over them. */
export const box = style(ui({ maxWidth: '30rem', paddingBlockStart: space[2] }));

/** The ring stands around all cells, since they are one field. */
export const frame = style(
  ui({
    position: 'relative',
    containerType: 'inline-size',
    borderRadius: radius.control,
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: space[1],
      },
    },
  }),
);

export const cells = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `repeat(${codeLength}, minmax(0, 1fr))`,
    gap,
    // Without scripts nothing strips what is pasted between the digits: they then stand in a field like any other.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const cell = style(
  ui({
    minHeight: control.heightLarge,
    borderStyle: 'solid',
    borderColor: color.lineControl,
    borderWidth: look.border,
    borderRadius: radius.control,
    background: look.ground,
    transition: move('fast', 'border-color'),
    selectors: {
      [`${frame}:hover &`]: { borderColor: color.text },
      [`${frame}:has([aria-invalid="true"]) &`]: { borderColor: color.danger, background: look.errorGround },
      [`${frame}:has(:disabled, [readonly]) &`]: { borderColor: color.line, background: color.sunk },
    },
  }),
);

/** Cuts off what stands beyond the last cell, and never scrolls: no digit leaves its cell. */
export const opening = style(
  ui({
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    '@media': { '(scripting: none)': { position: 'static' } },
  }),
);

const digits = {
  ...type('h3'),
  fontWeight: weight.strong,
  fontStretch: vars.type.body.width,
  fontVariantNumeric: 'lining-nums tabular-nums',
  wordSpacing: 0,
} as const;

/** Digits to be measured, as the field draws them. */
export const ruler = style(
  ui({ ...digits, position: 'absolute', visibility: 'hidden', letterSpacing: 0, whiteSpace: 'nowrap' }),
);

/**
 * One field whose digits are as far from each other as the cells under it. It is a cell longer than they are, so that the
 * place after the last digit is still inside of it and the browser has nothing to scroll to.
 */
export const input = style(
  ui({
    ...digits,
    width: `calc(100% + ${pitch})`,
    height: '100%',
    margin: 0,
    padding: 0,
    paddingInlineStart: `calc((${pitch} - ${gap} - ${digit}) / 2)`,
    border: 0,
    background: 'none',
    color: color.text,
    letterSpacing: `calc(${pitch} - ${digit})`,
    appearance: 'none',
    selectors: {
      // The frame has the ring.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:disabled': { color: color.textFaint, cursor: 'not-allowed' },
      // A browser that fills it in paints a ground of its own over the cells.
      '&:autofill': { transition: 'background-color 0s 100000s' },
    },
    '@media': {
      '(scripting: none)': {
        width: '100%',
        minHeight: control.height,
        paddingInline: look.padX,
        borderStyle: 'solid',
        borderColor: color.lineControl,
        borderWidth: look.border,
        borderRadius: radius.control,
        background: look.ground,
        letterSpacing: '0.15em',
      },
    },
  }),
);
