import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui, uiGlobal } from '../theme/rules';
import { scrollBarWidth } from './scroll-bar-width';

const { color, elevation, motion, rule, space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });
const fade = keyframes({ from: { opacity: 0 } });

export const modal = style(
  ui({
    position: 'fixed',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.raised,
    color: color.text,
    boxShadow: elevation.float,
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': {
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        animation: `${rise} ${motion.base} ${motion.ease}`,
      },
      '&::backdrop': { background: color.scrim, animation: `${fade} ${motion.base} ${motion.ease}` },
    },
  }),
);

const slide = (from: string) => `${keyframes({ from: { translate: from } })} ${motion.slow} ${motion.ease}`;

const full = { height: '100dvh', width: '100vw' } as const;

export const sides = styleVariants({
  right: ui({
    ...full,
    insetBlock: 0,
    insetInline: 'auto 0',
    selectors: { '&[open]': { animation: slide('100% 0') } },
    '@media': { [media.tablet]: { width: '30rem' } },
  }),
  left: ui({
    ...full,
    insetBlock: 0,
    insetInline: '0 auto',
    selectors: { '&[open]': { animation: slide('-100% 0') } },
    '@media': { [media.tablet]: { width: '30rem' } },
  }),
});

export const head = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
  }),
);
export const title = style(ui(type('h3')));
export const body = style(
  ui({
    padding: space[5],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The dialog would cut off a ring outside.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' } },
  }),
);
export const description = style(ui({ marginBlockEnd: space[4], color: color.textQuiet }));
export const foot = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    padding: `${space[3]} ${space[5]}`,
    paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);

uiGlobal(`html:has(dialog.${modal}[open])`, { overflow: 'hidden', paddingInlineEnd: `var(${scrollBarWidth}, 0px)` });
