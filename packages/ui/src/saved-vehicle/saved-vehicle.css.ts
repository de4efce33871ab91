import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, panel, radius, rule, space, weight } = vars;

/** Where the price has a column of its own. */
const roomy = '(min-width: 42rem)';

export const section = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 }),
);
export const head = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[3]} ${space[6]}`,
  }),
);
export const title = style(ui({ ...type('h3'), minWidth: 0, overflowWrap: 'anywhere' }));
export const summary = style([quietSmall, ui({ marginBlockStart: space[1] })]);
export const list = style(
  ui({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
  }),
);

export const row = style(
  ui({
    position: 'relative',
    minWidth: 0,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}` } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

/** Picture at the start, words beside it, price under them or at the end, then what can be done. */
export const parts = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'clamp(6.5rem, 32cqi, 13rem) minmax(0, 1fr)',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[4],
    paddingInline: panel.padX,
    '@container': {
      [roomy]: {
        gridTemplateColumns: '13rem minmax(0, 1fr) minmax(11rem, 15rem)',
        columnGap: space[6],
        paddingBlock: space[5],
      },
    },
  }),
);
export const picture = style(
  ui({
    gridRow: '1 / span 2',
    alignSelf: 'start',
    vars: { [radius.card]: radius.control },
  }),
);
export const words = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], alignContent: 'start', minWidth: 0 }),
);
export const name = style(ui({ ...type('h4'), minWidth: 0 }));
export const detail = style(ui({ display: 'block', fontWeight: weight.regular }));
export const cover = style(
  ui({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
      // The ring goes around what is pressed.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `${rule.key} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${rule.key})`,
      },
    },
  }),
);
export const quieted = style(ui({ color: color.textQuiet }));
export const facts = style([
  quietSmall,
  ui({ display: 'flex', flexWrap: 'wrap', selectors: { '&:empty': { display: 'none' } } }),
]);
export const fact = style(
  ui({ selectors: { '&:not(:last-child)::after': { content: '","', marginInlineEnd: '0.3em' } } }),
);
export const stateNote = style(ui({ ...type('small'), color: color.text }));
export const place = style([quietSmall, ui({ display: 'flex', alignItems: 'center', gap: space[1] })]);

export const money = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
    minWidth: 0,
  }),
);
export const change = style(ui({ ...type('small'), display: 'flex', alignItems: 'flex-start', gap: space[1] }));
export const changes = styleVariants({
  lower: ui({ color: color.positive, fontWeight: weight.strong }),
  higher: ui({ color: color.text, fontWeight: weight.strong }),
  same: ui({ color: color.textQuiet }),
});
/** A sign as high as the line beside it. */
export const changeSign = style(ui({ marginBlockStart: '0.15em' }));
export const was = style([quietSmall]);

/** Over the link that covers the row; under the words, and on a phone under everything. */
const foot = {
  position: 'relative',
  zIndex: 2,
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container': { [roomy]: { gridColumn: '2 / -1' } },
} as const;
export const note = style(ui({ ...type('small'), ...foot }));
export const actions = style(
  ui({
    ...foot,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[5]}`,
    justifySelf: 'start',
    '@media': { print: { display: 'none' } },
  }),
);
