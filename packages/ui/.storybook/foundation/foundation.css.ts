import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { bare, media, move, type, ui } from '../../src/theme/rules';

const { color, elevation, font, page, radius, rhythm, rule, space, weight } = vars;

export const root = style(
  ui({ maxWidth: page.max, marginInline: 'auto', paddingInline: page.margin, paddingBlock: rhythm.half }),
);
export const head = style(ui({ display: 'grid', gap: space[3], paddingBlockEnd: rhythm.half }));
export const worn = style(ui({ ...type('label'), color: color.textQuiet }));
export const lead = style(ui({ ...type('lead'), maxWidth: page.measure, color: color.textQuiet }));
export const part = style(
  ui({
    display: 'grid',
    gap: `${space[5]} ${page.gutter}`,
    paddingBlock: rhythm.half,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
  }),
);
export const partTitle = style(ui(type('h3')));
export const partWords = style(
  ui({ ...type('small'), display: 'grid', gap: space[2], marginBlockStart: space[2], color: color.textQuiet }),
);

/** As many columns as there is room for. */
export const grid = styleVariants({ narrow: '8.5rem', medium: '13rem', wide: '19rem' }, (least) =>
  ui({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`, gap: space[5] }),
);
export const stack = style(ui({ display: 'grid', gap: space[6] }));

export const name = style(ui({ ...type('label'), marginBlockStart: space[2] }));
export const note = style(ui({ ...type('small'), color: color.textQuiet }));
export const code = style(ui({ ...type('micro'), color: color.textQuiet, overflowWrap: 'anywhere' }));

export const swatch = style(
  ui({
    height: space[16],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    forcedColorAdjust: 'none',
  }),
);

export const scroller = style(ui({ overflowX: 'auto', position: 'relative' }));
export const table = style(ui({ ...type('small'), width: '100%', minWidth: '34rem', textAlign: 'start' }));
export const caption = style(ui({ ...type('h4'), paddingBlockEnd: space[3], textAlign: 'start' }));
export const columnHead = style(
  ui({
    ...type('label'),
    paddingBlock: space[2],
    paddingInlineEnd: space[4],
    borderBlockEnd: `${rule.heavy} solid ${color.lineStrong}`,
    textAlign: 'start',
  }),
);
export const cell = style(
  ui({
    paddingBlock: space[2],
    paddingInlineEnd: space[4],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    fontWeight: weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
  }),
);
export const figure = style(ui({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const sample = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: space[24],
    minHeight: space[8],
    paddingInline: space[3],
    borderRadius: radius.tag,
    forcedColorAdjust: 'none',
  }),
);

export const voice = style(
  ui({ paddingBlock: space[5], borderBlockEnd: `${rule.hair} solid ${color.line}`, overflow: 'hidden' }),
);
export const heading = style(ui({ fontFamily: font.heading }));
export const bar = style(
  ui({ height: space[4], maxWidth: '100%', background: color.brandEdge, forcedColorAdjust: 'none' }),
);
export const gap = style(
  ui({
    display: 'flex',
    width: 'fit-content',
    maxWidth: '100%',
    background: color.brandSoft,
    borderInline: `${rule.heavy} solid ${color.brandEdge}`,
    height: space[8],
  }),
);
export const shape = style(
  ui({ height: space[24], background: color.surface, border: `${rule.control} solid ${color.lineControl}` }),
);
export const lifted = style(ui({ height: space[24], background: color.raised, borderRadius: radius.panel }));
export const stroke = style(ui({ width: '100%', borderBlockStartStyle: 'solid', borderColor: color.lineStrong }));

export const track = style(
  ui({
    position: 'relative',
    height: space[12],
    paddingInline: space[2],
    background: color.sunk,
    borderRadius: radius.control,
    overflow: 'hidden',
  }),
);
const runner = ui({
  position: 'absolute',
  insetBlock: space[2],
  width: space[8],
  background: color.brandEdge,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
const there = { left: `calc(100% - ${space[8]} - ${space[2]})` };
const here = { left: space[2] };
export const runners = styleVariants({ fast: 'fast', base: 'base', slow: 'slow' } as const, (pace) => [
  style(runner),
  ui({ transition: move(pace, 'left') }),
]);
export const runnerPlaces = { here: style(ui(here)), there: style(ui(there)) };
export const zoomed = style(ui({ overflow: 'hidden', borderRadius: radius.card, background: color.stageWall }));
export const zoomPicture = style(
  ui({
    width: '100%',
    transition: move('slow', 'transform'),
    selectors: { [`${zoomed}:hover &`]: { transform: `scale(${vars.motion.zoom})` } },
  }),
);

export const icon = style(
  ui({
    ...bare,
    ...type('micro'),
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[2],
    minHeight: space[24],
    padding: space[2],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    cursor: 'copy',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
  }),
);
export const layers = style(ui({ display: 'grid', gap: space[2], maxWidth: '48rem' }));
export const layer = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    padding: `${space[3]} ${space[4]}`,
    background: color.raised,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    boxShadow: elevation.bar,
  }),
);
