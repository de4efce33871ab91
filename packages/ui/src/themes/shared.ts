import type { ThemeTokens } from './token-type';

/** The 4 px scale, the same in every theme: rhythm differs, the grid does not. */
export const space: ThemeTokens['space'] = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
};

/** Stacking order, the same in every theme. */
export const layer: ThemeTokens['layer'] = { bar: '20', header: '30', sheet: '40', toast: '50', skip: '60' };
