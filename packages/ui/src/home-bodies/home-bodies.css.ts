import { style } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, font, page, radius, rule, space, weight } = vars;

const across = (tablet: number, desktop: number) =>
  ({
    [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
  }) as const;

export const picture = style(
  ui({ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', overflow: 'hidden', width: '100%' }),
);
export const image = style(ui({ width: '100%', height: '100%', objectPosition: '50% 100%' }));
export const drawing = style(ui({ width: '62%', marginBlockEnd: '8%', color: color.textOnStage }));

/* Tiles: the vehicle on its stage, words under it. */
export const tiles = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[5]} ${page.gutter}`,
    '@media': across(3, 6),
  }),
);
export const tile = style(ui({ display: 'block', textDecoration: 'none' }));
export const tileStage = style(
  ui({
    aspectRatio: '3 / 2',
    borderRadius: radius.card,
    background: vars.stage.neutral,
    transition: move('fast', 'background-color'),
    selectors: { [`${tile}:hover > &`]: { background: color.brandSoft } },
  }),
);
export const tileWords = style(
  ui({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[3],
  }),
);
export const name = style(ui({ minWidth: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' }));
export const count = style(ui({ flex: 'none', color: color.textQuiet }));
export const note = style([quietSmall, ui({ display: 'block' })]);

/* Line-up: each stands on its own caption rule, edge to edge. */
export const lineup = style(
  ui({ background: color.surface, borderBlockEnd: `${rule.heavy} solid ${color.lineStrong}` }),
);
export const lineupList = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: rule.hair,
    borderInline: `${rule.hair} solid ${color.line}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    },
  }),
);
export const lineupItem = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    height: '100%',
    padding: `${space[2]} ${space[3]} ${space[3]}`,
    background: color.surface,
    // The lines between: a last row that is not full has none in its empty places.
    boxShadow: `0 0 0 ${rule.hair} ${color.line}`,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.brandSoft } },
    '@media': { [media.desktop]: { padding: `${space[5]} ${space[3]} ${space[4]}` } },
  }),
);
export const lineupPicture = style(ui({ height: '6rem', '@media': { [media.tablet]: { height: '6.5rem' } } }));
export const lineupDrawing = style(ui({ width: '84%', marginBlockEnd: space[1], color: color.textQuiet }));
export const lineupWords = style(
  ui({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[2],
    borderBlockStart: `${rule.hair} solid ${color.lineStrong}`,
    fontFamily: font.heading,
    fontSize: vars.type.h4.size,
    fontStretch: vars.type.h4.width,
    fontWeight: vars.type.h4.weight,
    lineHeight: 1.15,
  }),
);
export const lineupCount = style(
  ui({ flex: 'none', color: color.textQuiet, fontSize: vars.type.body.size, fontWeight: weight.regular }),
);
export const lineupNote = quietMicro;

/* Range: all on one floor, to be walked along. */
export const range = style(ui({ background: vars.stage.neutral }));
export const rangeList = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '82vw',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInlineStart: page.margin,
    paddingInline: page.margin,
    paddingBlockStart: 'clamp(2rem, 4vw, 4.5rem)',
    scrollbarWidth: 'thin',
    '@media': {
      [media.tablet]: { gridAutoColumns: '44vw' },
      [media.desktop]: { gridAutoColumns: `calc((100vw - ${page.margin}) / 3.55)` },
    },
  }),
);
export const rangeEntry = style(ui({ scrollSnapAlign: 'start', minWidth: 0 }));
export const rangeItem = style(
  ui({ display: 'block', overflow: 'hidden', paddingBlockEnd: space[6], color: color.text, textDecoration: 'none' }),
);
export const rangePicture = style(ui({ aspectRatio: '3 / 2', overflow: 'visible' }));
export const rangeImage = style(
  ui({
    ...softEdges,
    width: '112%',
    maxWidth: 'none',
    height: '100%',
    objectPosition: '50% 100%',
    transition: move('slow', 'translate'),
    selectors: { [`${rangeItem}:hover &`]: { translate: '-6px 0' } },
  }),
);
export const rangeWords = style(
  ui({
    display: 'grid',
    gap: space[1],
    marginInlineEnd: space[6],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.lineControl}`,
  }),
);
export const rangeName = style(ui({ ...type('h2'), overflowWrap: 'anywhere' }));
export const rangeNote = style(ui({ ...type('small'), color: color.textOnStage }));
