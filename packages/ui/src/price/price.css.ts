import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, space, weight } = vars;

export const price = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    alignContent: 'start',
    justifyItems: 'start',
    minWidth: 0,
  }),
);

/** At the start of the block, and never wider than it. */
uiGlobal(`${price} > *`, { maxWidth: '100%' });

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  width: '100%',
} as const;

export const lines = styleVariants({
  // The former price stands at the end of the line where there is room, under the price where there is not.
  flow: ui({ ...line, justifyContent: 'space-between' }),
  struck: ui(line),
  under: ui({ ...line, columnGap: space[4] }),
});
export const nows = styleVariants({
  flow: ui({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}`, minWidth: 0 }),
  struck: ui({ display: 'contents' }),
  under: ui({ display: 'contents' }),
});

export const amounts = styleVariants({
  card: ui({ ...type('price'), minWidth: 0, color: color.text }),
  large: ui({ ...type('priceLarge'), minWidth: 0, color: color.text }),
});
uiGlobal(`${lines.under} ${amounts.card}, ${lines.under} ${amounts.large}`, { flexBasis: '100%' });

export const words = style(ui({ ...type('priceWords'), color: color.text }));

export const kind = style([
  quietSmall,
  ui({
    minWidth: 0,

    selectors: { [`${lines.struck} &`]: { order: 1, flexBasis: '100%' } },
  }),
]);

export const was = style([quietSmall, ui({ minWidth: 0 })]);

export const wasLarge = style([quietSmall, ui({ flexBasis: '100%' })]);

export const repayment = style([quietSmall]);
export const repaymentAmount = style(ui({ color: color.text, fontWeight: weight.strong }));
export const rates = style(ui({ display: 'block' }));
export const other = style([quietSmall]);
export const note = style([quietSmall]);
export const market = style(
  ui({
    ...type('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.positive,
    fontWeight: weight.strong,
  }),
);
