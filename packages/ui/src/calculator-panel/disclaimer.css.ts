import { style } from '@vanilla-extract/css';
import { printsFolded } from '../fold/fold.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page } = vars;

export const text = style(
  ui({ ...type('micro'), maxWidth: page.measure, color: color.textQuiet, overflowWrap: 'anywhere' }),
);
/** The button stands under the text it opens. */
export const fold = style(ui({ display: 'flex', flexDirection: 'column-reverse', alignItems: 'start' }));
/** Gives way to the whole text. */
export const short = style(
  ui({
    selectors: { '&:has(+ [open])': { display: 'none' } },
    '@supports': { [printsFolded]: { '@media': { [media.print]: { display: 'none' } } } },
  }),
);
