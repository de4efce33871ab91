import { createVar, style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, motion, page, radius, rule, space, stage, weight } = vars;

export const count = createVar();

export const list = style([
  scripted,
  ui({
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${page.margin})`,
    // Room for the ring around the current one.
    padding: `${space[1]} ${page.margin}`,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        marginInline: 0,
        paddingInline: 0,
        overflow: 'visible',
      },
    },
  }),
]);
/** Inside a full-bleed stage: a strip of small pictures at every width. */
export const strip = style(ui({ '@media': { [media.tablet]: { display: 'flex' } } }));
export const item = style(ui({ flex: '0 0 6.5rem', minWidth: 0, '@media': { [media.tablet]: { flexShrink: 1 } } }));

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
      // Inside of the picture: the row ends on the margin with its ring.
      '&[aria-current="true"]::after': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        inset: 0,
        border: `${rule.heavy} solid ${color.selected}`,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 ${rule.heavy} ${color.page}`,
      },
      '&:focus-visible': { outlineOffset: rule.heavy },
    },
  }),
);
export const stageOf = style(ui({ height: '100%' }));
export const missing = style(ui({ marginInline: 'auto', color: color.textOnStage }));
