import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, radius, rule, space, weight } = vars;

/** The link of the title covers the whole card; what stays clickable by itself stands above it. */
export const cover = style(
  ui({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
      // The ring goes around what is clicked: the card.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { outline: `${rule.key} solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);

export const above = style(ui({ position: 'relative', zIndex: 2 }));

export const title = style(ui({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' }));
export const titleSizes = styleVariants({ small: ui(type('h4')), large: ui(type('h3')) });
export const subheading = style(ui({ fontWeight: weight.regular }));
/** One line in any card, so that what follows stands level with its neighbours; the vehicle's page says it in full. */
export const subheadingLine = style(
  ui({
    ...type('body'),
    display: 'block',
    overflow: 'hidden',
    color: color.textQuiet,
    fontFamily: vars.font.body,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const quieted = style(ui({ color: color.textQuiet }));

/** A divider before each fact; the one at the start of a line falls outside of the visible part. */
const hang = space[4];

export const inlineFacts = style([quietSmall, ui({ display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' })]);
export const dividers = styleVariants({
  // One line in any card: a fact that does not fit is left out whole.
  dotted: ui({
    overflow: 'hidden',
    maxHeight: '1lh',
    marginInlineStart: `calc(-1 * ${hang})`,
    clipPath: `inset(0 0 0 ${hang})`,
  }),
  listed: {},
});
/** Facts with their names seen are longer: two lines of them. */
export const withNames = style(ui({ maxHeight: '2lh' }));
export const fact = styleVariants({
  dotted: ui({
    display: 'inline-flex',
    minWidth: 0,
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': { content: '"·" / ""', flex: 'none', width: hang, color: color.textFaint, textAlign: 'center' },
    },
  }),
  listed: ui({ selectors: { '&:not(:last-child)::after': { content: '","', marginInlineEnd: '0.3em' } } }),
});

export const place = style([
  quietSmall,
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,

    overflowWrap: 'anywhere',
  }),
]);
export const note = style([quietSmall]);

/** Beside the stage, not in it: the stage is one layer, which lies under the link that covers the card. */
export const favourite = style(
  ui({ position: 'absolute', zIndex: 2, insetBlockStart: space[1], insetInlineEnd: space[1], lineHeight: 0 }),
);
export const compare = style([
  favourite,
  ui({
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    paddingInline: space[2],
    borderRadius: radius.control,
    background: color.surface,
    '@media': { [media.lifeless]: { display: 'none' } },
  }),
]);
export const photos = style(
  ui({
    ...type('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.textOnStage,
    fontWeight: weight.medium,
  }),
);
export const belowMarket = style(
  ui({
    ...type('tag'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '1.75rem',
    paddingInline: space[2],
    borderRadius: radius.tag,
    background: color.positiveSoft,
    color: color.positive,
  }),
);
