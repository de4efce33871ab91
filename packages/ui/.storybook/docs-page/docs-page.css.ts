import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontStacks, metro, resolveColors } from '../../src/themes';

// The page around the stories wears what Storybook wears (manager/look.ts); only the stories wear the toolbar's theme.
const color = resolveColors(metro.color);
/** Metro's, whatever the stories wear. */
const fontFamily = fontStacks['instrument-sans'];
const hairline = `1px solid ${color.line}`;

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.875rem' });
// The title brings a margin of Storybook's, which would push the label off its line.
globalStyle(`${head} h1`, { margin: 0 });

export const label = style({
  display: 'inline-block',
  padding: '0.1875rem 0.625rem',
  border: '1px solid',
  borderRadius: '1rem',
  fontFamily,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.3,
});
export const labels = styleVariants({
  stable: { color: color.positive, background: color.positiveSoft },
  new: { color: color.textQuiet, background: color.sunk },
  experimental: { color: color.caution, background: color.cautionSoft },
});

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: '2rem 2.5rem',
  margin: '2.5rem 0 3rem',
  color: color.text,
  fontFamily,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});
export const part = style({ minWidth: 0 });
export const advice = styleVariants({
  do: { paddingBlockStart: '0.75rem', borderBlockStart: `3px solid ${color.positive}` },
  dont: { paddingBlockStart: '0.75rem', borderBlockStart: `3px solid ${color.danger}` },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  margin: '0 0 0.625rem',
  fontFamily,
  letterSpacing: 'normal',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
});
export const sign = styleVariants({ do: { color: color.positive }, dont: { color: color.danger } });
export const list = style({ margin: 0, paddingInlineStart: '1.125rem', listStyle: 'disc' });
export const numbered = style([list, { paddingInlineStart: '1.375rem', listStyle: 'decimal' }]);
globalStyle(`${list} > li + li`, { marginBlockStart: '0.375rem' });

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const cell = style({
  padding: '0.5rem 1rem 0.5rem 0',
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
export const columnHead = style([cell, { color: color.textQuiet, fontSize: '0.8125rem', fontWeight: 600 }]);
export const keys = style([cell, { fontWeight: 400, whiteSpace: 'nowrap' }]);
export const key = style({
  display: 'inline-block',
  padding: '0 0.375rem',
  border: hairline,
  borderBlockEndWidth: '2px',
  borderRadius: '0.25rem',
  background: color.sunk,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
});
