import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { away } from '../visually-hidden/away';

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
/** On a phone each row is a block, its values under each other with the names of their columns: nothing is out of sight. */
const stacked = (rule: Parameters<typeof ui>[0]) => ({ '@media': { [`screen and ${media.phone}`]: rule } });
export const table = style(
  ui({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': {
      [media.print]: { fontSize: '0.75rem' },
      [`screen and ${media.phone}`]: { display: 'block' },
    },
  }),
);
/** The column names stay for those who listen. */
export const heads = style(ui(stacked(away)));
export const body = style(ui(stacked({ display: 'block' })));
export const row = style(
  ui(
    stacked({
      display: 'block',
      paddingBlock: space[3],
      paddingInline: block.padX,
      borderBlockEnd: `${rule.hair} solid ${color.line}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    }),
  ),
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
    ...stacked({
      ...type('body'),
      position: 'static',
      display: 'block',
      width: 'auto',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      background: 'none',
      fontWeight: weight.strong,
    }),
  }),
);
/** Where no column stands over a value the name of its column stands beside it, for eyes: others have the heads. */
export const value = style(
  ui({
    ...cell,
    paddingInlineEnd: page.gutter,
    ...stacked({
      selectors: {
        '&::before': {
          content: ['attr(data-column)', 'attr(data-column) / ""'],
          ...type('small'),
          color: color.textQuiet,
          textAlign: 'start',
        },
      },
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[4],
      maxWidth: 'none',
      padding: 0,
      paddingBlockStart: space[1],
      border: 0,
      textAlign: 'end',
    }),
  }),
);
export const shown = style(ui(stacked({ minWidth: 0, fontWeight: weight.medium })));
