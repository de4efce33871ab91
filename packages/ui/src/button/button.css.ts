import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, move, type, ui, uiGlobal } from '../theme/rules';

const { color, control, outlined, quiet, radius, rule, space } = vars;

export const button = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: control.height,
    maxWidth: '100%',
    margin: 0,
    padding: `${space[2]} ${control.padX}`,
    border: `${rule.control} solid transparent`,
    borderRadius: radius.control,
    background: 'none',
    ...type('button'),
    textAlign: 'center',
    textDecoration: 'none',
    transition: move('fast', 'background-color', 'border-color', 'color'),
    selectors: {
      '&:disabled:not([aria-busy="true"])': {
        background: color.sunk,
        borderColor: color.line,
        color: color.textFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:disabled:not([aria-busy="true"])': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

/** A filled button: ground, text, edge, and the ground under the pointer. */
const filled = (ground: string, text: string, edge: string, hover: string) =>
  ui({
    background: ground,
    color: text,
    borderColor: edge,
    selectors: { '&:hover:not(:disabled)': { background: hover } },
    // An outline on paper, no block of ink.
    '@media': { [media.print]: { background: 'none', color: color.text, borderColor: 'currentColor' } },
  });

export const kinds = styleVariants({
  primary: filled(color.action, color.onAction, color.actionEdge, color.actionHover),
  ink: filled(color.ink, color.onInk, color.ink, color.inkHover),
  danger: filled(color.danger, color.onDanger, color.danger, color.dangerHover),
  outlined: ui({
    background: outlined.ground,
    color: color.text,
    borderColor: outlined.line,
    selectors: {
      '&:hover:not(:disabled)': {
        background: outlined.hoverGround,
        color: outlined.hoverText,
        borderColor: outlined.hoverLine,
      },
    },
  }),
  quiet: ui({
    paddingInline: quiet.padX,
    color: color.text,
    selectors: { '&:hover:not(:disabled)': { background: quiet.hoverGround } },
  }),
});

/** The words: they may break where the button has less room than its longest one. */
export const label = style(ui({ minWidth: 0, overflowWrap: 'break-word' }));
/** The words of a quiet button: some themes underline them. */
export const quietLabel = style(
  ui({
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${quiet.underline}`,
    paddingBottom: quiet.underline,
    transition: move('base', 'background-size'),
    '@media': {
      [media.hover]: { selectors: { ':hover > &': { backgroundSize: `0 ${quiet.underline}` } } },
    },
  }),
);

export const sizes = styleVariants({
  small: ui({
    minHeight: atTouch(control.heightSmall),
    paddingInline: control.padXSmall,
    fontSize: vars.type.small.size,
    // A finger needs the whole target even where a mouse does not.
  }),
  medium: {},
  large: ui({ minHeight: control.heightLarge, fontSize: vars.type.lead.size }),
});

export const fullWidth = style(ui({ width: '100%' }));

const turn = keyframes({ to: { rotate: '1turn' } });

const turning = {
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  border: `${rule.heavy} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
} as const;

export const spinner = style(ui(turning));

/** What was pressed and is waited for, whatever it looks like: a link whose window is on its way, an early press. */
uiGlobal('button[aria-busy="true"], a[data-opens][aria-busy="true"]', { cursor: 'progress' });
uiGlobal('button[aria-busy="true"]:enabled', { opacity: 0.6 });
uiGlobal('a[data-opens][aria-busy="true"]::before', {
  content: '""',
  display: 'inline-block',
  marginInlineEnd: space[1],
  verticalAlign: '-0.2em',
  ...turning,
});

export const iconButton = style(
  ui({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: control.target,
    height: control.target,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    transition: move('fast', 'background-color'),
    selectors: { '&:hover': { background: color.sunk } },
  }),
);

export const count = style(
  ui({
    position: 'absolute',
    insetBlockStart: space[1],
    insetInlineEnd: '0',
    minWidth: space[4],
    paddingInline: space[1],
    borderRadius: radius.pill,
    background: color.ink,
    color: color.onInk,
    ...type('tag'),
    lineHeight: space[4],
    fontSize: vars.type.micro.size,
    textAlign: 'center',
  }),
);
