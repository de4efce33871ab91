import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

/** As high as the capitals beside it, and a little more. */
export const mark = style(
  ui({
    display: 'inline-block',
    width: '1em',
    height: '1em',
    marginInlineStart: '0.3em',
    color: vars.color.brandText,
    verticalAlign: '-0.12em',
  }),
);
export const shape = style(ui({ display: 'block', width: '100%', height: '100%', fill: 'currentColor' }));
export const tick = style(
  ui({
    fill: 'none',
    stroke: vars.color.surface,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
