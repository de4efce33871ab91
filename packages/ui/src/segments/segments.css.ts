import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, move, type, ui, unseenOver } from '../theme/rules';

const { color, control, radius, rule, segment, space, weight } = vars;

export const bar = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    margin: 0,
    padding: segment.inset,
    border: `solid ${segment.line}`,
    borderWidth: segment.border,
    borderRadius: radius.control,
    background: segment.ground,
  }),
);
export const part = style(
  ui({
    ...type('label'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: atTouch(`max(2.25rem, ${control.heightSmall})`),
    paddingInline: space[2],
    borderInlineStart: `${segment.divider} solid ${segment.line}`,
    borderRadius: `max(0px, ${radius.control} - ${segment.inset})`,
    color: color.textQuiet,
    textAlign: 'center',
    cursor: 'pointer',
    transition: move('fast', 'background-color', 'color'),
    selectors: {
      '&:first-child': { borderInlineStart: 0 },
      '&:hover': { color: color.text },
      '&:has(:checked)': {
        background: segment.selectedGround,
        boxShadow: `inset 0 calc(-1 * ${segment.mark}) ${color.brandEdge}`,
        color: segment.selectedText,
        fontWeight: weight.strong,
      },
      '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: `${rule.key} solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { outline: `${rule.heavy} solid Highlight`, outlineOffset: '-4px' },
          '&:has(:disabled)': { opacity: 1, color: 'GrayText' },
          '&:has(:focus-visible)': { outline: `${rule.key} solid Highlight`, outlineOffset: '2px' },
        },
      },
    },
  }),
);
/** The real radio button lies over its words. */
export const input = style(ui({ ...unseenOver, cursor: 'inherit' }));
