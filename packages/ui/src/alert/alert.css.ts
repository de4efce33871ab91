import { style, styleVariants } from '@vanilla-extract/css';
import { button } from '../button/button.css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';

const { color, notice, radius, space, weight } = vars;

export const alert = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space[1]} ${space[3]}`,
    padding: `${space[4]} ${space[5]}`,
    borderRadius: radius.control,
    borderStyle: 'solid',
    borderWidth: notice.border,
    ...type('small'),
    color: color.text,
  }),
);

const tone = (ink: string, ground: string) => ui({ background: ground, borderColor: ink });

export const tones = styleVariants({
  info: tone(color.lineControl, color.sunk),
  success: tone(color.positive, color.positiveSoft),
  caution: tone(color.caution, color.cautionSoft),
  danger: tone(color.danger, color.dangerSoft),
});

export const signs = styleVariants({
  info: ui({ color: color.text }),
  success: ui({ color: color.positive }),
  caution: ui({ color: color.caution }),
  danger: ui({ color: color.danger }),
});

export const body = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], alignContent: 'center', minWidth: 0 }),
);
export const title = style(ui({ ...type('body'), fontWeight: weight.strong }));

// In words a line says that it is a link; a button has its edge.
uiGlobal(`${body} a:not(${button})`, { textDecoration: 'underline' });
