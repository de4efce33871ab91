import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, radius, rule, space } = vars;

/** The flat picture, to be scrolled: it is there from the start, and stays where nothing better can be painted. */
export const strip = style(
  ui({
    position: 'absolute',
    inset: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    background: color.stageWall,
    selectors: {
      '&[data-state="round"]': { visibility: 'hidden', '@media': { [media.print]: { visibility: 'visible' } } },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' },
    },
  }),
);
export const sheet = style(ui({ position: 'relative', width: 'max-content', height: '100%' }));
export const flat = style(
  ui({
    width: 'auto',
    height: '100%',
    maxWidth: 'none',
    // Firefox draws the alternative text of a picture that is on its way, cut off at the corner.
    selectors: {
      [`${strip}[data-state="loading"] &`]: {
        color: 'transparent',
        '@media': { [media.lifeless]: { color: 'inherit' } },
      },
    },
  }),
);
/** A finger that goes up or down scrolls the page; over the whole screen it looks up and down. */
export const surface = style([
  offPaper,
  ui({
    position: 'absolute',
    inset: 0,
    touchAction: 'pan-y',
    cursor: 'grab',
    visibility: 'hidden',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&[data-state="round"]': { visibility: 'visible' },
      '&[data-screen]': { touchAction: 'none' },
    },
  }),
]);
export const canvas = style(ui({ width: '100%', height: '100%' }));
/** In a narrow frame the finger and the arrow keys look up and down. */
export const wideOnly = style(ui({ '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } } }));
export const words = style(
  ui({
    ...type('small'),
    padding: `${space[1]} ${space[2]}`,
    borderRadius: radius.tag,
    background: color.surface,
  }),
);
export const message = style(
  ui({
    ...type('small'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    padding: page.margin,
    background: color.stageWall,
    color: color.textOnStage,
    textAlign: 'center',
  }),
);
