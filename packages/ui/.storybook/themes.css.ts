import { globalStyle } from '@vanilla-extract/css';
import { applyTheme } from '../src/theme/apply-theme';
import { vars } from '../src/theme/contract.css';
import { themes } from '../src/themes';

for (const [name, theme] of Object.entries(themes)) applyTheme(theme, `[data-theme="${name}"]`);

// What the browser's own setting does (base.css.ts), at a switch.
globalStyle(':root:root[data-motion="reduced"]', {
  vars: {
    [vars.motion.fast]: '0ms',
    [vars.motion.base]: '0ms',
    [vars.motion.slow]: '0ms',
    [vars.motion.zoom]: '1',
  },
});
globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', {
  animation: 'none !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
});
