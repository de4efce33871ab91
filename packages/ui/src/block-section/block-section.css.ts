import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { block, color, page, rhythm, rule, space } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.section }));
export const body = style(ui({ minWidth: 0 }));
export const narrowBody = style(ui({ maxWidth: '56rem' }));
export const head = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    gap: space[3],
    minWidth: 0,
    marginBlockEnd: rhythm.head,
    paddingBlockStart: `calc(${rule.section} * 6)`,
    borderBlockStart: `${rule.section} solid ${color.lineStrong}`,
  }),
);
export const title = style(ui({ ...type('h2'), overflowWrap: 'anywhere', textWrap: 'balance' }));
export const text = style(ui({ maxWidth: page.measure, color: color.textQuiet, whiteSpace: 'pre-line' }));
/** Head and content under each other, or as the theme parts them. */
const parted = ui({
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: block.columns, columnGap: page.gutter },
  },
});
export const widths = styleVariants({
  parted,
  /** The same, with lines no longer than a form or a film wants. */
  narrow: parted,
  full: {},
});
