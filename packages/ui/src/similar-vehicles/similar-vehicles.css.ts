import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { page, space } = vars;

export const head = style(ui({ display: 'flex', alignItems: 'center', gap: space[2] }));

export const turns = style(ui({ display: 'flex' }));

/** A row that scrolls by finger, wheel, key and button; it bleeds to the edges where it is wider than the page. */
export const row = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: page.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    scrollPaddingInline: page.margin,
    marginInline: `calc(-1 * ${page.margin})`,
    paddingInline: page.margin,
    paddingBlock: space[1],
    '@media': {
      [media.desktop]: {
        scrollPaddingInline: space[1],
        marginInline: `calc(-1 * ${space[1]})`,
        paddingInline: space[1],
      },
    },
  }),
);
const share = (count: number) => `calc((100% - ${count - 1} * ${page.gutter}) / ${count})`;
const columns = (tablet: number, desktop: number) =>
  ui({
    gridAutoColumns: 'min(84%, 22rem)',
    '@media': {
      [media.tablet]: { gridAutoColumns: share(tablet) },
      [media.desktop]: { gridAutoColumns: share(desktop) },
    },
  });
export const widths = styleVariants({ 2: columns(2, 2), 3: columns(2, 3), 4: columns(2, 4) });
/** Pictures that would run to both edges of a phone keep to their card here: the next one follows. */
export const item = style(
  ui({ scrollSnapAlign: 'start', minWidth: 0, display: 'grid', vars: { [page.margin]: '0px' } }),
);
