import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, control, page, space, weight } = vars;

/** A part of a view that is no list: its heading, a few words, a form. */
export const part = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[4] }),
);
export const partTitle = style(storefront(type('h3')));
export const partLead = style(storefront({ maxWidth: page.measure, color: color.textQuiet }));
/** A form takes the width of the part. */
export const whole = style(
  storefront({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    justifySelf: 'stretch',
    maxWidth: '48rem',
  }),
);

/** Reads like the links beside it, and is as tall as a finger needs. */
export const foldTitle = style(
  storefront({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: control.target,
    fontWeight: weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textUnderlineOffset: '0.25em',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);
/** As wide as the row lets it: beside what can be done about the record where that stands there. */
export const foldBody = style(
  storefront({
    width: `calc(100cqi - 2 * ${space[8]})`,
    maxWidth: '34rem',
    paddingBlock: `${space[3]} ${space[4]}`,
    '@container': { '(min-width: 40rem)': { width: '55cqi' } },
  }),
);
