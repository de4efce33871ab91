import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, motion, page, radius, rule, space, stage, weight } = vars;

export const count = createVar();

export const list = style(
  ui({
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${page.margin})`,
    // Room for the ring around the current one.
    padding: `${space[1]} ${page.margin}`,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        marginInline: 0,
        paddingInline: 0,
        overflow: 'visible',
      },
      '(scripting: none)': { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);
/** Inside a full-bleed stage: a strip of small pictures at every width. */
export const strip = style(
  ui({ '@media': { [media.desktop]: { display: 'flex', overflowX: 'auto', paddingInline: space[1] } } }),
);
export const item = style(ui({ flex: '0 0 6.5rem', minWidth: 0 }));

export const thumb = style(
  ui({
    ...type('small'),
    position: 'relative',
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    borderRadius: `min(${radius.control}, ${space[3]})`,
    background: color.stageWall,
    color: color.text,
    fontWeight: weight.strong,
    vars: { [stage.carWidth]: '100%', [stage.carDrop]: '0%', [motion.zoom]: '1' },
    selectors: {
      '&[aria-current="true"]': {
        boxShadow: `0 0 0 ${rule.heavy} ${color.page}, 0 0 0 calc(2 * ${rule.heavy}) ${color.brandEdge}`,
      },
      '&:focus-visible': { outlineOffset: rule.heavy },
    },
  }),
);
export const stageOf = style(ui({ height: '100%' }));
