import { media, storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, rhythm, space } = vars;

export const head = style(storefront({ display: 'grid', gap: space[6], paddingBlockStart: space[4] }));
export const list = style(
  storefront({ display: 'grid', gap: space[8], paddingBlock: `${space[8]} ${rhythm.section}` }),
);
/** The list beside its map; above it where there is no room. */
export const besideMap = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[8]} ${page.gutter}`,
    '@media': {
      [media.desktop]: {
        alignItems: 'start',
        // Where the map cannot be shown, the list has the width.
        selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
      },
      '(scripting: none)': { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  }),
);
export const near = style(
  storefront({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    // It is the work of scripts.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const credit = style(storefront({ color: color.textQuiet }));
