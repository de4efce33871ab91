import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';

const { color, control, elevation, layer, motion, page, radius, rule, space } = vars;

const settle = keyframes({ from: { opacity: 0, translate: '0 -6px' } });

export const root = style(ui({ position: 'relative', width: 'fit-content', maxWidth: '100%' }));

export const trigger = style(
  ui({
    ...type('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.target,
    color: color.text,
  }),
);
export const label = style(ui({ minWidth: 0, overflowWrap: 'anywhere' }));
export const arrow = style(
  ui({ transition: move('fast', 'rotate'), selectors: { [`${root}[open] &`]: { rotate: '180deg' } } }),
);

export const panel = style(
  ui({
    position: 'absolute',
    zIndex: layer.header,
    insetBlockStart: `calc(100% + ${space[1]})`,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: `min(28rem, calc(100vw - 2 * ${page.margin}))`,
    padding: space[4],
    overflowWrap: 'anywhere',
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: elevation.float,
    animation: `${settle} ${motion.base} ${motion.ease}`,
  }),
);
export const aligns = styleVariants({
  start: ui({ insetInlineStart: 0 }),
  end: ui({ insetInlineEnd: 0 }),
});
