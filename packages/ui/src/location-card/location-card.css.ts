import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, page, panel, space } = vars;

const beside = '(min-width: 38rem)';
const threeParts = '(min-width: 56rem)';

export const inner = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', height: '100%' }),
);
export const layouts = styleVariants({
  card: {},
  /** Map or picture at the end, as on a page of one place. */
  wide: ui({
    '@container': {
      [beside]: {
        gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        columnGap: `max(0px, ${page.gutter} - ${panel.padX})`,
      },
      [threeParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  }),
});
/** The map fills its box whatever it is: a drawing, a picture, a frame. */
export const picture = style(
  ui({ position: 'relative', display: 'grid', overflow: 'hidden', aspectRatio: '2 / 1', background: color.stageWall }),
);
export const pictures = styleVariants({
  card: {},
  wide: ui({ '@container': { [beside]: { order: 1, aspectRatio: 'auto', minHeight: '16rem' } } }),
});
export const body = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    paddingBlock: space[5],
    paddingInline: panel.padX,
  }),
);
export const parts = styleVariants({
  card: ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
  wide: ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${space[4]} ${space[8]}`,
    '@container': { [threeParts]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
});
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[2],
  }),
);
export const actions = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: 'auto', paddingBlockStart: space[2] }),
);
