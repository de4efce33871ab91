import { media, storefront, type, vars } from '@forecourt/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, header, page, rule, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(
  storefront({ ...column, gap: space[8], '@media': { [media.desktop]: { maxWidth: page.measure } } }),
);
export const step = style(storefront({ ...column, gap: space[6] }));
export const head = style(storefront({ ...column, gap: space[2] }));
export const title = style(
  storefront({
    ...type('h3'),
    // The focus comes here with the step, which the bar at the top edge must not cover.
    scrollMarginBlockStart: `calc(${header.height} + ${space[10]})`,
    // It is no control: who reads on from here needs no ring around it.
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);
export const part = style(storefront({ ...column, gap: space[3] }));
export const partTitle = style(storefront({ ...type('h4') }));
export const lead = style(storefront({ color: color.textQuiet }));
export const small = style(storefront({ ...type('small'), color: color.textQuiet }));
export const ways = style(
  storefront({
    ...column,
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
  }),
);

/** A choice has no box: its fields stand in the columns of the form. */
export const choice = style(storefront({ display: 'contents' }));
const shown = (value: string) =>
  storefront({
    display: 'none',
    selectors: { [`${choice}:has(input[value="${value}"]:checked) > &`]: { display: 'contents' } },
  });
/** What hangs on an answer is in sight while that is chosen. */
export const shownWhen = styleVariants({
  yes: shown('yes'),
  delivery: shown('delivery'),
  'dealer-finance': shown('dealer-finance'),
});

export const extra = style(
  storefront({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[4]}` }),
);
export const extraText = style(storefront({ ...type('small'), display: 'block', color: color.textQuiet }));

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
export const savedLink = style(storefront({ ...type('small'), overflowWrap: 'anywhere', userSelect: 'all' }));
export const hold = style(
  storefront({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space[1]} ${space[4]}` }),
);
export const clock = style(storefront({ fontVariantNumeric: 'tabular-nums' }));
export const fold = style(storefront({ ...type('small'), ...column, gap: space[3], justifyItems: 'start' }));
export const foldSign = style(storefront({ paddingBlock: space[2], textDecoration: 'underline', cursor: 'pointer' }));
