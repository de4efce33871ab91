import { style } from '@vanilla-extract/css';

// The page around the stories is Storybook's, in its own type and colours; only the stories wear a theme.
export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: '0 2rem',
  margin: '1.5rem 0 2rem',
  paddingBlock: '1.25rem',
  borderBlock: '1px solid currentColor',
});
export const title = style({ margin: '0 0 0.5rem !important', fontSize: '0.875rem !important' });
export const list = style({
  margin: '0 !important',
  paddingInlineStart: '1.125rem !important',
  listStyle: 'disc',
  fontSize: '0.875rem',
  lineHeight: 1.5,
});
