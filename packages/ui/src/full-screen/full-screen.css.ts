import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';

const { color, space } = vars;

export const dialog = style(
  ui({
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.night,
    color: color.onNight,
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
      },
    },
  }),
);
export const bar = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    padding: space[3],
    paddingInlineStart: space[5],
  }),
);
export const title = style(ui({ ...type('small'), fontFamily: vars.font.body, overflowWrap: 'anywhere' }));

uiGlobal(`html:has(dialog.${dialog}[open])`, { overflow: 'hidden' });
