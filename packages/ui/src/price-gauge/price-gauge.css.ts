import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, gauge, radius, range, space, weight } = vars;

/** Where our price stands, from the cheap end, and how far its flag steps back so that it stays over the scale. */
export const place = createVar();
export const back = createVar();
/** Widths of the bands. */
export const columns = createVar();

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], minWidth: 0 }));

export const heads = styleVariants({
  small: ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[3]}`,
  }),
  large: ui({ display: 'grid', gap: space[1], marginBlockEnd: space[4] }),
});
export const verdicts = styleVariants({
  small: ui({ ...type('small'), fontWeight: weight.strong }),
  large: ui({ ...type('h3'), fontFamily: vars.font.heading }),
});
export const samples = styleVariants({
  small: ui({ ...type('small'), color: color.textQuiet }),
  large: ui({ ...type('body'), maxWidth: vars.page.measure, color: color.textQuiet }),
});
/** Green for a price at the cheap end alone. */
export const bands = styleVariants({
  high: ui({ color: color.positive }),
  middle: ui({ color: color.text }),
  low: ui({ color: color.text }),
});

export const scale = style(ui({ display: 'grid', minWidth: 0 }));
const outside = `(${gauge.markerHeight} - ${gauge.height}) / 2`;
export const flag = style(
  ui({
    ...type('label'),
    display: gauge.flag as 'block',
    justifySelf: 'start',
    maxWidth: '100%',
    marginInlineStart: place,
    padding: `${space[1]} ${gauge.flagPadX}`,
    borderRadius: radius.control,
    background: gauge.flagGround,
    color: gauge.flagText,
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
    translate: back,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
export const bar = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columns,
    gap: gauge.gap,
    height: gauge.height,
    marginBlock: `calc(${outside})`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc((100% - ${gauge.line}) / 2)`,
        height: gauge.line,
        background: color.lineStrong,
      },
    },
  }),
);
const band = {
  position: 'relative',
  borderBlock: `${gauge.edge} solid ${color.lineStrong}`,
  borderInlineEnd: `${gauge.edge} solid ${color.lineStrong}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
} as const;
export const below = style(
  ui({
    ...band,
    borderInlineStart: `${gauge.edge} solid ${color.lineStrong}`,
    borderStartStartRadius: gauge.radius,
    borderEndStartRadius: gauge.radius,
    background: gauge.below,
  }),
);
export const average = style(ui({ ...band, background: gauge.average }));
export const above = style(
  ui({ ...band, borderStartEndRadius: gauge.radius, borderEndEndRadius: gauge.radius, background: gauge.above }),
);
export const marker = style(
  ui({
    position: 'absolute',
    insetInlineStart: place,
    insetBlockStart: `calc(-1 * ${outside})`,
    width: gauge.markerWidth,
    height: gauge.markerHeight,
    // Wholly over the scale at its very ends.
    translate: back,
    border: `${gauge.markerRing} solid ${color.surface}`,
    borderRadius: gauge.markerRadius,
    background: color.text,
    boxShadow: vars.elevation.bar,
    '@media': {
      '(forced-colors: active)': { background: 'Highlight', borderColor: 'Canvas', forcedColorAdjust: 'none' },
    },
  }),
);
export const ticks = style(
  ui({
    height: space[2],
    marginBlockStart: `calc(-1 * ${outside})`,
    marginBlockEnd: `calc((${outside} - ${space[2]}) / 2)`,
    backgroundImage: range.ticks,
  }),
);
export const ends = style([
  quietSmall,
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[3]}`,
  }),
]);
export const note = style([quietMicro, ui({ marginBlockStart: space[2] })]);
