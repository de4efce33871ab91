import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui, uiGlobal } from '../theme/rules';

const { color, panel, radius, space } = vars;

/** Words, hours and picture in a row of three; on a tablet the picture stands beside the other two. */
const inRow = {
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"words picture" "hours picture" "way picture"',
      selectors: {
        // Nothing to see: the hours take its side.
        '&:not(:has(> [data-part="picture"]))': {
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"words hours" "way hours"',
        },
      },
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words hours picture" "way hours picture"',
      selectors: {
        '&:has(> [data-part="picture"])': { minHeight: '15rem' },
        '&:not(:has(> [data-part="hours"]))': {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
          gridTemplateAreas: '"words picture" "way picture"',
        },
        '&:not(:has(> [data-part="picture"]))': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"words hours" "way hours"',
        },
      },
    },
  },
} as const;

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "hours" "way" "picture"',
  overflow: 'hidden',
} as const;

export const layouts = styleVariants({
  /** A quiet box. */
  box: ui({ ...base, ...inRow, borderRadius: radius.card, background: color.sunk }),
  /** A ruled panel of the page. */
  panel: ui({
    ...base,
    ...inRow,
    background: panel.ground,
    border: `solid ${panel.line}`,
    borderWidth: panel.border,
    borderRadius: radius.panel,
  }),
  /** Under each other in a column of the page, the picture across it. */
  column: ui({ ...base, gridTemplateAreas: '"words" "picture" "hours" "way"', rowGap: space[6] }),
});
const inset = { paddingInline: space[6], minWidth: 0 } as const;

export const words = style(
  ui({
    ...inset,
    gridArea: 'words',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[3],
    paddingBlockStart: space[6],
    overflowWrap: 'anywhere',
  }),
);
export const hours = style(
  ui({
    ...inset,
    gridArea: 'hours',
    paddingBlockStart: space[4],
    '@media': { [media.desktop]: { paddingBlock: space[5], paddingInlineStart: 0 } },
  }),
);
export const way = style(ui({ ...inset, gridArea: 'way', alignSelf: 'end', paddingBlock: `${space[4]} ${space[6]}` }));
export const title = style(ui(type('h3')));
export const picture = style(
  ui({
    gridArea: 'picture',
    position: 'relative',
    height: '12rem',
    '@media': { [media.tablet]: { height: 'auto', minHeight: '12rem' } },
  }),
);
// In a column nothing is set in, and lines run across it.
for (const part of [words, hours, way]) uiGlobal(`${layouts.column} > ${part}`, { padding: 0 });
uiGlobal(`${layouts.column} > ${picture}`, { height: 'clamp(12rem, 24vw, 22rem)', borderRadius: radius.card });
uiGlobal(`${layouts.column} table`, { maxWidth: 'none' });
