import { style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { chip, color, field, space, weight } = vars;

export const input = style(ui({ fontWeight: weight.medium }));

/** One row that scrolls on a phone, so that fourteen presets do not push the form away. */
export const presets = style([
  scripted,
  ui({
    display: 'flex',
    gap: space[2],
    // Room for the focus ring inside what is cut off.
    margin: `${space[1]} -5px -5px`,
    padding: '5px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.tablet]: { flexWrap: 'wrap' },
    },
  }),
]);
export const preset = style(
  ui({
    flex: 'none',
    paddingInline: `max(${chip.padX}, ${space[3]})`,
    borderColor: color.line,
    selectors: {
      '&[aria-pressed="true"]': { borderColor: color.ink, background: color.ink, color: color.onInk },
      '&:disabled': { background: field.ground, color: color.textFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
