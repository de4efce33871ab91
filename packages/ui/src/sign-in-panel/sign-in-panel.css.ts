import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui, uiGlobal } from '../theme/rules';
import { faintMicro, quietSmall } from '../theme/voices.css';

const { color, panel, radius, rhythm, rule, space, weight } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${rhythm.section}` }));

/** The panel is no wider than its form; what an account is for stands beside it, under it where there is no room. */
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem)',
    justifyContent: 'center',
    gap: space[8],
    paddingBlockStart: space[4],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 24rem)',
        alignItems: 'start',
        columnGap: 'clamp(3rem, 7vw, 7rem)',
        paddingBlockStart: rhythm.half,
      },
    },
  }),
);

export const box = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    minWidth: 0,
    paddingBlock: space[6],
    paddingInline: panel.padX,
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { paddingBlock: space[8], paddingInline: `calc(1.5 * ${panel.padX})` } },
  }),
);
export const head = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }));
export const step = style([quietSmall]);
/** A theme's largest titles would break in so narrow a place. */
export const title = style(ui({ ...type('h1'), fontSize: `min(${vars.type.h1.size}, 2.5rem)` }));
export const lead = style(ui({ color: color.textQuiet }));
export const number = style(ui({ color: color.text, fontWeight: weight.strong, whiteSpace: 'nowrap' }));
export const change = style(ui({ ...type('small'), display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` }));

/** Another code, or how long until there may be one. As high with a button as with words. */
export const resend = style([
  quietSmall,
  ui({
    display: 'grid',
    gap: space[1],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
]);
export const resendLine = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}`, minHeight: atTouch('1.75rem') }),
);
/** Empty it takes no place, yet is there for those who listen. */
export const sent = style(ui({ color: color.text, selectors: { '&:empty': { position: 'absolute' } } }));
export const terms = style([faintMicro]);
uiGlobal(`${terms} a`, { textDecoration: 'underline' });

export const aside = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    minWidth: 0,
    paddingInline: panel.padX,
    '@media': { [media.desktop]: { paddingBlockStart: space[8], paddingInline: 0 } },
  }),
);
export const asideTitle = style(ui(type('h4')));
export const benefit = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[3],
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}` } },
  }),
);
export const benefitSign = style(ui({ marginBlockStart: '0.15em', color: color.brandText }));
