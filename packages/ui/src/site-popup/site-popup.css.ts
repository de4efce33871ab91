import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, font, radius, rule, space } = vars;

/** At most 600 px wide and 80vh high (POPU-01); what is longer scrolls inside. */
export const popup = style([
  offPaper,
  ui({
    inset: 0,
    width: 'min(37.5rem, 100vw - 2rem)',
    height: 'fit-content',
    maxHeight: '80vh',
    margin: 'auto',
    borderRadius: radius.panel,
    overflow: 'hidden',
    selectors: { '&[open]': { gridTemplateRows: 'minmax(0, 1fr)' } },
    '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
  }),
]);
export const scroll = style(
  ui({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The popup would cut off a ring outside.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' } },
  }),
);
export const picture = style(ui({ display: 'block', width: '100%', height: 'auto', background: color.stageWall }));
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[3],
    padding: space[5],
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { padding: space[8] } },
  }),
);
/** Beside the cross where no picture lies under it. */
export const besideClose = style(ui({ paddingInlineEnd: control.target }));
export const title = style(ui({ ...type('h2'), fontFamily: font.heading }));
export const text = style(ui({ color: color.textQuiet, whiteSpace: 'pre-line' }));
export const action = style(ui({ marginBlockStart: space[2] }));
export const form = style(ui({ justifySelf: 'stretch', marginBlockStart: space[2] }));
export const close = style(
  ui({
    selectors: {
      '&&': {
        position: 'absolute',
        insetBlockStart: space[2],
        insetInlineEnd: space[2],
        borderRadius: radius.control,
        background: color.raised,
      },
    },
  }),
);
