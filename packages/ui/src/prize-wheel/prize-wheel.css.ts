import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, font, page, space, weight } = vars;

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${space[6]} ${page.gutter}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
  }),
);
export const stage = style(
  ui({ position: 'relative', width: '100%', maxWidth: '30rem', justifySelf: 'center', paddingBlockStart: space[4] }),
);
export const disc = style(ui({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }));
/** What the segment under it is shown by. */
export const sign = style(
  ui({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    width: '9%',
    height: 'auto',
    transform: 'translateX(-50%)',
    overflow: 'visible',
  }),
);
export const signShape = style(ui({ fill: color.ink, stroke: color.page, strokeWidth: 1 }));
export const rim = style(ui({ fill: 'none', stroke: color.ink, strokeWidth: 4 }));
export const hub = style(ui({ fill: color.ink, stroke: color.page, strokeWidth: 2 }));

export const segments = styleVariants({ bright: color.brand, soft: color.brandSoft, plain: color.surface }, (fill) =>
  ui({ fill, stroke: color.ink, strokeWidth: 0.6 }),
);
export const words = styleVariants({ bright: color.onBrand, soft: color.text, plain: color.textQuiet }, (fill) =>
  ui({ fill, fontFamily: font.body, fontSize: '6.5px', fontWeight: weight.medium }),
);
export const panel = style(ui({ display: 'grid', gap: space[4], minWidth: 0 }));
