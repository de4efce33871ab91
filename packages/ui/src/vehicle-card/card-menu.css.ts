import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, elevation, radius, rule, space } = vars;

/**
 * Under its button, over it where there is no room; in the middle of the screen in browsers that place nothing by
 * another element yet. Whether it shows is the browser's own rule: nothing here sets `display`.
 */
export const menu = style(
  ui({
    padding: space[1],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    background: color.raised,
    boxShadow: elevation.float,
    listStyle: 'none',
    positionArea: 'end span-start',
    positionTryFallbacks: 'flip-block',
  }),
);
/** At the end of the line, never broken, whatever stands before it. */
export const button = style(ui({ flex: 'none', marginInlineStart: 'auto' }));
/** As wide as the menu, its words at the start, no edge of its own. */
export const item = style(ui({ selectors: { '&&': { border: 0, justifyContent: 'start' } } }));
