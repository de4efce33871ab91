import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, field, rule, space, weight } = vars;

/** Not in the page without scripts: a plain list of the browser stands there. */
export const scripted = style(
  ui({ position: 'relative', display: 'grid', '@media': { '(scripting: none)': { display: 'none' } } }),
);
export const input = style(ui({ paddingInlineEnd: `calc(2 * ${control.target})` }));

export const buttons = style(
  ui({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, display: 'flex', color: color.textQuiet }),
);
export const button = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    width: control.target,
    padding: 0,
    border: 0,
    background: 'none',
    selectors: { '&:hover': { color: color.text }, '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);

export const popup = style(ui({ width: 'var(--anchor-width)', overflow: 'hidden' }));
export const list = style(
  ui({
    maxHeight: 'min(22rem, var(--available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: space[2],
    outline: 0,
    selectors: { '&:not([data-empty])': { paddingBlock: space[1] } },
  }),
);
/** Aligned with the text in the field above. */
const inset = `max(${field.padX}, ${space[3]})`;
export const group = style(
  ui({ selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}`, marginBlockStart: space[1] } } }),
);
export const heading = style(
  ui({ ...type('label'), padding: `${space[3]} ${inset} ${space[1]}`, color: color.textFaint }),
);
export const option = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space[3]}`,
    minHeight: atTouch('2.5rem'),
    paddingBlock: '0.5rem',
    paddingInline: inset,
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&[data-selected]': { fontWeight: weight.strong },
      '&[data-highlighted]': { background: color.brandSoft, boxShadow: `inset ${rule.key} 0 ${color.selected}` },
      '&[data-disabled]': { color: color.textFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-highlighted]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
export const optionLabel = style(ui({ minWidth: 0 }));
export const quiet = style([quietSmall]);
export const count = style(ui({ ...type('small'), marginInlineStart: 'auto', color: color.textFaint }));
export const tick = style(ui({ alignSelf: 'center' }));

export const say = style([
  quietSmall,
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[3]} ${inset}`,
  }),
]);

// Highlight's pair holds for the quiet parts of the line too.
globalStyle(`${option}[data-highlighted] *`, {
  '@layer': { ui: { '@media': { '(forced-colors: active)': { color: 'inherit' } } } },
});
