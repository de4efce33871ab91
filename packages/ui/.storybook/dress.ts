import { brandStyle } from '../src/theme/brand-style';
import { type BrandTokens, isThemeName, type ThemeName, themes } from '../src/themes';
import { brandTokens } from './brands';

/** What the toolbar holds, as Storybook hands it over. */
export type Globals = Record<string, unknown>;

/** The theme chosen in the toolbar. */
export const themeName = ({ theme }: Globals): ThemeName => (isThemeName(theme) ? theme : 'metro');

const dressed = new Set<string>();

/** Puts a dealer's tokens on the root element, as `<html style={brandStyle(...)}>` does in a template. */
export const wearBrand = (theme: ThemeName, brand: BrandTokens): void => {
  const { style } = document.documentElement;
  for (const name of dressed) style.removeProperty(name);
  dressed.clear();
  for (const [name, value] of Object.entries(brandStyle(themes[theme], brand))) {
    style.setProperty(name, String(value));
    dressed.add(name);
  }
};

/** Dresses the document as the toolbar says: theme, brand and motion. */
export const dressDocument = (globals: Globals): void => {
  const root = document.documentElement;
  root.lang = 'en-AU';
  root.dataset.theme = themeName(globals);
  root.dataset.motion = globals.motion === 'reduced' ? 'reduced' : 'full';
  wearBrand(themeName(globals), brandTokens(globals.brand));
};
