import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const form = style(
  storefront({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[5]}` }),
);
/** What only scripts can do. */
export const scripted = style(storefront({ '@media': { '(scripting: none)': { display: 'none' } } }));
