import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, control, dial, radius, rule, space } = vars;

/** Marks of a whole turn, and how many of them part it into equal pieces. */
export const steps = createVar();
export const parts = createVar();

const marksEvery = (count: string, paint: string, height: string) =>
  `repeating-linear-gradient(90deg, ${paint} 0 1px, transparent 1px calc((100% - 1px) / ${count})) 0 100% / 100% ${height} no-repeat`;

/** The whole turn from the first view round to the first again; the thumb's middle runs along it. */
const turn = { content: '""', position: 'absolute', insetInline: `calc(${dial.thumbWidth} / 2)` } as const;

export const root = style(ui({ minWidth: 0, color: color.text }));
/** A scale of one mark for each frame, in themes that have one, under a native range. */
export const scale = style(
  ui({
    position: 'relative',
    height: control.target,
    selectors: {
      '&::before': {
        ...turn,
        insetBlockStart: `calc(50% - ${dial.track} / 2)`,
        height: dial.track,
        borderRadius: radius.pill,
        background: vars.range.track,
      },
      '&::after': {
        ...turn,
        insetBlockStart: `calc(50% + ${dial.tickShift})`,
        height: dial.tickMajor,
        background: [
          marksEvery(parts, color.text, dial.tickMajor),
          marksEvery(steps, `color-mix(in srgb, ${color.text} 55%, transparent)`, dial.tick),
        ].join(', '),
      },
      '&:has(:focus-visible)': { outline: `${rule.key} solid ${color.focus}`, outlineOffset: space[1] },
    },
  }),
);
/** It ends a step before the scale does: there the turn begins anew. */
export const range = style(
  ui({
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineStart: 0,
    width: `calc((100% - ${dial.thumbWidth}) * (1 - 1 / ${steps}) + ${dial.thumbWidth})`,
    height: '100%',
    margin: 0,
    background: 'none',
    appearance: 'none',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: dial.thumbWidth,
  height: dial.thumbHeight,
  border: dial.thumbBorder,
  borderRadius: dial.thumbRadius,
  background: dial.thumbFill,
} as const;
globalStyle(`${range}::-webkit-slider-thumb`, { '@layer': { ui: thumb } });
globalStyle(`${range}::-moz-range-thumb`, { '@layer': { ui: thumb } });

export const marks = style([
  quietMicro,
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockEnd: space[2],
  }),
]);
