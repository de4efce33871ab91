import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, font, radius, rule, space, weight } = vars;

export const tile = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    border: `${rule.hair} solid transparent`,
    borderRadius: radius.card,
    background: color.stageWall,
    color: color.text,
    lineHeight: 1.2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: move('fast', 'background-color', 'color'),
    selectors: { '&:hover': { background: color.brand, color: color.onBrand } },
  }),
);
/** A mark is drawn for paper: it keeps a light ground under the pointer. */
export const marked = style(ui({ selectors: { '&&:hover': { background: color.stageFloor, color: color.text } } }));
export const sizes = styleVariants({
  small: ui({ padding: space[3] }),
  large: ui({
    padding: space[3],
    '@media': { [media.tablet]: { padding: space[4] }, [media.desktop]: { padding: space[5] } },
  }),
});
/** The name of a make without a mark: the typeface is its sign. */
export const lettering = style(
  ui({
    ...type('h4'),
    fontFamily: font.heading,
    lineHeight: 1.1,
    marginBlockEnd: space[1],
  }),
);
export const letteringSizes = styleVariants({
  small: {},
  large: ui({ ...type('h3'), fontFamily: font.heading, lineHeight: 1.1 }),
});
/** The height that a mark is drawn in. */
export const mark = style(ui({ display: 'flex', alignItems: 'center', fontSize: '2.25rem', marginBlockEnd: space[3] }));
export const markSizes = styleVariants({
  small: {},
  large: ui({ '@media': { [media.desktop]: { fontSize: '3rem', marginBlockEnd: space[4] } } }),
});
export const name = style(ui({ ...type('small'), lineHeight: 1.25, fontWeight: weight.strong }));
export const nameSizes = styleVariants({
  small: {},
  large: ui({ '@media': { [media.desktop]: { fontSize: vars.type.body.size } } }),
});
export const note = style(
  ui({
    ...type('small'),
    lineHeight: 1.3,
    color: color.textOnStage,
    selectors: { [`${tile}:hover &`]: { color: 'inherit' } },
  }),
);

export const text = style(
  ui({
    ...type('small'),
    marginBlockStart: space[2],
    color: color.textOnStage,
    selectors: { [`${tile}:hover &`]: { color: 'inherit' } },
  }),
);
/** As tall as its place. */
export const logo = style(
  ui({
    width: 'auto',
    height: '1em',
    maxWidth: '100%',
    objectFit: 'contain',
    objectPosition: '0 50%',
    // Drawn for a light ground, which it keeps.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: color.stageWall } },
  }),
);
