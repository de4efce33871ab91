import { media, storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, rule, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(storefront({ ...column, gap: space[8], maxWidth: page.measure }));
export const step = style(storefront({ ...column, gap: space[6] }));
export const head = style(storefront({ ...column, gap: space[2] }));
export const title = style(storefront({ ...type('h2') }));
export const part = style(storefront({ ...type('h4') }));
export const lead = style(storefront({ color: color.textQuiet }));
export const small = style(storefront({ ...type('micro'), color: color.textQuiet }));
export const ways = style(
  storefront({
    ...column,
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);
export const answers = style(
  storefront({
    ...column,
    gap: space[2],
    paddingBlockStart: space[5],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const answersHead = style(
  storefront({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[3],
  }),
);
export const agreed = style(
  storefront({ ...type('small'), ...column, gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' }),
);
export const savedLink = style(storefront({ ...type('small'), overflowWrap: 'anywhere', userSelect: 'all' }));
export const removalSign = style(storefront({ paddingBlock: space[2], cursor: 'pointer' }));
export const removal = style(storefront({ ...type('small'), ...column, gap: space[3], justifyItems: 'start' }));
