import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

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
      '(scripting: none)': { WebkitLineClamp: 'none', display: 'block' },
      print: { WebkitLineClamp: 'none', display: 'block' },
    },
  }),
);

export const toggle = style(
  ui({
    marginBlockStart: vars.space[3],
    '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  }),
);
