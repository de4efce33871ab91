import { style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { ui } from '../theme/rules';

export const button = style([
  scripted,
  ui({
    selectors: { '&&:disabled': { opacity: 0.35, cursor: 'default', background: 'none' } },
    // Faded, the system's grey for what is disabled could not be read.
    '@media': { '(forced-colors: active)': { selectors: { '&&:disabled': { opacity: 1 } } } },
  }),
]);
