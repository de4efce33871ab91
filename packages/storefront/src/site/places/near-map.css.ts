import { storefront } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const box = style(storefront({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
