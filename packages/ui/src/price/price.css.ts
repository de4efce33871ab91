import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, space, weight } = vars;

export const price = style(ui({ display: 'grid', gap: space[1], alignContent: 'start', justifyItems: 'start' }));

export const line = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    // The former price stands at the end of the line where there is room, under the price where there is not.
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
    width: '100%',
  }),
);
export const now = style(
  ui({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}` }),
);

export const amounts = styleVariants({
  card: ui({ ...type('price'), color: color.text }),
  large: ui({ ...type('priceLarge'), color: color.text }),
});

export const words = style(ui({ ...type('priceWords'), color: color.text }));

export const kind = style(ui({ ...type('small'), color: color.textQuiet }));

export const was = style(ui({ ...type('small'), color: color.textQuiet }));

export const wasLarge = style(ui({ ...type('small'), flexBasis: '100%', color: color.textQuiet }));

export const repayment = style(ui({ ...type('small'), color: color.textQuiet }));
export const repaymentAmount = style(ui({ color: color.text, fontWeight: weight.strong }));
export const rates = style(ui({ display: 'block' }));
export const other = style(ui({ ...type('small'), color: color.textQuiet }));
export const note = style(ui({ ...type('small'), color: color.textQuiet }));
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
