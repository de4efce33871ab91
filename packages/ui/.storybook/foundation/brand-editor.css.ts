import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { media, type, ui } from '../../src/theme/rules';

const { color, control, font, page, radius, rhythm, rule, space } = vars;

export const form = style(ui({ display: 'grid', gap: space[6] }));
export const fields = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))', gap: space[5] }),
);
/** A colour's words with its picker at their foot. */
export const colorField = style(
  ui({ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${control.height}`, alignItems: 'end', gap: space[2] }),
);
export const row = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }));
export const more = style(
  ui({ ...type('label'), display: 'inline-flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[5] }),
);
export const picker = style(
  ui({
    width: '100%',
    height: control.height,
    padding: space[1],
    background: color.surface,
    border: `${rule.control} solid ${color.lineControl}`,
    borderRadius: radius.control,
    cursor: 'pointer',
  }),
);

export const verdict = style(ui({ ...type('h4'), display: 'flex', gap: space[3], alignItems: 'flex-start' }));
export const failures = style(ui({ display: 'grid', gap: space[4], marginBlockStart: space[5] }));
export const failure = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'start',
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const pair = style(
  ui({
    ...type('h3'),
    display: 'grid',
    placeItems: 'center',
    width: space[16],
    height: space[12],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  }),
);
export const pairName = style(ui(type('h4')));
export const figures = style(ui({ ...type('small'), color: color.textQuiet, fontVariantNumeric: 'tabular-nums' }));

export const document = style(
  ui({
    ...type('small'),
    margin: 0,
    padding: space[4],
    background: color.sunk,
    borderRadius: radius.control,
    overflowX: 'auto',
    fontFamily: font.body,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const sample = style(ui({ display: 'grid', gap: rhythm.half }));
// Narrow enough for its menu to fold would hide what the brand does to it.
export const strip = style(ui({ position: 'relative', zIndex: 0, borderBlock: `${rule.hair} solid ${color.line}` }));
export const columns = style(
  ui({
    display: 'grid',
    gap: page.gutter,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);
export const card = style(ui({ minWidth: 0 }));
export const things = style(ui({ display: 'grid', alignContent: 'start', gap: space[5], minWidth: 0 }));
export const grounds = style(
  ui({
    display: 'grid',
    gap: space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const ground = style(
  ui({ display: 'grid', gap: space[4], padding: space[6], background: color.page, borderRadius: radius.panel }),
);
