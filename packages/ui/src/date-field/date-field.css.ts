import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui, uiGlobal } from '../theme/rules';

const { color, control, space } = vars;

export const box = style(ui({ position: 'relative', display: 'grid', alignItems: 'center' }));

/** The browser's own picture of a calendar is black in the night too: ours shows where it can be hidden. */
const hasIndicator = 'selector(::-webkit-calendar-picker-indicator)';

export const sign = style(
  ui({
    position: 'absolute',
    insetInlineEnd: space[3],
    display: 'none',
    pointerEvents: 'none',
    color: color.textQuiet,
    '@supports': { [hasIndicator]: { display: 'block' } },
  }),
);

export const input = style(
  ui({
    // A phone centres an empty date otherwise.
    textAlign: 'start',
    selectors: {
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: control.target,
        height: '100%',
        margin: 0,
        padding: 0,
        opacity: 0,
        cursor: 'pointer',
      },
    },
  }),
);

uiGlobal(`${box}:has(:disabled)`, { color: color.textFaint });
