import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

/** On paper nothing unfolds, so all of it is there. */
export const root = style(
  ui({
    minWidth: 0,
    '@media': {
      [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block' } } },
    },
  }),
);
const open = `${root}[open] > summary &`;

export const summary = style([
  offPaper,
  ui({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: vars.control.target }),
]);
export const more = style(ui({ selectors: { [open]: { display: 'none' } } }));
export const less = style(ui({ selectors: { [`${root}:not([open]) > summary &`]: { display: 'none' } } }));
export const arrow = style(ui({ selectors: { [open]: { rotate: '180deg' } } }));
