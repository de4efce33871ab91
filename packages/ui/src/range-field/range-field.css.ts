import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, elevation, field, radius, range, rule, space, weight } = vars;

export const root = style(ui({ display: 'grid', gap: space[2], minWidth: 0 }));

export const head = style(
  ui({ ...type('label'), display: 'flex', justifyContent: 'space-between', gap: space[3], color: color.text }),
);
export const value = style(ui({ fontWeight: weight.strong }));

/** Room for half a thumb at both ends, so that a thumb at the end lines up with what is above. */
export const control_ = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: control.target,
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
    width: '100%',
    height: range.trackHeight,
    borderRadius: radius.pill,
    background: range.track,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const fill = style(
  ui({
    height: '100%',
    borderRadius: radius.pill,
    background: range.fill,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const thumb = style(
  ui({
    width: range.thumbWidth,
    height: range.thumbHeight,
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
        inset: `calc((100% - ${control.target}) / 2)`,
      },
      '&:has(:focus-visible)': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: '2px',
      },
      '&[data-dragging]': { cursor: 'grabbing' },
    },
  }),
);

export const inputs = style(ui({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], alignItems: 'end' }));
/** Under both fields, whichever it is of. */
export const answer = style(ui({ gridColumn: '1 / -1', order: 1 }));
export const input = style(ui({ minHeight: control.heightSmall, paddingInline: field.padX }));
