import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, move, type, ui } from '../theme/rules';

const { color, control, radius, rule, space, weight } = vars;

const list = {
  display: 'flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.lifeless]: { display: 'none' } },
} as const;

export const lists = styleVariants({
  /** One block over the picture. */
  framed: ui({
    ...list,
    padding: space[1],
    borderRadius: radius.control,
    background: color.sunk,
    '@media': { ...list['@media'], [media.tablet]: { background: color.surface } },
  }),
  /** In the bar at the foot of the stage; on a row of its own where the bar is narrow. */
  'full-bleed': ui({
    ...list,
    flex: '1 0 100%',
    gap: space[6],
    '@media': { ...list['@media'], [media.desktop]: { flex: '0 1 auto', marginInlineEnd: space[6] } },
  }),
});

const view = ui({
  ...type('small'),
  flex: 'none',
  margin: 0,
  border: 0,
  background: 'none',
  whiteSpace: 'nowrap',
  transition: move('fast', 'background-color', 'color', 'border-color'),
});
// The list scrolls and would cut off a ring outside.
const ring = { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' } as const;

export const items = styleVariants({
  framed: [
    view,
    ui({
      minHeight: atTouch(control.heightSmall),
      paddingInline: space[3],
      flex: '1 0 auto',
      borderRadius: `calc(${radius.control} - ${space[1]})`,
      color: color.textQuiet,
      fontWeight: weight.medium,
      selectors: {
        '&:hover': { color: color.text },
        '&:focus-visible': ring,
        '&[aria-pressed="true"]': { background: color.ink, color: color.onInk },
        '&[aria-pressed="true"]:focus-visible': { outlineColor: color.onInk, outlineOffset: '-5px' },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[aria-pressed="true"]': { outline: `${rule.heavy} solid Highlight`, outlineOffset: '-2px' } },
        },
      },
    }),
  ],
  'full-bleed': [
    view,
    ui({
      minHeight: control.target,
      padding: 0,
      borderBlockEnd: `${rule.heavy} solid transparent`,
      color: color.textQuiet,
      selectors: {
        '&:hover': { color: color.text },
        '&:focus-visible': ring,
        '&[aria-pressed="true"]': { borderColor: color.brandEdge, color: color.text },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
      },
    }),
  ],
});

/** A video is wider than the place of a picture: it stands in its middle. */
export const theatre = style(
  ui({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    background: color.night,
  }),
);
/** What is shown while a view is on its way. */
export const waiting = style(
  ui({
    ...type('small'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    background: color.stageWall,
    color: color.textOnStage,
  }),
);
