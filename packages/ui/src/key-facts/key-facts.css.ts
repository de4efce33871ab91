import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, facts, page, space } = vars;

export const list = style(
  ui({
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[5]} ${page.gutter}`,
    paddingBlock: facts.padY,
    borderStyle: 'solid',
    borderColor: color.lineStrong,
    borderWidth: facts.rule,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
  }),
);
export const fact = style(
  ui({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    // The dividers stand in the gutter; the one of the first column is cut off by the list.
    marginInlineStart: `calc(-1 * (${facts.padX} + ${facts.divider}))`,
    paddingInlineStart: facts.padX,
    borderInlineStart: `${facts.divider} solid ${color.line}`,
  }),
);
export const term = style(ui({ ...type('label'), display: 'flex', gap: space[2], color: color.textQuiet }));
export const value = style(ui({ ...type('priceWords'), color: color.text, overflowWrap: 'anywhere' }));
