import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, ui } from '../theme/rules';

const { color, elevation, layer, page, radius, rule } = vars;

/** Places a popup by the library's measures; over sheets, because a field may stand in one. */
export const positioner = style(ui({ zIndex: layer.toast, outline: 0 }));

/** The ground of what floats beside its trigger. */
export const surface = style(
  ui({
    // Never wider than the screen within its margins, whatever the trigger's width.
    maxWidth: `min(var(--available-width), calc(100vw - ${page.margin}))`,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    boxShadow: elevation.float,
    overflowWrap: 'anywhere',
    outline: 0,
    transition: move('fast', 'opacity'),
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  }),
);
