import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

export const profile = style(
  ui({
    display: 'block',
    width: '100%',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.icon.stroke,
    strokeLinecap: vars.icon.cap as 'round',
    strokeLinejoin: 'round',
  }),
);
