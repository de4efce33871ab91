import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, radius, rhythm, rule, space } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.section }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[6]} calc(2 * ${page.gutter})`,
  }),
);
/** The picture before the words on a phone; on a wide screen at either side. */
export const sides = styleVariants({
  start: ui({ '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } }),
  end: ui({ '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } }),
});
export const picture = style(ui({ width: '100%', height: 'auto', aspectRatio: '3 / 2', borderRadius: radius.stage }));
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[4],
    minWidth: 0,
    paddingBlockStart: `calc(${rule.section} * 6)`,
    borderBlockStart: `${rule.section} solid ${color.lineStrong}`,
    selectors: { [`${sides.end} > &`]: { '@media': { [media.tablet]: { order: -1 } } } },
  }),
);
export const title = style(ui({ ...type('h2'), overflowWrap: 'anywhere', textWrap: 'balance' }));
