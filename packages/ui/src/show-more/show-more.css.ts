import { createVar, style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

export const lines = createVar();

export const text = style(ui({ maxWidth: vars.page.measure, whiteSpace: 'pre-line' }));

export const clamped = style(
  ui({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    // Without scripts nothing could open it again, and paper has no buttons.
    '@media': {
      [media.lifeless]: { WebkitLineClamp: 'none', display: 'block' },
    },
  }),
);

export const toggle = style([
  scripted,
  ui({
    marginBlockStart: vars.space[3],
  }),
]);
