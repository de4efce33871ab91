import { marque } from './marque';
import { metro } from './metro';
import type { ThemeTokens } from './token-type';
import { yard } from './yard';

/** The themes of the design system by name, for places that choose one from data. A template may have another of its own. */
export const themes = { metro, marque, yard } as const satisfies Record<string, ThemeTokens>;

export type ThemeName = keyof typeof themes;

export const isThemeName = (name: unknown): name is ThemeName =>
  typeof name === 'string' && Object.hasOwn(themes, name);
