import { style, styleVariants } from '@vanilla-extract/css';
import * as strips from '../carousel/strip.css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, motion, rule, stage } = vars;

export const strip = style([strips.strip, ui({ height: '100%' })]);
export const slide = style([
  strips.slide,
  ui({
    flex: '0 0 100%',
    height: '100%',
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: '0%', [motion.zoom]: '1' },
  }),
]);
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
