import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui, unseenOver } from '../theme/rules';

const { color, control, layer, radius, rule, space, weight } = vars;

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minWidth: 0 }));

/** The days to choose from; without scripts every day stands below with its times instead. */
export const strip = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const step = style(
  ui({
    height: '100%',
    selectors: { '&[aria-disabled="true"]': { color: color.textFaint, opacity: 0.5, cursor: 'not-allowed' } },
  }),
);
export const days = style(
  ui({
    position: 'relative',
    gridColumn: 2,
    display: 'flex',
    gap: space[2],
    // Room for the focus ring inside what is cut off.
    padding: '5px',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '5px',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
  }),
);
/** All the days fit: there is nowhere to go. */
export const daysAlone = style(ui({ gridColumn: '1 / -1', marginInline: '-5px' }));

const choice = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  border: `${rule.control} solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  textAlign: 'center',
  cursor: 'pointer',
  transition: move('fast', 'background-color', 'border-color', 'color'),
} as const;

const states = {
  '&:hover': { borderColor: color.text },
  '&:has(:checked)': { borderColor: color.ink, background: color.ink, color: color.onInk },
  '&:has(:focus-visible)': {
    zIndex: layer.bar,
    outline: `${rule.key} solid ${color.focus}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${color.focusGap}`,
  },
} as const;

const forced = {
  '(forced-colors: active)': {
    selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  },
} as const;
/** Outlines on paper, since filled boxes waste ink. */
const printed = {
  borderWidth: rule.heavy,
  borderColor: color.text,
  background: 'none',
  color: color.text,
} as const;

/** The real radio, over the whole of what is pressed. */
export const radio = style(
  ui({
    ...unseenOver,
    cursor: 'inherit',
  }),
);

export const day = style(
  ui({
    ...choice,
    flex: '1 0 4.5rem',
    maxWidth: '7rem',
    gap: '0.125rem',
    padding: `${space[2]} ${space[1]}`,
    scrollSnapAlign: 'start',
    selectors: states,
    '@media': { ...forced, [media.print]: { selectors: { '&:has(:checked)': printed } } },
  }),
);
/** Nothing to be had on it; it can be looked at all the same, to read why. */
export const dayOff = style(
  ui({ borderColor: color.line, selectors: { '&:not(:has(:checked))': { color: color.textFaint } } }),
);
export const dayName = style(ui(type('small')));
export const dayNumber = style(ui({ ...type('h3') }));
export const dayState = style(ui({ ...type('micro'), marginBlockStart: space[1] }));

export const panel = style(ui({ display: 'grid', gap: space[2], minWidth: 0, margin: 0, padding: 0, border: 0 }));
export const panelAway = style(ui({ '@media': { '(scripting: enabled)': { display: 'none' } } }));
export const panelTitle = style(ui({ ...type('h4'), marginBlockEnd: space[2] }));

export const slots = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))', gap: space[2] }),
);
export const slot = style(
  ui({
    ...choice,
    ...type('label'),
    minHeight: control.target,
    padding: `${space[1]} ${space[2]}`,
    overflowWrap: 'anywhere',
    selectors: {
      ...states,
      '&:has(:checked)': { ...states['&:has(:checked)'], fontWeight: weight.strong },
      '&:has(:disabled)': {
        borderColor: color.line,
        background: 'none',
        color: color.textFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      ...forced,
      [media.print]: { selectors: { '&:has(:checked)': printed, '&:has(:disabled)': { display: 'none' } } },
    },
  }),
);
export const gone = style(ui({ textDecoration: 'line-through' }));
export const goneWord = style(ui(type('micro')));

export const note = style(ui({ display: 'grid', justifyItems: 'start', gap: space[1], color: color.textQuiet }));
export const chosen = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}`,
    paddingBlockStart: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    // Its line is kept while nothing is chosen: what stands below does not move under whoever has gone on to it.
    minBlockSize: `calc(1lh + ${space[3]})`,
    selectors: { '&:empty': { borderColor: 'transparent' } },
  }),
);
export const chosenTime = style(ui({ fontWeight: weight.strong }));
