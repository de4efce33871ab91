import { keyframes, style } from '@vanilla-extract/css';
import { dock } from '../search-layout/filter-panel.css';
import { bar, phoneOnly } from '../sticky-bar/vehicle-bottom-bar.css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { footBarHeight } from '../theme/foot-bar.css';
import { media, type, ui, uiGlobal } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';
import { region } from '../toast/toast.css';

const { color, control, layer, motion, radius, rule, space } = vars;

const rise = keyframes({ from: { translate: '0 100%' } });
/** The page keeps as much free at its end. */
const height = { phone: '3.75rem', wide: '4.75rem' } as const;
const safe = 'env(safe-area-inset-bottom)';

export const tray = style([
  offPaper,
  ui({
    position: 'fixed',
    zIndex: layer.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    alignItems: 'center',
    minHeight: height.phone,
    paddingBlockEnd: safe,
    borderBlockStart: `${rule.key} solid ${color.brandEdge}`,
    background: color.page,
    color: color.text,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    '@media': { [media.tablet]: { minHeight: height.wide } },
  }),
]);
export const line = style(
  ui({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3], minWidth: 0 }),
);
export const count = style(ui({ ...type('label'), display: 'grid', flex: '0 1 auto', minWidth: 0 }));
export const hint = style([quietMicro, ui({ maxWidth: '11rem' })]);
/** On a phone the count and the button are all there is room for; ticks take vehicles out there. */
export const list = style(
  ui({
    display: 'none',
    '@media': { [media.tablet]: { display: 'flex', flex: 1, gap: space[2], minWidth: 0, paddingBlock: space[2] } },
  }),
);
export const vehicle = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '3rem auto',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineStart: space[1],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    '@media': {
      [media.desktop]: { flex: '0 1 15rem', gridTemplateColumns: '4rem minmax(0, 1fr) auto' },
    },
  }),
);
/** Words have room on a desktop; the remove button says the name elsewhere. */
export const words = style(
  ui({
    ...type('micro'),
    minWidth: 0,
    paddingInlineStart: space[2],
    '@media': { [media.handheld]: { display: 'none' } },
  }),
);
const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const price = style(ui({ ...type('label'), ...cut }));
export const name = style(ui(cut));
export const compare = style(ui({ flex: 'none', minHeight: control.heightSmall }));

const withTray = `body:has(.${tray})`;
// Messages about the tray stand above it.
uiGlobal(`${withTray} .${region}`, { insetBlockEnd: `calc(${height.wide} + ${space[3]} + ${safe})` });
uiGlobal(withTray, {
  paddingBlockEnd: `calc(${height.phone} + ${safe})`,
  '@media': { [media.tablet]: { paddingBlockEnd: height.wide } },
});

// Over the phone's own bar, which keeps the safe area; the page then needs room for both.
const above = (bars: string, query: string) => {
  const inset = `calc(${footBarHeight} + ${safe})`;
  uiGlobal(`body:has(${bars}) .${tray}`, { '@media': { [query]: { insetBlockEnd: inset, paddingBlockEnd: 0 } } });
  uiGlobal(`${withTray}:has(${bars})`, {
    '@media': { [query]: { paddingBlockEnd: `calc(${footBarHeight} + ${height.wide} + ${safe})` } },
  });
};
above(`.${bar}`, media.phone);
above(`.${bar}:not(.${phoneOnly})`, media.handheld);

// The two buttons of a results page scroll away with their part; under a tray they stay, or it would hang in the air.
uiGlobal(`body:has(.${tray}) .${dock}`, {
  '@media': {
    [media.handheld]: { position: 'fixed', insetInline: 0, alignItems: 'center', minHeight: footBarHeight, margin: 0 },
  },
});
above(`.${dock}`, media.handheld);
uiGlobal(`${withTray}:has(.${dock}) .${region}`, {
  '@media': { [media.handheld]: { insetBlockEnd: `calc(${footBarHeight} + ${height.wide} + ${space[3]} + ${safe})` } },
});
