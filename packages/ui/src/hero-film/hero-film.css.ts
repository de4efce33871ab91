import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { move, ui } from '../theme/rules';

const { color, control, page, radius, space } = vars;

const film = style([
  offPaper,
  ui({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    // The picture stands until the first frame is there.
    opacity: 0,
    transition: move('slow', 'opacity'),
    selectors: { '&[data-running]': { opacity: 1 } },
  }),
]);
export const places = styleVariants({ behind: [film, ui({ zIndex: -1 })], over: [film] });

/** Stops what moves; above whatever words lie over the film. */
export const button = style([
  offPaper,
  ui({
    position: 'absolute',
    zIndex: '3',
    insetBlockEnd: space[4],
    insetInlineEnd: page.margin,
    minWidth: control.target,
    minHeight: control.target,
    borderRadius: radius.control,
    background: color.night,
    color: color.onNight,
  }),
]);
