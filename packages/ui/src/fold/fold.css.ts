import { style, styleVariants } from '@vanilla-extract/css';
import { link } from '../text-link/text-link.css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

/**
 * A feature query: browsers that support it print the whole content of a folded part. On paper nothing can be opened.
 */
export const printsFolded = 'selector(::details-content)';

export const root = style(
  ui({
    '@supports': {
      [printsFolded]: {
        '@media': { [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
      },
    },
  }),
);
const toggle = [link, offPaper, ui({ color: vars.color.text })] as const;
export const toggles = styleVariants({
  text: [...toggle],
  control: [
    ...toggle,
    ui({ marginBlockStart: vars.space[3], selectors: { '&&': { minHeight: vars.control.target } } }),
  ],
});
export const more = style(ui({ selectors: { '[open] > * > &': { display: 'none' } } }));
export const less = style(ui({ selectors: { ':not([open]) > * > &': { display: 'none' } } }));
