import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { panel, radius } = vars;

/** The box of cards that hold words: drawn round, ruled, or a sheet, as the theme says. Its own container. */
export const panelBox = style(
  ui({
    position: 'relative',
    minWidth: 0,
    height: '100%',
    overflow: 'hidden',
    containerType: 'inline-size',
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
