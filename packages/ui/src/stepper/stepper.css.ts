import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, radius, rule, space, weight } = vars;

export const root = style(ui({ display: 'grid', gap: space[3] }));

/** The one line of a phone: where one stands, in words. */
export const summary = style(ui({ ...type('h4'), '@media': { [media.tablet]: { display: 'none' } } }));

export const list = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[1],
    '@media': { [media.tablet]: { gap: space[4] } },
  }),
);

const bar = `${rule.key}`;

/** A stroke over each step: heavy as far as one has come. */
export const step = style(
  ui({
    position: 'relative',
    minWidth: 0,
    color: color.textQuiet,
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        height: bar,
        borderRadius: radius.pill,
        background: color.line,
      },
    },
    '@media': {
      // Without grounds the strokes differ by their height.
      '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText', height: rule.hair } } },
      [media.tablet]: { overflowWrap: 'anywhere' },
    },
  }),
);
export const reached = style(
  ui({
    selectors: { '&::before': { background: color.selected } },
    '@media': { '(forced-colors: active)': { selectors: { '&::before': { height: bar } } } },
  }),
);
export const current = style(ui({ color: color.text }));

/** On a phone the words are for those who listen; the line above says them for all. */
export const content = style(
  ui({
    ...type('label'),
    display: 'flex',
    alignItems: 'baseline',
    gap: space[2],
    width: '100%',
    padding: `${space[2]} 0`,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    '@media': { [media.phone]: { minHeight: space[6], fontSize: 0, lineHeight: 0, color: 'transparent' } },
  }),
);
export const link = style(
  ui({
    minHeight: control.target,
    color: color.text,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      // The stroke above belongs to what is pressed.
      '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[2]}) 0` },
    },
    '@media': { [media.phone]: { marginBlockStart: `calc(-1 * ${space[2]})` } },
  }),
);
export const currentContent = style(ui({ fontWeight: weight.strong }));
export const number = style(ui({ flex: 'none', color: color.textFaint }));
export const sign = style(
  ui({
    display: 'inline-block',
    marginInlineStart: space[1],
    verticalAlign: '-0.15em',
    color: color.selected,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
export const note = style([
  quietSmall,
  ui({
    display: 'block',
    fontWeight: weight.regular,
    '@media': { [media.phone]: { display: 'none' } },
  }),
]);
