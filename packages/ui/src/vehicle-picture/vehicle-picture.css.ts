import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, radius, space, stage, weight } = vars;

const corner = { none: '0px', card: radius.card, stage: radius.stage };

/** Marks the stage of a picture, for cards that let it grow while they are under the pointer. */
export const picture = style({});

/** The stage without a picture. */
export const empty = style(
  ui({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: stage.empty,
    color: color.textOnStage,
  }),
);
export const emptyRatios = styleVariants({
  card: ui({ aspectRatio: stage.ratio }),
  wide: ui({ aspectRatio: '16 / 9' }),
  free: ui({ minHeight: '100%' }),
});
export const corners = styleVariants(corner, (value) => ui({ borderRadius: value }));

export const emptyWords = style(
  ui({
    ...type('small'),
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    width: 'min(62%, 11rem)',
    padding: space[1],
    textAlign: 'center',
  }),
);
export const emptyLabel = style(ui({ color: color.text, fontWeight: weight.strong }));

/** The picture stands clear of the word across its foot. */
export const flagged = style(ui({ vars: { [stage.carDrop]: '-10%' } }));

/** A word across the foot of the picture: reserved, sold. */
export const flag = style(
  ui({
    ...type('tag'),
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    insetBlockEnd: 0,
    padding: space[1],
    background: color.ink,
    color: color.onInk,
    textAlign: 'center',
  }),
);
