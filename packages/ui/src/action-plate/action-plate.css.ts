import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { block, color, page, rhythm, space } = vars;

export const section = style(ui({ paddingBlockStart: rhythm.section, overflowX: 'clip' }));
export const plate = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    paddingBlock: `calc(${rhythm.half} + ${space[2]})`,
    paddingInline: block.platePadX,
    border: block.plateBorder,
    borderRadius: block.plateRadius,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: page.gutter },
    },
  }),
);
const ground = (fill: string) =>
  ui({
    background: fill,
    boxShadow: `0 0 0 ${block.plateBleed} ${fill}`,
    clipPath: `inset(0 calc(-1 * ${block.plateBleed}) round ${block.plateRadius})`,
  });
export const tones = styleVariants({ night: ground(color.page), brand: ground(color.brand) });
export const words = style(ui({ display: 'grid', gap: space[3], minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(ui({ ...type('h2'), textWrap: 'balance' }));
export const text = style(ui({ maxWidth: page.measure, color: color.textQuiet, whiteSpace: 'pre-line' }));
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }));
