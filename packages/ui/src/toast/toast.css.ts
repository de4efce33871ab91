import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { footBar, footBarHeight } from '../theme/foot-bar.css';
import { media, type, ui, uiGlobal } from '../theme/rules';

const { color, elevation, layer, motion, page, radius, rule, space, weight } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

export const region = style(
  ui({
    position: 'fixed',
    zIndex: layer.toast,
    insetBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
    insetInline: page.margin,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    pointerEvents: 'none',
  }),
);

// Over the bar at the foot of a screen in the hand, whose buttons stay in reach.
uiGlobal(`body:has(.${footBar}) .${region}`, {
  '@media': {
    [media.handheld]: { insetBlockEnd: `calc(${footBarHeight} + ${space[3]} + env(safe-area-inset-bottom))` },
  },
});

export const toast = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    maxWidth: 'min(100%, 36rem)',
    paddingInline: `${space[5]} ${space[1]}`,
    border: `${rule.hair} solid ${color.line}`,
    borderInlineStart: `${rule.key} solid ${color.brandOnNight}`,
    borderRadius: radius.control,
    background: color.night,
    color: color.onNight,
    boxShadow: elevation.float,
    pointerEvents: 'auto',
    animation: `${rise} ${motion.base} ${motion.ease}`,
  }),
);

export const message = style(ui({ minWidth: 0, paddingBlock: space[3], overflowWrap: 'anywhere' }));

export const action = style(
  ui({
    flex: 'none',
    minHeight: vars.control.target,
    paddingInline: space[2],
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: weight.strong,
    textDecoration: 'underline',
    display: 'inline-flex',
    alignItems: 'center',
  }),
);
