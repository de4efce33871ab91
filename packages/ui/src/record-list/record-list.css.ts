import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, panel, radius, rule, space, weight } = vars;

/** Where the actions stand beside what they are about. */
const roomy = '(min-width: 40rem)';

export const section = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 }),
);
export const head = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
  }),
);
export const title = style(ui({ ...type('h3'), minWidth: 0, overflowWrap: 'anywhere' }));
export const lead = style([quietSmall, ui({ maxWidth: vars.page.measure, marginBlockStart: space[1] })]);

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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[3]} ${space[6]}`,
    paddingBlock: space[4],
    paddingInline: panel.padX,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}` } },
    '@container': {
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingBlock: space[5] },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
export const body = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], justifyItems: 'start', minWidth: 0 }),
);
/** The status stands after the name, and under it where both do not fit. */
export const name = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}`, maxWidth: '100%' }),
);
export const rowTitle = style(ui({ ...type('h4'), minWidth: 0 }));
export const rowLink = style(
  ui({
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textUnderlineOffset: '0.25em',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);
export const facts = style([quietSmall, ui({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` })]);
export const fact = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[1], minWidth: 0 }));
export const factValue = style(ui({ minWidth: 0, color: color.text, fontWeight: weight.medium }));
export const more = style(ui({ ...type('small'), maxWidth: vars.page.measure }));
export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    minWidth: 0,
    // The pixel is for words that are heard alone: they stand beyond the end of those that are seen.
    '@container': { [roomy]: { justifyContent: 'end', maxWidth: '20rem', paddingInlineEnd: '1px' } },
    '@media': { print: { display: 'none' } },
  }),
);
export const waiting = style(ui({ display: 'grid', gap: space[2], width: 'min(24rem, 100%)' }));
