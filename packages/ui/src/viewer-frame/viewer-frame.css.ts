import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { page, space } = vars;

/** Controls around a picture are placed inside its frame and are never cut off at its edge. */
export const root = style(ui({ position: 'relative' }));
/** Nothing to press without scripts; nothing to press on paper. */
export { scripted } from '../theme/absence.css';
export const reached = style(ui({ pointerEvents: 'auto', minWidth: 0 }));
/** In a dialog over the whole screen: the picture takes what the controls leave. */
export const screen = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
  }),
);
export const screenPicture = style(ui({ position: 'relative', overflow: 'hidden', isolation: 'isolate' }));
export const screenFoot = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    paddingBlock: space[3],
    paddingInline: page.margin,
    paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  }),
);
export const screenBar = style(ui({ display: 'flex', alignItems: 'center', gap: space[2] }));
