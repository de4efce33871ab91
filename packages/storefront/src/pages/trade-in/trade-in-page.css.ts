import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, rhythm, space } = vars;

/** The way over the form of a step, and the way around it below. */
export const way = style(storefront({ marginBlockEnd: space[6] }));
export const aside = style(storefront({ marginBlockStart: space[6], color: color.textQuiet }));
export const lookup = style(storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }));
/** Vehicle, offer and form, one under the other. */
export const result = style(storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }));
export const formTitle = style(storefront({ ...type('h3'), marginBlockEnd: space[2] }));
export const formLead = style(storefront({ marginBlockEnd: space[5], color: color.textQuiet }));
/** The dealer's content below the form keeps its distance from the footer. */
export const blocks = style(storefront({ paddingBlockEnd: rhythm.section }));
export const notice = style(storefront({ marginBlockEnd: space[6] }));
