import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';

const { color, radius, space, stage } = vars;

export const dialog = style(
  ui({
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.night,
    color: color.onNight,
    overscrollBehavior: 'contain',
    selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const bar = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    padding: space[3],
    paddingInlineStart: space[5],
  }),
);
export const title = style(ui({ ...type('small'), fontFamily: vars.font.body, overflowWrap: 'anywhere' }));
export const viewport = style(ui({ minHeight: 0, overflow: 'hidden', touchAction: 'pan-y pinch-zoom' }));
export const track = style(ui({ display: 'flex', height: '100%' }));
export const slide = style(
  ui({
    flex: '0 0 100%',
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    height: '100%',
    paddingInline: space[2],
    containerType: 'size',
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: '0%', [stage.ratio]: '3 / 2' },
  }),
);
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

uiGlobal(`html:has(dialog.${dialog}[open])`, { overflow: 'hidden' });
