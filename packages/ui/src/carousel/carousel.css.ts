import { createVar, style } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { atTouch, media, move, type, ui } from '../theme/rules';
import * as strips from './strip.css';

const { color, page, rule, space } = vars;

/** Slides beside each other: on a phone, a tablet, a desktop. May be a fraction, so that the next one shows. */
export const onPhone = createVar();
export const onTablet = createVar();
export const onDesktop = createVar();
const shown = createVar();

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minWidth: 0,
    vars: { [shown]: onPhone },
    '@media': {
      [media.tablet]: { vars: { [shown]: onTablet } },
      [media.desktop]: { vars: { [shown]: onDesktop } },
    },
  }),
);
/** With room for a focus ring. */
export const strip = style([
  strips.strip,
  ui({
    gap: page.gutter,
    margin: `calc(-1 * ${space[1]})`,
    padding: space[1],
    scrollPaddingInline: space[1],
    '@media': { [media.print]: { selectors: { '&&': { overflow: 'visible', flexWrap: 'wrap', rowGap: space[4] } } } },
  }),
]);
export const slide = style([
  strips.slide,
  ui({ flex: `0 0 calc((100% + ${page.gutter}) / ${shown} - ${page.gutter})`, display: 'grid' }),
]);
/** Within a page of several: pages begin with their first. */
export const within = style(ui({ selectors: { '&&': { scrollSnapAlign: 'none' } } }));
export const foot = style([
  scripted,
  ui({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[2] }),
]);
export const count = style(ui({ ...type('small'), minWidth: '5rem', textAlign: 'center' }));
export const dots = style(ui({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }));
/** A target of 24 px, or 44 px under a finger, around a stroke; the current one is longer. */
export const dot = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    width: space[6],
    height: atTouch(space[6]),
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.lineControl,
    selectors: {
      '&::before': {
        content: '""',
        width: space[2],
        height: space[2],
        borderRadius: vars.radius.pill,
        background: 'currentColor',
        transition: move('fast', 'width'),
      },
      '&[aria-current="true"]': { color: color.text },
      '&[aria-current="true"]::before': { width: `calc(${space[4]} + ${rule.heavy})` },
      '&:hover': { color: color.text },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&[aria-current="true"]::before': { background: 'Highlight' },
        },
      },
    },
  }),
);
