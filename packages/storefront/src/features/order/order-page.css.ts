import { media, storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, rule, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const parts = style(storefront({ ...column, gap: space[8], alignContent: 'start' }));
export const part = style(storefront({ ...column, gap: space[3], alignContent: 'start' }));
export const title = style(storefront({ ...type('h3') }));
export const small = style(storefront({ ...type('small'), color: color.textQuiet }));
export const lines = style(storefront({ ...column }));
/** A step in words: its name, and a line under it. */
export const line = style(
  storefront({
    ...column,
    gap: space[1],
    paddingBlock: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const lineTitle = style(storefront({ ...type('h4') }));
export const ways = style(
  storefront({
    ...column,
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);
export const points = style(storefront({ ...column, gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' }));
