import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, radius, rule, space, tag: look } = vars;

export const tag = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    padding: `${look.padY} ${look.padX}`,
    border: `${rule.hair} solid ${look.line}`,
    borderRadius: radius.tag,
    background: look.ground,
    color: color.text,
    ...type('tag'),
    // On one line where it fits: a list moves it to its next line before its words break.
    flexShrink: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      // The stroke: no width and no gap in themes whose tags are boxes.
      '&::before': {
        content: '""',
        flex: 'none',
        width: look.stroke,
        height: rule.heavy,
        marginInlineEnd: `min(${look.stroke}, ${space[2]})`,
        background: 'currentColor',
        forcedColorAdjust: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        paddingInline: `max(${look.padX}, ${space[1]})`,
        selectors: { '&::before': { color: 'CanvasText' } },
      },
    },
  }),
);

export const icon = style(ui({ display: look.icon, marginInlineEnd: space[1], color: color.brandText }));

const off = ui({ background: look.offGround, color: look.offText, borderColor: look.offLine });
const fresh = ui({ background: look.newGround, color: look.newText, borderColor: look.newLine });

/** A stroke of a colour of its own. */
const stroke = (paint: string) =>
  ui({
    selectors: { '&::before': { background: paint } },
    '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
  });

/** What a kind adds; the shape of its stroke carries the meaning besides the word. */
export const kinds = styleVariants({
  neutral: {},
  used: {},
  custom: {},
  new: fresh,
  demo: ui({
    selectors: {
      '&::before': { height: rule.hair, boxShadow: '0 3px 0 currentColor', transform: 'translateY(-2px)' },
    },
  }),
  certified: {},
  electric: stroke(color.positive),
  positive: [
    stroke(color.positive),
    ui({ background: look.positiveGround, color: look.positiveText, borderColor: look.positiveLine }),
  ],
  'coming-soon': ui({
    selectors: {
      '&::before': {
        background: 'repeating-linear-gradient(90deg, currentColor 0 4px, transparent 4px 8px)',
      },
    },
  }),
  reserved: {},
  sold: [off, stroke(color.brandText)],
});

export const iconTones = styleVariants({
  neutral: {},
  caution: ui({ color: color.caution }),
  inherit: ui({ color: 'inherit' }),
});

export const list = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    // More than the length of a stroke, or it would seem to belong to the word before it.
    gap: `${space[1]} max(${space[2]}, ${look.stroke} + ${space[1]})`,
  }),
);
