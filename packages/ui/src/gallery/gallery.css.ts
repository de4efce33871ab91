import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, header, page, radius, rule, space, stage, weight } = vars;

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 }));

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

export const over = style(
  ui({ position: 'absolute', zIndex: 1, insetBlockStart: space[4], insetInline: space[4], pointerEvents: 'none' }),
);
export const overContent = style(ui({ pointerEvents: 'auto', width: 'fit-content' }));

/** Buttons that would do nothing: without scripts the slides scroll by themselves, paper shows the first. */
const idle = { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } } as const;

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
    '@media': { [media.tablet]: { insetInline: space[4], insetBlockEnd: space[4] }, ...idle },
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
    '@media': idle,
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
    height: 'clamp(33rem, 78vw, 55rem)',
    color: color.text,
    '@media': {
      [media.tablet]: { height: 'clamp(42rem, 90vw, 52rem)' },
      [media.desktop]: { height: 'clamp(40rem, 61vw, 55rem)' },
    },
  }),
);
export const backdrops = styleVariants({
  night: ui({ background: stage.night }),
  hall: ui({ background: stage.hall }),
});
export const stageSlides = style(ui({ position: 'absolute', inset: 0 }));
/** A cut-out stands on the floor, clear of what lies over the foot of the stage. */
export const stagePicture = style(
  ui({
    vars: { [stage.carWidth]: '112%', [stage.carDrop]: '-10.5rem' },
    '@media': {
      [media.tablet]: { vars: { [stage.carWidth]: '100%', [stage.carDrop]: '-9rem' } },
      [media.desktop]: { vars: { [stage.carWidth]: 'min(72%, 76rem)', [stage.carDrop]: '-6.5rem' } },
    },
  }),
);
export const stageTop = style(
  ui({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInline: 0,
    paddingBlock: `calc(${header.height} + ${space[4]}) ${space[6]}`,
    paddingInline: page.margin,
    pointerEvents: 'none',
    background: `linear-gradient(color-mix(in srgb, ${color.page} 64%, transparent), transparent)`,
  }),
);
export const stageFoot = style(
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
    '@media': idle,
  }),
);
export const stageBar = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    paddingBlockStart: space[1],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    pointerEvents: 'auto',
  }),
);
export const stageThumbs = style(ui({ pointerEvents: 'auto', minWidth: 0 }));
export const stageCounter = style(ui({ marginInline: space[3] }));
export const stageOpen = style(ui({ selectors: { '&&': { marginInlineStart: 'auto' } } }));

export const lastControl = styleVariants({
  spread: ui({ selectors: { '&&:first-child': { marginInlineStart: 'auto' } } }),
  corner: ui({ selectors: { '&&:not(:first-child)': { borderInlineStart: `${rule.hair} solid ${color.line}` } } }),
});
export const emptyPictures = styleVariants({
  framed: ui({ height: '100%' }),
  'full-bleed': ui({ height: '100%', selectors: { '&&': { background: 'none' } } }),
});
