import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';

const { color, control, radius, rule, space } = vars;

/** 16 by 9 before anything has come, so that nothing moves when it does. */
export const frame = style(
  ui({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    width: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    background: color.night,
    color: color.onNight,
  }),
);
export const corners = styleVariants({
  none: {},
  card: ui({ borderRadius: radius.card }),
});
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const player = style(ui({ ...filling, border: 0, background: color.night, objectFit: 'contain' }));
export const poster = style(ui({ ...filling, objectFit: 'cover' }));

/** The whole frame is the target. */
export const start = style([
  offPaper,
  ui({
    ...filling,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: space[4],
    border: 0,
    background: `color-mix(in srgb, ${color.night} 24%, transparent)`,
    color: color.onNight,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': {
        outline: `${rule.key} solid ${color.focusOnNight}`,
        outlineOffset: `calc(-2 * ${rule.key})`,
        boxShadow: 'none',
      },
    },
  }),
]);
/** Needs scripts; a link stands there without. */
export const scripted = style(ui({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const sign = style(
  ui({
    ...type('button'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.height,
    maxWidth: '100%',
    padding: `${space[2]} ${control.padX}`,
    border: `${rule.control} solid ${color.onNight}`,
    borderRadius: radius.control,
    background: color.night,
    overflowWrap: 'anywhere',
    transition: move('fast', 'background-color', 'color'),
    selectors: { ':hover > &': { background: color.onNight, color: color.night } },
  }),
);
export const words = style(
  ui({
    ...type('small'),
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    padding: space[4],
    textAlign: 'center',
  }),
);
