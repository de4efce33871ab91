import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, radius, rule, space } = vars;

export const group = style(ui({ display: 'grid', gap: space[2], minWidth: 0 }));

/** As many beside each other as their words allow, of equal width. */
export const cards = styleVariants({
  words: ui({
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  }),
  pictures: ui({
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  }),
});

export const card = style(
  ui({
    ...type('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    minHeight: control.height,
    padding: `${space[2]} ${space[3]}`,
    border: `${rule.control} solid ${color.lineControl}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: move('fast', 'background-color', 'border-color'),
    selectors: {
      '&:hover': { borderColor: color.text },
      '&:has(:checked)': {
        borderColor: color.selected,
        background: color.brandSoft,
        boxShadow: `inset 0 0 0 ${rule.hair} ${color.selected}`,
      },
      '&:has([data-invalid]):not(:has(:checked))': { borderColor: color.danger },
      '&:has(:focus-visible)': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { borderColor: color.line, color: color.textFaint, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
  }),
);
/** The ring stands around the card; a second one inside would only be noise. */
export const radio = style(ui({ selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }));

export const pictured = style(ui({ flexDirection: 'column', alignItems: 'stretch', padding: space[3] }));
export const picture = style(ui({ display: 'grid', alignItems: 'end', aspectRatio: '16 / 9', overflow: 'hidden' }));
/** Under a picture, radio and words in one line again. */
export const line = style(ui({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 }));

export const words = style(ui({ flex: 1, minWidth: 0 }));
export const note = style([quietSmall, ui({ display: 'block' })]);
export const icon = style(ui({ color: color.textQuiet }));
