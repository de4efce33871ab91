import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { block, color, page, rule, space, weight } = vars;

/** A sheet where the theme has sheets. The names of the rows stay in sight while it is scrolled. */
export const scroller = style(
  ui({
    // Holds the words for those who listen, which would widen the page.
    position: 'relative',
    overflowX: 'auto',
    background: block.ground,
    borderRadius: vars.radius.card,
  }),
);
export const table = style(
  ui({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': { [media.print]: { fontSize: '0.75rem' } },
  }),
);
const cell = {
  minWidth: '7.5rem',
  maxWidth: '18rem',
  padding: `${space[3]} max(${space[3]}, ${block.padX}) ${space[3]} ${block.padX}`,
  borderBlockEnd: `${rule.hair} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;
export const head = style(
  ui({ ...cell, ...type('label'), borderBlockEnd: `${rule.heavy} solid ${color.lineStrong}`, verticalAlign: 'bottom' }),
);
export const corner = style(ui({ ...cell, borderBlockEnd: `${rule.heavy} solid ${color.lineStrong}` }));
export const name = style(
  ui({
    ...cell,
    ...type('label'),
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '30%',
    maxWidth: '40vw',
    background: `linear-gradient(${block.ground}, ${block.ground}), ${color.page}`,
    fontWeight: weight.strong,
  }),
);
export const value = style(ui({ ...cell, paddingInlineEnd: page.gutter }));
