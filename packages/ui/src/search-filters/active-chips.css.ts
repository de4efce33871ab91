import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui } from '../theme/rules';

const { color, page, space, weight } = vars;

/** One line that scrolls sideways on a phone, to the page's edges; wraps on wider screens. */
export const row = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    '@media': {
      [media.phone]: {
        overflowX: 'auto',
        marginInline: `calc(-1 * ${page.margin})`,
        paddingInline: page.margin,
        paddingBlock: space[1],
        scrollbarWidth: 'none',
      },
      [media.tablet]: { flexWrap: 'wrap' },
    },
  }),
);
export const item = style(
  ui({ flex: 'none', maxWidth: '100%', '@media': { [media.tablet]: { flex: '0 1 auto', minWidth: 0 } } }),
);
export const clear = style(
  ui({
    ...type('small'),
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: atTouch('2.25rem'),
    marginInlineStart: space[2],
    color: color.text,
    fontWeight: weight.strong,
  }),
);
