import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui, unseenOver } from '../theme/rules';

const { color, control: size, elevation, radius, range, rule, space } = vars;

/** Room for half a thumb at both ends, so that a thumb at the end lines up with what is above. */
export const control = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: size.target,
    marginInline: `calc(${range.thumbWidth} / 2)`,
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc(50% + ${range.trackHeight})`,
        height: space[2],
        backgroundImage: range.ticks,
      },
    },
  }),
);

export const track = style(
  ui({
    position: 'relative',
    width: '100%',
    height: range.trackHeight,
    borderRadius: radius.pill,
    background: range.track,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

/** Shares of the track at which the fill begins and ends, and where a thumb stands. */
export const from = createVar();
export const to = createVar();

export const fill = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: from,
    insetInlineEnd: `calc(100% - ${to})`,
    borderRadius: radius.pill,
    background: range.fill,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const thumb = style(
  ui({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: to,
    width: range.thumbWidth,
    height: range.thumbHeight,
    transform: 'translate(-50%, -50%)',
    border: `${rule.heavy} solid ${range.thumbLine}`,
    borderRadius: range.thumbRadius,
    background: range.thumbFill,
    boxShadow: elevation.bar,
    cursor: 'grab',
    selectors: {
      // A target of 44 px around a smaller thumb.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `calc((100% - ${size.target}) / 2)`,
      },
      '&:has(:focus-visible)': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: '2px',
      },
      '[data-dragging] &': { cursor: 'grabbing' },
      '[data-disabled] &': { cursor: 'not-allowed' },
    },
  }),
);

/** The native slider under a thumb: keys and screen readers move it, pointers move the thumb. */
export const native = style(
  ui({
    ...unseenOver,
    pointerEvents: 'none',
  }),
);
