import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui, uiGlobal } from '../theme/rules';

const { color, control, elevation, layer, page, radius, rule, space } = vars;

/** How high the bar is; the page keeps that much free at its end. */
const height = '4.75rem';

export const bar = style(
  ui({
    position: 'fixed',
    zIndex: layer.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: height,
    paddingBlock: space[2],
    paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
    paddingInline: page.margin,
    background: color.surface,
    color: color.text,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    transition: move('base', 'box-shadow', 'border-color'),
    selectors: {
      // Further down the price and the name have left the screen: the bar steps forward and says them.
      '&[data-forward="true"]': {
        boxShadow: elevation.float,
        borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
      },
    },
    '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
  }),
);
/** For the bar of pages that have a sticky bar with the same words from the tablet up. */
export const phoneOnly = style(ui({ '@media': { [media.tablet]: { display: 'none' } } }));

export const words = style(ui({ flex: 1, minWidth: 0 }));
export const name = style(
  ui({
    ...type('micro'),
    display: 'none',
    color: color.textQuiet,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '[data-forward="true"] &': { display: 'block' } },
  }),
);
export const call = style(
  ui({
    selectors: {
      '&&': {
        width: control.height,
        height: control.height,
        border: `${rule.control} solid ${color.lineControl}`,
        borderRadius: radius.control,
      },
    },
  }),
);
export const action = style(ui({ flex: 'none' }));

const room = { paddingBlockEnd: `calc(${height} + env(safe-area-inset-bottom))` };

uiGlobal(`body:has(.${bar})`, { '@media': { [media.phone]: room } });
uiGlobal(`body:has(.${bar}:not(.${phoneOnly}))`, { '@media': { [media.handheld]: room } });
