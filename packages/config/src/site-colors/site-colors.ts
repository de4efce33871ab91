import { brandedColors, resolveColors, themes } from '@forecourt/ui/themes';
import type { SiteDocument } from '../site-document/site-document';
import { brandTokens, templateThemes } from '../validation/validate-site-document';

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

/** The colours of a site's template under its own brand, as its pages have them (SITE-07). */
export const siteColors = ({ template, brand }: Pick<SiteDocument, 'template' | 'brand'>): SiteColors => {
  const color = resolveColors(brandedColors(themes[templateThemes[template]], brandTokens(brand)));
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
