import { style, styleVariants } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, font, panel, radius, space, stage, type: voices, weight } = vars;

const beside = '(min-width: 40rem)';

export const card = style(
  ui({
    position: 'relative',
    overflow: 'hidden',
    minWidth: 0,
    height: '100%',
    containerType: 'inline-size',
    borderRadius: radius.panel,
    color: color.text,
    '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' }, print: { breakInside: 'avoid' } },
  }),
);

/** Brand and night re-map every colour inside; the set keeps the page's colours. */
export const tones = styleVariants({
  brand: ui({ background: color.brand, boxShadow: panel.keyline }),
  night: ui({ background: stage.night }),
  set: ui({ background: stage.neutral }),
});

export const inner = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minHeight: '20rem',
    height: '100%',
    '@container': { [beside]: { minHeight: 0 } },
  }),
);
export const withPicture = style(
  ui({
    '@container': {
      [beside]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateRows: 'auto',
        minHeight: '20rem',
      },
    },
  }),
);

export const words = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    minWidth: 0,
    padding: `clamp(${space[6]}, 5cqi, ${space[12]})`,
    overflowWrap: 'anywhere',
    '@container': { [beside]: { justifyContent: 'center' } },
  }),
);
/** A strip over the whole width: words at the start, the action at the end. */
export const strip = style(
  ui({
    '@container': {
      [beside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[8],
      },
    },
  }),
);
export const copy = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }));
export const label = style(ui({ ...type('label'), fontWeight: weight.strong }));
export const title = style(
  ui({
    fontFamily: font.heading,
    fontSize: 'clamp(2rem, 1.35rem + 3cqi, 3.25rem)',
    fontStretch: voices.display.width,
    fontWeight: voices.display.weight,
    letterSpacing: voices.display.track,
    textTransform: voices.display.caps as 'none',
    lineHeight: 1.04,
    textWrap: 'balance',
  }),
);
export const text = style(ui({ maxWidth: '46ch' }));
export const note = style([quietMicro, ui({ maxWidth: '60ch' })]);
export const action = style(
  ui({ marginBlockStart: 'auto', paddingBlockStart: space[5], '@container': { [beside]: { marginBlockStart: 0 } } }),
);

export const picture = style(ui({ position: 'relative', minHeight: '13.5rem', alignSelf: 'stretch' }));
export const fits = styleVariants({
  contain: ui({
    ...softEdges,
    position: 'absolute',
    insetBlockEnd: '-3%',
    insetInlineStart: '50%',
    width: '108%',
    height: 'auto',
    maxWidth: 'none',
    translate: '-50% 0',
    '@container': { [beside]: { insetBlockEnd: '50%', translate: '-50% 50%' } },
  }),
  cover: ui({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
});
