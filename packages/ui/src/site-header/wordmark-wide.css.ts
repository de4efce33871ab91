import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

/** Wide and light. */
export const wide = {
  name: style(
    ui({
      fontSize: 'clamp(0.875rem, 4.6vw, 1.1875rem)',
      fontStretch: '118%',
      fontWeight: '460',
      letterSpacing: '0em',
    }),
  ),
  rest: style(ui({ fontWeight: '300', color: vars.color.textQuiet })),
};
