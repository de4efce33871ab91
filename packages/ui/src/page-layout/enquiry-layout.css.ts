import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, panel, radius, rule, space, weight } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${vars.rhythm.section}` }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    paddingBlockStart: space[4],
    '@media': {
      [media.desktop]: {
        // The second row is what the card is taller than the words; the third takes the rest of the form.
        gridTemplateRows: 'auto auto 1fr',
        gap: `${space[8]} clamp(3rem, 7vw, 7rem)`,
        paddingBlockStart: space[6],
      },
    },
  }),
);
export const arrangements = styleVariants({
  beside: ui({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } } }),
  showcase: ui({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } } }),
});
/** A form with nothing beside it is no wider than it is read, and stands where the page's other words begin. */
export const alone = style(ui({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 44rem)' } } }));
const inShowcase = `${arrangements.showcase} &`;
/** Columns of what is said and filled in, and of what stands beside it. */
const formColumn = { gridColumn: 1, selectors: { [inShowcase]: { gridColumn: 2 } } };
const besideColumn = { gridColumn: 2, selectors: { [inShowcase]: { gridColumn: 1 } } };
/** On narrow screens the words come first, then what they are about, the form, and what comes with it. */
export const head = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    minWidth: 0,
    '@media': { [media.desktop]: { ...formColumn, gridRow: 1 } },
  }),
);
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere' }));
export const lead = style(ui({ maxWidth: '56ch', color: color.textQuiet, overflowWrap: 'anywhere' }));
export const main = style(ui({ minWidth: 0, '@media': { [media.desktop]: { ...formColumn, gridRow: '2 / span 2' } } }));
const aside = ui({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
});
export const about = style([
  aside,
  ui({
    selectors: {
      // What it is about opens the page, over its whole width.
      [inShowcase]: {
        '@media': { [media.handheld]: { order: -1, marginInline: `calc(-1 * ${page.margin})` } },
      },
    },
    '@media': { [media.desktop]: { ...besideColumn, gridRow: '1 / span 2' } },
  }),
]);
/** Nothing of it is left where its parts have nothing to say. */
export const beneath = style([
  aside,
  ui({ selectors: { '&:empty': { display: 'none' } }, '@media': { [media.desktop]: { ...besideColumn, gridRow: 3 } } }),
]);
/** With nothing over it, it begins where the words begin. */
export const beneathNothing = style(
  ui({ '@media': { [media.desktop]: { selectors: { '&&': { gridRow: '1 / span 3' } } } } }),
);

export const summary = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
    selectors: {
      // Large, with its words under it and no box around them.
      [inShowcase]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        borderWidth: 0,
        borderRadius: 0,
        background: 'transparent',
      },
    },
  }),
);
const besideWords = `${media.tablet} and ${media.handheld}`;
/** Between phone and desktop the picture stands beside its words; elsewhere over them. */
export const summaryPictured = style(
  ui({
    '@media': {
      [besideWords]: {
        gridTemplateColumns: 'clamp(12rem, 36vw, 20rem) minmax(0, 1fr)',
        selectors: { [inShowcase]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),
);
/**
 * The picture fills its side of the card; the card's own corners cut it. On a phone it is low: the form begins on the
 * first screen.
 */
export const summaryMedia = style(
  ui({
    display: 'grid',
    minHeight: '100%',
    vars: { [radius.card]: '0px', [radius.stage]: '0px' },
    '@media': {
      [media.phone]: {
        vars: { [vars.stage.ratio]: '5 / 2' },
        selectors: { [inShowcase]: { vars: { [vars.stage.ratio]: '14 / 5' } } },
      },
      [besideWords]: {
        vars: { [vars.stage.ratio]: 'auto' },
        selectors: { [inShowcase]: { vars: { [vars.stage.ratio]: '5 / 2' } } },
      },
      [media.desktop]: { selectors: { [inShowcase]: { vars: { [vars.stage.ratio]: '5 / 4' } } } },
    },
  }),
);
export const summaryBody = style(
  ui({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: space[4],
    overflowWrap: 'anywhere',
    '@media': {
      [media.handheld]: { selectors: { [inShowcase]: { paddingInline: page.margin } } },
      [media.desktop]: { padding: space[5], selectors: { [inShowcase]: { paddingInline: 0 } } },
    },
  }),
);
export const summaryTitle = style(ui({ ...type('h3'), overflowWrap: 'anywhere' }));
export const summaryText = style(ui({ color: color.textQuiet }));
export const summaryMore = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);

export const steps = style(ui({ display: 'grid' }));
export const stepsTitle = style(ui({ ...type('h4'), marginBlockEnd: space[3] }));
export const step = style(
  ui({
    ...type('small'),
    display: 'grid',
    gridTemplateColumns: 'minmax(1.75rem, auto) minmax(0, 1fr)',
    columnGap: space[4],
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const stepMark = style(ui({ fontWeight: weight.strong }));
