import { create } from 'storybook/theming/create';
import { fontStacks, metro, resolveColors } from '../../src/themes';
import { queryOf, startPage } from '../start/places';
import { mark } from './mark';

const color = resolveColors(metro.color);

const name = `<span style="display:flex;align-items:center;gap:10px">${mark}<span style="display:grid;line-height:1.25"><strong>Forecourt</strong><span style="font-weight:400">Design system</span></span></span>`;

/** Storybook in the colours of Metro: the templates share the tool, so it wears the plainest theme. */
const worn = {
  base: 'light',
  brandTitle: name,
  brandUrl: queryOf(startPage),
  brandTarget: '_self',
  fontBase: fontStacks.system,
  colorPrimary: color.brand,
  colorSecondary: color.brand,
  appBg: color.sunk,
  appContentBg: color.page,
  appPreviewBg: color.page,
  appBorderColor: color.line,
  appBorderRadius: 8,
  textColor: color.text,
  textMutedColor: color.textQuiet,
  textInverseColor: color.onInk,
  barBg: color.page,
  barTextColor: color.textQuiet,
  barHoverColor: color.brandText,
  barSelectedColor: color.brandText,
  inputBg: color.page,
  inputBorder: color.lineControl,
  inputTextColor: color.text,
  inputBorderRadius: 6,
} as const;

/** The page around the stories, which has no typeface of ours. */
export const look = create(worn);

/** Pages of words, which stand where the stories do and have their typefaces. */
export const wordsLook = create({ ...worn, fontBase: fontStacks['instrument-sans'] });
