import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

export const icon = style(
  ui({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.icon.stroke,
    strokeLinecap: vars.icon.cap as 'round',
    strokeLinejoin: 'round',
    // A colour that an icon is given stays where the colours around it are forced, and may be that of the ground.
    '@media': { '(forced-colors: active)': { selectors: { '&&': { color: 'inherit' } } } },
  }),
);

export const filled = style(ui({ fill: 'currentColor' }));

export const sizes = styleVariants({
  small: ui({ width: vars.icon.sizeSmall, height: vars.icon.sizeSmall }),
  medium: ui({ width: vars.icon.size, height: vars.icon.size }),
  large: ui({ width: vars.space[8], height: vars.space[8] }),
  /** Follows the text beside it. */
  text: ui({ width: '1em', height: '1em' }),
});
