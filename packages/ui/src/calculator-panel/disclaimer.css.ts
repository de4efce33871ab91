import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui } from '../theme/rules';

const { color, page, rule, weight } = vars;

export const text = style(
  ui({ ...type('micro'), maxWidth: page.measure, color: color.textQuiet, overflowWrap: 'anywhere' }),
);
const printsFolded = 'selector(::details-content)';

/** The button stands under the text it opens. On paper nothing can be opened, so all of it is there. */
export const fold = style(
  ui({
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'start',
    '@supports': {
      [printsFolded]: {
        '@media': { [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
      },
    },
  }),
);
/** Gives way to the whole text. */
export const short = style(
  ui({
    selectors: { '&:has(+ [open])': { display: 'none' } },
    '@supports': { [printsFolded]: { '@media': { [media.print]: { display: 'none' } } } },
  }),
);
export const toggle = style([
  offPaper,
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: atTouch('1.75rem'),
    color: color.text,
    fontWeight: weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textDecorationThickness: rule.control,
    textUnderlineOffset: '0.3em',
  }),
]);
export const more = style(ui({ selectors: { '[open] > * > &': { display: 'none' } } }));
export const less = style(ui({ selectors: { ':not([open]) > * > &': { display: 'none' } } }));
