import { styleVariants } from '@vanilla-extract/css';
import { type, ui } from '../../src/theme/rules';
import type { ThemeTokens } from '../../src/themes/token-type';

const names = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'body',
  'small',
  'label',
  'micro',
  'button',
  'tag',
  'nav',
  'price',
  'priceLarge',
  'priceWords',
] as const satisfies readonly (keyof ThemeTokens['type'])[];

type Voice = (typeof names)[number];

export const voices = styleVariants(
  Object.fromEntries(names.map((name) => [name, name])) as Record<Voice, Voice>,
  (name) => ui(type(name)),
);
