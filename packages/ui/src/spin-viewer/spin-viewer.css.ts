import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, radius, space, weight } = vars;

/** Width of a frame over its height. */
export const ratio = createVar();
const lift = createVar();
const width = createVar();

/** The whole place is the handle. A finger that goes up or down scrolls the page. */
export const turntable = style(
  ui({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    containerType: 'size',
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    selectors: {
      '&[data-several]': { cursor: 'grab' },
      '&[data-dragging]': { cursor: 'grabbing' },
    },
  }),
);
export const standings = styleVariants({
  framed: ui({ vars: { [width]: '100cqw', [lift]: '0px' } }),
  screen: ui({ vars: { [width]: '100cqw', [lift]: '0px' } }),
  /** Clear of what lies over the foot of the stage, as in the gallery. */
  'full-bleed': ui({
    vars: { [width]: '112cqw', [lift]: '11.5rem' },
    '@media': {
      [media.tablet]: { vars: { [width]: '100cqw', [lift]: '10rem' } },
      [media.desktop]: { vars: { [width]: 'min(72cqw, 76rem)', [lift]: '7.5rem' } },
    },
  }),
});
/** Has the place and the shape of the picture, so that points in per cent of the picture stand where they should. */
export const boxes = styleVariants({
  contain: ui({
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockEnd: lift,
    translate: '-50% 0',
    width: `min(${width}, (100cqh - ${lift}) * ${ratio})`,
    aspectRatio: ratio,
  }),
  cover: ui({
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    translate: '-50% -50%',
    width: `max(100cqw, 100cqh * ${ratio})`,
    aspectRatio: ratio,
  }),
});
export const frame = style(
  ui({
    position: 'absolute',
    inset: 0,
    visibility: 'hidden',
    selectors: { '&[data-shown]': { visibility: 'visible' } },
  }),
);
export const pictures = styleVariants({
  contain: ui({ ...softEdges, width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' }),
  cover: ui({ width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' }),
});
export const faded = style(ui({ filter: 'grayscale(1)', opacity: 0.5 }));

export const words = styleVariants({
  framed: ui({
    ...type('small'),
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.tag,
    background: color.surface,
    fontWeight: weight.medium,
  }),
  'full-bleed': ui({ ...type('small') }),
  screen: ui({ ...type('small') }),
});
/** Pushes what follows to the far end. */
export const far = style(ui({ marginInlineStart: 'auto' }));
/** In a narrow frame the hint gives way to the buttons. */
export const hint = style(
  ui({
    display: 'none',
    '@media': { [media.tablet]: { display: 'inline-flex', alignItems: 'center', gap: space[2] } },
  }),
);
export const message = style(
  ui({
    ...type('small'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    padding: `${space[6]} ${page.margin}`,
    color: color.textOnStage,
    textAlign: 'center',
  }),
);
