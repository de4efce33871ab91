import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, map, space, weight } = vars;

export const drawing = style(
  ui({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    background: map.ground,
    forcedColorAdjust: 'none',
  }),
);
export const streets = style(
  ui({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', stroke: map.street }),
);
/** Streets keep their width whatever the size of the map. */
export const wide = style(ui({ strokeWidth: '9px', vectorEffect: 'non-scaling-stroke' }));
export const narrow = style(ui({ strokeWidth: '4px', vectorEffect: 'non-scaling-stroke' }));
export const place = style(
  ui({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: `calc(-1 * ${map.pinWidth} / 2) -50%`,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '48%',
  }),
);
export const pin = style(
  ui({
    flex: 'none',
    width: map.pinWidth,
    height: map.pinHeight,
    border: map.pinBorder,
    borderRadius: map.pinRadius,
    background: map.pin,
  }),
);
export const label = style(
  ui({ ...type('small'), display: map.label, minWidth: 0, color: color.text, fontWeight: weight.strong }),
);
