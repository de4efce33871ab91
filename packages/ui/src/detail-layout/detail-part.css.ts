import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { landing } from './landing';

const { color, page, rhythm, rule, space } = vars;

export const looks = styleVariants({
  /** Blocks under each other, a hairline between them. */
  block: ui({
    ...landing,
    paddingBlock: space[10],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
  /** A large quiet title at the left, the content at the right. */
  split: ui({
    ...landing,
    display: 'grid',
    gap: `${space[6]} ${page.gutter}`,
    paddingBlock: rhythm.half,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
  }),
  /** A ruled sheet. */
  sheet: ui({ ...landing, minWidth: 0 }),
});

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
} as const;

export const heads = styleVariants({
  block: ui({ ...head, marginBlockEnd: space[5] }),
  split: ui({ ...head, alignContent: 'start', flexDirection: 'column', justifyContent: 'start' }),
  sheet: ui({
    ...head,
    marginBlockEnd: space[4],
    paddingBlockStart: space[3],
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
  }),
});
export const titles = styleVariants({
  block: ui(type('h3')),
  split: ui(type('h2')),
  sheet: ui(type('h2')),
});
export const content = style(ui({ minWidth: 0 }));
