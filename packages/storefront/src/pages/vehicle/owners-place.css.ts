import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const place = style(
  storefront({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[3],
    padding: vars.space[5],
    background: vars.color.raised,
    border: `${vars.rule.control} solid ${vars.color.line}`,
    borderRadius: vars.radius.panel,
  }),
);
export const title = style(storefront(type('h3')));
