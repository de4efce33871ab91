import type { CSSProperties } from 'react';
import { type BrandTokens, brandVariables } from '../themes/brand';
import type { ThemeTokens } from '../themes/token-type';

/**
 * The style of `<html>` of one dealer: `<html style={brandStyle(theme, site.brand)}>`. Works in a server
 * component and in a cached page; the theme is the template's own, from which colours left out are derived.
 * Source: SITE-07.
 */
export const brandStyle = (theme: ThemeTokens, brand: BrandTokens): CSSProperties =>
  brandVariables(theme, brand) as CSSProperties;
