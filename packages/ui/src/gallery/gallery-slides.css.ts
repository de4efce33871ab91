import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, motion, rule, stage } = vars;

/** Clips the slides. Without scripts they are a strip that scrolls. */
export const viewport = style(
  ui({
    height: '100%',
    overflow: 'hidden',
    touchAction: 'pan-y pinch-zoom',
    '@media': { '(scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory' } },
  }),
);
export const track = style(ui({ display: 'flex', height: '100%' }));
export const slide = style(
  ui({
    flex: '0 0 100%',
    minWidth: 0,
    height: '100%',
    scrollSnapAlign: 'start',
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: '0%', [motion.zoom]: '1' },
  }),
);
export const press = style(
  ui({
    display: 'block',
    width: '100%',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'zoom-in',
    selectors: {
      // The stage clips what lies outside of it, so the ring lies inside.
      '&:focus-visible': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${rule.key})`,
        boxShadow: 'none',
      },
    },
  }),
);
export const pictures = styleVariants({
  framed: ui({ height: '100%' }),
  'full-bleed': ui({ height: '100%', selectors: { '&&': { background: 'none' } } }),
});
