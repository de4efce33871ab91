import { brandedColors, resolveColors, type ThemeColors } from '@forecourt/ui/themes';
import type { Brand } from '../site-document/site-document';
import { brandTokens } from '../validation/validate-site-document';

/** Colours of a site for what is drawn outside its pages, such as an e-mail: `#rrggbb` each. */
export interface SiteColors {
  readonly brand: string;
  /** The brand as text on the page. */
  readonly brandText: string;
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Decorative hairline. */
  readonly line: string;
}

/** The colours of a site under its own brand, as its pages have them (SITE-07). `theme`: that of its template. */
export const siteColors = (theme: ThemeColors, brand: Brand): SiteColors => {
  const color = resolveColors(brandedColors(theme, brandTokens(brand)));
  return {
    brand: color.brand,
    brandText: color.brandText,
    page: color.page,
    surface: color.surface,
    text: color.text,
    textQuiet: color.textQuiet,
    line: color.line,
  };
};
