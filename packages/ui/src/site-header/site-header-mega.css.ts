import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, header, layer, rule, space } = vars;

export const root = style([
  offPaper,
  ui({
    position: 'relative',
    zIndex: layer.header,
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    background: color.page,
    color: color.text,
  }),
]);
export const bar = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: header.height,
    '@media': { [media.desktop]: { gap: `clamp(${space[4]}, 3vw - 1.25rem, ${space[8]})` } },
  }),
);
