import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const map = style(storefront({ position: 'absolute', inset: 0 }));
/** What stands until the first tiles are drawn lies under the map. */
export const under = style(storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** A sign whose point is where the place is. */
export const sign = style(
  storefront({
    display: 'grid',
    justifyItems: 'center',
    minWidth: '2rem',
    maxWidth: '14rem',
    minHeight: '2rem',
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${color.surface}`,
    borderRadius: radius.control,
    background: color.ink,
    color: color.onInk,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: '50%',
        width: '0.75rem',
        height: '0.5rem',
        background: color.ink,
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        translate: '-50% -1px',
      },
      '&:hover': { zIndex: 1, textDecoration: 'underline' },
      '&:focus-visible': { zIndex: 1 },
    },
  }),
);
