import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';

const { rhythm, space } = vars;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The narrow column of price and calculator. */
const side = '29rem';

/** From tablets on a place stands in its area. */
const inArea = (gridArea: string, more: Record<string, string> = {}) => ({
  '@media': { [media.tablet]: { gridArea, ...more } },
});
export const aside = style(
  ui({
    ...stack,
    minWidth: 0,
    marginBlockStart: space[5],
    selectors: { '&:empty': { display: 'none' } },
    ...inArea('aside'),
  }),
);
/** Places of the first part, in the order that they are read in on a phone. */
export const top = style(
  ui({
    ...stack,
    columnGap: space[6],
    alignItems: 'start',
    // Where the places stand otherwise than they are written, the keyboard goes by rows, in browsers that can.
    readingFlow: 'grid-rows',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem',
        gridTemplateAreas: '"heading purchase" "facts facts" "pictures pictures" "links links" "aside aside"',
      },
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) ${side}`,
        gridTemplateRows: 'auto auto auto 1fr',
        selectors: {
          [`&:has(> ${aside}:not(:empty))`]: {
            gridTemplateAreas: '"heading purchase" "facts facts" "pictures aside" "links aside"',
          },
        },
      },
    },
  }),
);
export const crumbs = style(ui({ paddingBlockStart: space[3] }));
export const heading = style(ui({ minWidth: 0, paddingBlock: `${space[2]} ${space[4]}`, ...inArea('heading') }));
export const pictures = style(ui({ minWidth: 0, ...inArea('pictures', { marginBlockStart: space[5] }) }));
export const purchase = style(
  ui({
    ...stack,
    gap: space[3],
    minWidth: 0,
    paddingBlock: `${space[4]} ${space[5]}`,
    ...inArea('purchase', { paddingBlockStart: space[2] }),
  }),
);
export const facts = style(ui({ minWidth: 0, ...inArea('facts') }));
export const links = style(
  ui({
    ...stack,
    gap: `0 ${space[6]}`,
    marginBlockStart: space[2],
    '@media': {
      [media.tablet]: {
        gridArea: 'links',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: { '&:has(> :nth-child(3))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' } },
      },
    },
  }),
);
export const parts = style(
  ui({
    ...stack,
    gap: `${rhythm.section} ${space[6]}`,
    paddingBlock: rhythm.section,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const places = styleVariants({
  full: ui({ minWidth: 0, gridColumn: '1 / -1' }),
  start: ui({ minWidth: 0 }),
  end: ui({ minWidth: 0 }),
});
export const disclaimer = style([faintMicro, ui({ paddingBlockEnd: space[6] })]);
