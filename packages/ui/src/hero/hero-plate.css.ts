import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, radius, rule, space } = vars;

export const root = style(ui({ background: color.brand, overflow: 'clip' }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    paddingBlock: `${space[6]} ${space[8]}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) 24rem',
        gap: space[8],
        paddingBlock: space[8],
      },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 29rem' },
    },
  }),
);
export const copy = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    minWidth: 0,
    height: '100%',
    containerType: 'inline-size',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[4],
      },
    },
  }),
);
/** Letters of the longest word and of the whole title. */
export const wordLetters = createVar();
export const titleLetters = createVar();
/** At most the sign's size, never breaking a word, in as many lines as `lines` and the breaks between words make. */
const fitting = (lines: number): string =>
  `min(${vars.type.display.size}, 100cqi / (${wordLetters} * 0.44), 100cqi * ${lines} / (${titleLetters} * 0.4))`;
export const title = style(
  ui({
    ...type('display'),
    gridColumn: '1 / -1',
    lineHeight: 0.86,
    textWrap: 'initial',
    overflowWrap: 'anywhere',
    // No word breaks, and beside the panel there is room for the vehicle under it.
    '@media': {
      [media.tablet]: { fontSize: fitting(1.8) },
      [media.desktop]: { fontSize: fitting(2.1) },
    },
  }),
);
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    minWidth: 0,
    '@media': { [media.desktop]: { alignContent: 'end' } },
  }),
);
export const text = style(
  ui({
    ...type('lead'),
    maxWidth: '34rem',
    marginBlockStart: space[4],
    color: color.text,
    textWrap: 'balance',
    '@media': { [media.desktop]: { lineHeight: 1.3 } },
  }),
);
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], marginBlockStart: space[3] }));
export const link = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, fontWeight: vars.weight.strong }),
);
const beside = { display: 'none', '@media': { [media.tablet]: { display: 'block' } } } as const;

/**
 * The sign is filled by the vehicle: beside the words on a desktop, under them on a tablet. A cut-out has air above
 * (a fifth), below and at its sides; the margins take it back, so that the roof comes up to the last line.
 */
export const picture = style(
  ui({
    ...beside,
    alignSelf: 'end',
    position: 'relative',
    justifySelf: 'end',
    width: 'min(122%, 31rem)',
    marginBlock: 'max(-9%, -2.25rem) max(-12%, -3.5rem)',
    marginInlineEnd: '-9%',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { display: 'block' },
      [media.desktop]: {
        justifySelf: 'start',
        width: '132%',
        marginBlock: '-26% -15%',
        marginInline: '-15% 0',
      },
    },
  }),
);
export const photo = style(
  ui({ ...beside, position: 'relative', alignSelf: 'end', aspectRatio: '3 / 2', marginBlockStart: space[5] }),
);
export const caption = style(
  ui({
    ...type('body'),
    display: 'none',
    fontSize: '1rem',
    '@media': {
      [media.tablet]: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: control.target,
        marginBlockStart: space[2],
        textWrap: 'balance',
      },
    },
  }),
);
/** The plate: ruled in the ink of the page. */
export const panel = style(
  ui({
    position: 'relative',
    minWidth: 0,
    padding: space[5],
    border: `${rule.key} solid ${color.ink}`,
    borderRadius: `calc(${radius.panel} * 3)`,
    background: color.surface,
    color: color.text,
    '@media': { [media.tablet]: { display: 'grid' }, [media.desktop]: { padding: space[6] } },
  }),
);
