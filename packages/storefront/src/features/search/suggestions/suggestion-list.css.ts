import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, elevation, layer, radius, rule, space } = vars;

export const list = style(
  storefront({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[1]})`,
    insetInlineStart: 0,
    zIndex: layer.sheet,
    width: 'max(100%, 19rem)',
    maxWidth: '92vw',
    maxHeight: 'min(28rem, 60vh)',
    overflowY: 'auto',
    padding: space[1],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    boxShadow: elevation.float,
  }),
);
export const heading = style(
  storefront({
    ...type('label'),
    display: 'block',
    padding: `${space[3]} ${space[3]} ${space[1]}`,
    color: color.textQuiet,
  }),
);
export const option = style(
  storefront({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '2.5rem',
    paddingInline: space[3],
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.brandSoft },
      '&[aria-selected="true"]': { background: color.brandSoft, boxShadow: `inset ${rule.key} 0 ${color.selected}` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const note = style(storefront({ flex: 'none', color: color.textQuiet }));
