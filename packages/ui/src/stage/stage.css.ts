import { style, styleVariants } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, motion, radius, space, stage: look } = vars;

export const stage = style(
  ui({
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    overflow: 'hidden',
    color: color.text,
    vars: { [color.textQuiet]: color.textOnStage },
  }),
);

export const ratios = styleVariants({
  card: ui({ aspectRatio: look.ratio }),
  wide: ui({ aspectRatio: '16 / 9' }),
  free: {},
});

/** The ground a vehicle stands on. Choose by its paint: white on cool, blue and grey on neutral, red on warm. */
export const tones = styleVariants({
  neutral: ui({ background: look.neutral }),
  warm: ui({ background: look.warm }),
  cool: ui({ background: look.cool }),
  night: ui({ background: look.night }),
  hall: ui({ background: look.hall }),
  empty: ui({ background: look.empty }),
});

export const corners = styleVariants({
  none: {},
  card: ui({ borderRadius: radius.card }),
  stage: ui({ borderRadius: radius.stage }),
});

/** A vehicle cut out of its picture, standing on the floor. */
export const cutOut = style(
  ui({
    ...softEdges,
    position: 'absolute',
    insetBlockEnd: `calc(-1 * ${look.carDrop})`,
    insetInlineStart: '50%',
    width: look.carWidth,
    height: 'auto',
    maxWidth: 'none',
    maxHeight: `calc(100% + ${look.carDrop})`,
    objectFit: 'contain',
    objectPosition: '50% 100%',
    translate: '-50% 0',
    transition: move('slow', 'scale'),
    '@media': { [media.hover]: { selectors: { ':hover > &': { scale: motion.zoom } } } },
  }),
);

export const photo = style(
  ui({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: move('slow', 'scale'),
    '@media': { [media.hover]: { selectors: { ':hover > &': { scale: motion.zoom } } } },
  }),
);

/** Sold: the vehicle steps back. */
export const faded = style(ui({ filter: 'grayscale(1)', opacity: 0.5 }));

export const corner = style(ui({ position: 'absolute', zIndex: 1, display: 'flex', gap: space[1], margin: space[3] }));
export const cornerPlaces = styleVariants({
  topStart: ui({ insetBlockStart: 0, insetInlineStart: 0 }),
  topEnd: ui({ insetBlockStart: 0, insetInlineEnd: 0 }),
  bottomStart: ui({ insetBlockEnd: 0, insetInlineStart: 0 }),
  bottomEnd: ui({ insetBlockEnd: 0, insetInlineEnd: 0 }),
});

export const emptyText = style(
  ui({
    ...type('small'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    color: color.textOnStage,
    textAlign: 'center',
  }),
);
