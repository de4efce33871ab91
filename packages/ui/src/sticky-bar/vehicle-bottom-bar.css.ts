import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { footBar, footBarHeight } from '../theme/foot-bar.css';
import { media, move, ui, uiGlobal } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, control, elevation, layer, page, radius, rule, space } = vars;

/** Phones on which three lines of figures need every pixel beside two buttons. */
const smallPhone = '(max-width: 22.49rem)';

export const bar = style([
  footBar,
  offPaper,
  ui({
    position: 'fixed',
    zIndex: layer.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: footBarHeight,
    paddingBlock: space[2],
    paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
    paddingInline: page.margin,
    background: color.surface,
    color: color.text,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    transition: move('base', 'box-shadow', 'border-color'),
    selectors: {
      // Further down the price and the name have left the screen: the bar steps forward and says them.
      '&[data-forward="true"]': {
        boxShadow: elevation.float,
        borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
      },
    },
    '@media': { [media.desktop]: { display: 'none' }, [smallPhone]: { gap: space[1], paddingInline: space[3] } },
  }),
]);
/** For the bar of pages that have a sticky bar with the same words from the tablet up. */
export const phoneOnly = style(ui({ '@media': { [media.tablet]: { display: 'none' } } }));

export const words = style(ui({ flex: 1, minWidth: 0 }));
export const name = style([
  quietMicro,
  ui({
    display: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      '(min-width: 22.5rem)': { selectors: { '[data-forward="true"] &': { display: 'block' } } },
    },
  }),
]);
export const call = style(
  ui({
    selectors: {
      '&&': {
        width: control.target,
        height: control.height,
        border: `${rule.control} solid ${color.lineControl}`,
        borderRadius: radius.control,
      },
    },
  }),
);
/** Gives way where it has many words, so that the price keeps its lines. */
export const action = style(
  ui({
    flex: '0 1 auto',
    maxWidth: '50%',
    '@media': {
      [media.phone]: { selectors: { '&&': { paddingInline: control.padXSmall } } },
      [smallPhone]: { maxWidth: '7.5rem', selectors: { '&&': { paddingInline: space[2] } } },
    },
  }),
);

/** The page keeps that much free at its end. */
const room = `calc(${footBarHeight} + env(safe-area-inset-bottom))`;
const phones = `.${bar}`;
const handhelds = `.${bar}:not(.${phoneOnly})`;

// The room is the footer's: below it, the page would end in a strip of another colour.
const inFooter = { content: '""', display: 'block', height: room } as const;
uiGlobal(`body:has(${phones}) > footer::after`, { '@media': { [media.phone]: inFooter } });
uiGlobal(`body:has(${handhelds}) > footer::after`, { '@media': { [media.handheld]: inFooter } });

const belowPage = { paddingBlockEnd: room };
uiGlobal(`body:has(${phones}):not(:has(> footer))`, { '@media': { [media.phone]: belowPage } });
uiGlobal(`body:has(${handhelds}):not(:has(> footer))`, { '@media': { [media.handheld]: belowPage } });
