import { style, styleVariants } from '@vanilla-extract/css';
import { photo } from '../stage/stage.css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui, uiGlobal } from '../theme/rules';

const { color, header, page, radius, rule, space, stage, weight } = vars;

export const root = style(
  ui({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 }),
);

/** A fixed shape, so that nothing moves when pictures come. */
export const frame = style(
  ui({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '3 / 2',
    borderRadius: radius.card,
    background: color.stageWall,
    isolation: 'isolate',
    '@media': { [media.tablet]: { borderRadius: radius.stage } },
  }),
);

/** The switch between the ways of seeing: above the picture of a phone, which it would cover, over that of others. */
export const views = style(
  ui({
    minWidth: 0,
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        zIndex: 2,
        insetBlockStart: space[4],
        insetInlineStart: space[4],
        maxWidth: `calc(100% - 2 * ${space[4]})`,
      },
    },
  }),
);
export const over = style(
  ui({ position: 'absolute', zIndex: 1, insetBlockStart: space[4], insetInline: space[4], pointerEvents: 'none' }),
);
/** Clear of the switch. */
export const overBelow = style(
  ui({ '@media': { [media.tablet]: { insetBlockStart: `calc(${vars.control.target} + ${space[8]})` } } }),
);
export const overContent = style(ui({ pointerEvents: 'auto', width: 'fit-content', maxWidth: '100%' }));

/** Buttons that would do nothing: without scripts the slides scroll by themselves, paper shows the first. */

export const controls = styleVariants({
  /** The turns at the left, count and full screen at the right, over the foot of the picture. */
  spread: ui({
    ...type('small'),
    position: 'absolute',
    zIndex: 1,
    insetInline: space[2],
    insetBlockEnd: space[2],
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': {
      [media.tablet]: { insetInline: space[4], insetBlockEnd: space[4] },
      [media.lifeless]: { display: 'none' },
    },
  }),
  /** One block in the corner. */
  corner: ui({
    ...type('small'),
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'stretch',
    background: color.surface,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    borderInlineStart: `${rule.hair} solid ${color.line}`,
    '@media': { [media.lifeless]: { display: 'none' } },
  }),
});
export const control = style(
  ui({
    selectors: {
      '&&': { background: color.surface, color: color.text },
      '&&:hover': { background: color.sunk },
    },
  }),
);
/** A finger turns the pictures of a phone; what lies over them would lie over the vehicle. */
export const turns = styleVariants({
  spread: ui({ '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } } }),
  corner: {},
});
export const counter = styleVariants({
  spread: ui({
    marginInlineStart: 'auto',
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.tag,
    background: color.surface,
    fontWeight: weight.medium,
  }),
  corner: ui({
    display: 'grid',
    placeItems: 'center',
    paddingInline: space[3],
    borderInline: `${rule.hair} solid ${color.line}`,
  }),
});

/** The whole width of the screen, the vehicle on a dark floor. */
export const stageRoot = style(
  ui({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    height: '33rem',
    color: color.text,
    '@media': {
      [media.tablet]: { height: 'clamp(42rem, 92vw, 56rem)' },
      [media.desktop]: { height: 'clamp(40rem, 61vw, 55rem)' },
    },
  }),
);
export const backdrops = styleVariants({
  night: ui({ background: stage.night }),
  hall: ui({ background: stage.hall }),
});
export const stageSlides = style(ui({ position: 'absolute', inset: 0 }));
/** What lies over the foot of the stage: thumbnails and the bar. */
const footRoom = '9.5rem';
/** What lies over its top: the header of the site and the breadcrumbs. */
const topRoom = `calc(${header.height} + ${space[4]} + ${space[8]} + ${space[2]})`;

/** A cut-out stands whole on the floor, clear of what lies over the top and the foot of the stage. */
export const stagePicture = style(
  ui({
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: `calc(-1 * ${footRoom})` },
    '@media': {
      [media.tablet]: { vars: { [stage.carWidth]: 'min(88%, 58rem)' } },
      [media.desktop]: { vars: { [stage.carWidth]: 'min(72%, 66rem)', [stage.carDrop]: '-6.5rem' } },
    },
  }),
);
// A photo fills a wide screen; on a narrow one it would lose its sides, so it stands whole between top and foot.
uiGlobal(`${stagePicture} > .${photo}`, {
  '@media': {
    [media.handheld]: { insetBlock: `${topRoom} auto`, height: `calc(100% - ${topRoom} - ${footRoom})` },
  },
});
const shade = (share: number) => `color-mix(in srgb, ${color.page} ${share}%, transparent)`;

export const stageTop = style(
  ui({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInline: 0,
    paddingBlock: `calc(${header.height} + ${space[4]}) ${space[16]}`,
    paddingInline: page.margin,
    pointerEvents: 'none',
    // Words lie over it, and a photo below may be white.
    background: `linear-gradient(${shade(84)}, ${shade(78)} 52%, ${shade(36)} 78%, transparent)`,
    '@media': { [media.handheld]: { paddingBlockEnd: space[4] } },
  }),
);
export const stageFoot = style([
  scripted,
  ui({
    ...type('small'),
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: `${space[10]} ${space[4]}`,
    paddingInline: page.margin,
    background: `linear-gradient(transparent, color-mix(in srgb, ${color.page} 72%, transparent) 62%)`,
    pointerEvents: 'none',
  }),
]);
export const stageBar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    paddingBlockStart: space[1],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    pointerEvents: 'auto',
  }),
);
export const stageThumbs = style(ui({ pointerEvents: 'auto', minWidth: 0 }));
export const stageCounter = style(ui({ marginInline: space[1] }));
/** Ends on the margin. */
export const stageOpen = style(ui({ selectors: { '&&': { marginInlineStart: 'auto', paddingInline: 0 } } }));

export const lastControl = styleVariants({
  spread: ui({ selectors: { '&&:first-child': { marginInlineStart: 'auto' } } }),
  corner: ui({ selectors: { '&&:not(:first-child)': { borderInlineStart: `${rule.hair} solid ${color.line}` } } }),
});
export const emptyPictures = styleVariants({
  framed: ui({ height: '100%' }),
  'full-bleed': ui({ height: '100%', selectors: { '&&': { background: 'none' } } }),
});
