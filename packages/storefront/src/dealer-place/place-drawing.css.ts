import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const drawing = style(
  storefront({ width: '100%', height: '100%', minHeight: '12rem', background: vars.color.stageFloor }),
);
export const streets = style(storefront({ fill: 'none', stroke: vars.color.page, strokeWidth: '9' }));
export const ring = style(storefront({ fill: vars.color.brand }));
export const pin = style(storefront({ fill: vars.color.onBrand }));
