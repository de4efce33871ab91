import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, panel, radius, space } = vars;

const root = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    minHeight: '20rem',
    borderRadius: radius.card,
    background: color.sunk,
  }),
);
export const shapes = styleVariants({
  /** Across the page. */
  wide: [root, ui({ '@media': { [media.desktop]: { minHeight: '26rem' } } })],
  /** Beside a list, in sight while it is read. */
  beside: [
    root,
    ui({
      '@media': {
        [media.desktop]: {
          position: 'sticky',
          insetBlockStart: space[8],
          minHeight: 0,
          height: 'min(40rem, 80vh)',
        },
      },
    }),
  ],
});
/** Nothing stands in it without scripts. */
export const live = style(ui({ '@media': { '(scripting: none)': { display: 'none' } } }));
/** What stands until there is a map, or in its place. */
export const words = style(
  ui({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[4],
    maxHeight: '100%',
    paddingBlock: space[6],
    paddingInline: panel.padX,
  }),
);
