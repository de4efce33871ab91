import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

export const widths = styleVariants({
  small: ui({ width: 'min(28rem, 100vw - 2rem)' }),
  medium: ui({ width: 'min(40rem, 100vw - 2rem)' }),
});

export const dialog = style(
  ui({
    inset: 0,
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 2rem)',
    borderRadius: vars.radius.panel,
  }),
);

/** After the widths, which it overrules. */
export const phoneSheet = style(
  ui({
    '@media': {
      [media.phone]: { width: '100vw', height: '100dvh', maxHeight: 'none', margin: 0, border: 0, borderRadius: 0 },
    },
  }),
);
