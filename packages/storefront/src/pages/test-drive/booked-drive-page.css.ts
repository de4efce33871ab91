import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(storefront({ ...column, gap: space[6], maxWidth: page.measure }));
export const form = style(storefront({ ...column, gap: space[5], paddingBlockStart: space[4] }));
export const lead = style(storefront({ color: color.textQuiet }));
export const bring = style(
  storefront({ ...column, gap: space[1], paddingInlineStart: space[5], color: color.textQuiet, listStyle: 'disc' }),
);
export const folded = style(storefront({ ...column, gap: space[3], paddingBlockEnd: space[4] }));
