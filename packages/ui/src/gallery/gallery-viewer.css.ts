import { style } from '@vanilla-extract/css';
import * as strips from '../carousel/strip.css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { radius, space, stage } = vars;

export const strip = style([strips.strip, ui({ minHeight: 0 })]);
export const slide = style([
  strips.slide,
  ui({
    flex: '0 0 100%',
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    paddingInline: space[2],
    containerType: 'size',
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: '0%', [stage.ratio]: '3 / 2' },
  }),
]);
/** A cut-out stands on its stage, as large as the screen lets it; without one it would float. */
export const stageBox = style(
  ui({ width: 'min(100cqw, 150cqh)', selectors: { '&&': { borderRadius: radius.control } } }),
);
export const photo = style(ui({ width: '100cqw', height: '100cqh', objectFit: 'contain' }));
export const turns = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    padding: space[3],
    paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  }),
);
export const counter = style(ui({ ...type('small'), minWidth: '5rem', textAlign: 'center' }));
