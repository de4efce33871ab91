import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, elevation, page, radius, rule, space, weight } = vars;

export const x = createVar();
export const y = createVar();
/** Set from the point's place on the screen, in pixels. */
export const left = createVar();
export const top = createVar();
/** Length of the line to the point, and how far below the note's top it runs. */
export const leader = createVar();
export const rise = createVar();

/** A target of 44 px around a ring of half that. It reads on any paint: white on dark, or dark on white. */
export const marker = style([
  scripted,
  ui({
    position: 'absolute',
    zIndex: 1,
    left: x,
    top: y,
    display: 'grid',
    placeItems: 'center',
    width: control.target,
    height: control.target,
    margin: `calc(${control.target} / -2)`,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    pointerEvents: 'auto',

    selectors: {
      '&::before': {
        content: '""',
        gridArea: '1 / 1',
        width: space[6],
        height: space[6],
        border: `${rule.heavy} solid ${color.onNight}`,
        borderRadius: '50%',
        background: `color-mix(in srgb, ${color.night} 72%, transparent)`,
        transition: move('fast', 'scale', 'background-color'),
      },
      '&::after': {
        content: '""',
        gridArea: '1 / 1',
        zIndex: 1,
        width: space[2],
        height: space[2],
        borderRadius: '50%',
        background: color.onNight,
        '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
      },
      '&:hover::before': { scale: 1.15 },
      '&[aria-expanded="true"]::before': { background: color.onNight, boxShadow: `0 0 0 ${rule.heavy} ${color.night}` },
      '&[aria-expanded="true"]::after': {
        width: space[3],
        height: space[3],
        background: color.night,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
    },
  }),
]);

const note = ui({
  ...type('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[1],
  alignItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
const card = {
  padding: `${space[2]} ${space[2]} ${space[4]} ${space[4]}`,
  border: `${rule.hair} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
} as const;
const beside = {
  position: 'absolute',
  zIndex: 2,
  left,
  top,
  width: '18rem',
  maxHeight: `calc(100% - ${space[6]})`,
  overflowY: 'auto',
  boxShadow: elevation.float,
} as const;

/** Beside its point where there is room; below the picture, or over its top, where there is not. */
export const notes = styleVariants({
  framed: [note, ui({ ...card, '@media': { [media.tablet]: beside } })],
  screen: [
    note,
    ui({
      ...card,
      position: 'absolute',
      zIndex: 2,
      insetInline: page.margin,
      insetBlockStart: space[2],
      maxHeight: '40%',
      overflowY: 'auto',
      '@media': { [media.tablet]: { ...beside, inset: `${top} auto auto ${left}` } },
    }),
  ],
  /** Beside the vehicle: no box, words on the wall and a hairline that leads to the point. */
  'full-bleed': [
    note,
    ui({
      paddingInline: page.margin,
      paddingBlockEnd: space[4],
      '@media': {
        [media.desktop]: {
          position: 'absolute',
          zIndex: 2,
          insetBlockStart: top,
          width: '14rem',
          padding: 0,
          border: 0,
          color: color.onNight,
          selectors: {
            '&[data-side="end"]': { insetInlineStart: page.margin },
            '&[data-side="start"]': { insetInlineEnd: page.margin },
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlockStart: rise,
              width: leader,
              height: rule.hair,
              background: color.onNight,
            },
            '&[data-side="start"]::before': { insetInlineEnd: `calc(100% + ${space[3]})` },
            '&[data-side="end"]::before': { insetInlineStart: `calc(100% + ${space[3]})` },
          },
        },
      },
    }),
  ],
});
export const noteWords = style(ui({ display: 'grid', gap: space[1], minWidth: 0, paddingBlockStart: space[3] }));
export const noteTitle = style(ui({ ...type('h4') }));
export const notePicture = style(ui({ gridColumn: '1 / -1', width: '100%', borderRadius: radius.tag }));

/** The same notes for those who do not see the points, and where no script runs. */
export const lists = styleVariants({
  framed: {},
  'full-bleed': ui({ paddingInline: page.margin, maxWidth: page.max, marginInline: 'auto' }),
});
export const items = style(
  ui({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }),
);
export const item = style(
  ui({
    ...type('small'),
    display: 'grid',
    gap: space[1],
    justifyItems: 'start',
    alignContent: 'start',
    overflowWrap: 'anywhere',
  }),
);
export const itemTitle = style(ui({ fontWeight: weight.strong, color: color.text }));
export const show = style([scripted]);
