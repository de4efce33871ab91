import { type BrandTokens, brandedColors, resolveColors } from '@forecourt/ui/themes';
import type { Template } from './template-definition';

/** Colours of what is drawn outside of a browser, `#rrggbb`: the dealer's brand on the template's page. */
export interface FlatColors {
  readonly brand: string;
  readonly onBrand: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly stage: string;
}

/** The colours of a template under a dealer's brand. */
export const flatColors = ({ theme }: Pick<Template, 'theme'>, brand: BrandTokens): FlatColors => {
  const colors = resolveColors(brandedColors(theme, brand));
  return {
    brand: colors.brand,
    onBrand: colors.onBrand,
    text: colors.text,
    quiet: colors.textQuiet,
    line: colors.line,
    stage: colors.stageWall,
  };
};
