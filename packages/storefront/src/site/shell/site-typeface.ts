import { type BrandTokens, type FontName, fontStacks, type ThemeTokens } from '@forecourt/ui/themes';
import type { TypefaceName } from '../../runtime/template/template-definition';

const isFontName = (name: string): name is FontName => name in fontStacks;

/** The typeface of a dealer's site: the dealer's own choice, else the template's (SITE-07). */
export const siteTypeface = ({ font }: ThemeTokens, brand: BrandTokens): TypefaceName =>
  brand.font ??
  Object.keys(fontStacks)
    .filter(isFontName)
    .find((name) => fontStacks[name] === font.body) ??
  'own';
