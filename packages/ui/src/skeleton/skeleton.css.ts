import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, radius, space, stage } = vars;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style(
  ui({
    display: 'block',
    background: color.stageFloor,
    borderRadius: radius.tag,
    animation: `${breathe} 1600ms ease-in-out infinite`,
  }),
);
export const shapes = styleVariants({
  line: ui({ height: space[4] }),
  title: ui({ height: space[6] }),
  control: ui({ height: vars.control.height, borderRadius: radius.control }),
  stage: ui({ aspectRatio: stage.ratio, borderRadius: radius.card }),
});
export const widths = styleVariants({ full: {}, half: ui({ width: '50%' }), third: ui({ width: '33%' }) });
