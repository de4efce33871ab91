import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, page, radius, rhythm, rule, space } = vars;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(ui({ paddingBlock: `${space[4]} ${rhythm.section}` }));
/** On a phone the offer, then the form; on a desktop the form beside all of it. */
export const grid = style(
  ui({
    ...stack,
    gap: `${space[6]} ${page.gutter}`,
    alignItems: 'start',
    paddingBlockStart: space[6],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: 'clamp(2.5rem, 5vw, 5rem)',
      },
    },
  }),
);
export const head = style(ui({ ...stack, gap: space[2], minWidth: 0 }));
export const category = style([quietSmall]);
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere' }));
export const about = style(ui({ ...stack, gap: space[6], minWidth: 0 }));
/** Its lettering is as large as its own box allows. */
export const picture = style(ui({ containerType: 'inline-size' }));
export const words = style(ui({ ...stack, justifyItems: 'start', gap: space[3], overflowWrap: 'anywhere' }));
export const facts = style(ui({ ...stack, maxWidth: page.measure, overflowWrap: 'anywhere' }));
/** Sentences: they begin where each other begin. */
export const fact = style(
  ui({
    ...stack,
    gap: `0 ${space[4]}`,
    paddingBlock: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  }),
);
export const factName = style([quietSmall]);
export const ways = style(ui({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` }));
export const disclaimer = style([
  quietSmall,
  ui({
    maxWidth: page.measure,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
]);
export const aside = style(
  ui({
    minWidth: 0,
    padding: space[5],
    background: color.raised,
    border: `${rule.control} solid ${color.lineStrong}`,
    borderRadius: radius.panel,
    '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
  }),
);
export const asideTitle = style(ui({ ...type('h3'), marginBlockEnd: space[4] }));
