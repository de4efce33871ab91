import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** The two widths at which layouts change; below both is the phone. */
export const media = {
  /** Phones only. */
  phone: '(max-width: 47.99rem)',
  tablet: '(min-width: 48rem)',
  /** Below the desktop: phones and tablets. */
  handheld: '(max-width: 74.99rem)',
  desktop: '(min-width: 75rem)',
  /** A real pointer: hover styles belong here. */
  hover: '(hover: hover)',
  print: 'print',
  /** No interaction: on paper and where no script runs, controls that need a press do nothing. */
  lifeless: '(scripting: none), print',
} as const;

/** A voice of the type scale, `type('h2')`, to be spread into a style rule. */
export const type = (voice: keyof typeof vars.type) => {
  const style = vars.type[voice];
  return {
    fontSize: style.size,
    lineHeight: style.line,
    fontWeight: style.weight,
    fontStretch: style.width,
    letterSpacing: style.track,
    textTransform: style.caps as 'none',
  } as const;
};

/** Puts a rule into the design system's layer, so that storefront and template rules beat it by order alone. */
export const ui = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { ui: rule } });

/** A rule of the design system for elements that carry no class of ours, such as links in given text. */
export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { ui: rule } });

/** The same for rules of the storefront package. */
export const storefront = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { storefront: rule } });

/** The same for rules of a template app. */
export const template = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { template: rule } });

/** A transition of the named properties at the theme's pace. */
export const move = (pace: 'fast' | 'base' | 'slow', ...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.motion[pace]} ${vars.motion.ease}`).join(', ');

/** Set to the smallest target of a finger where the pointer is coarse, by the base styles. */
export const touchTarget = '--touch-target';

/** A length that grows to a finger's target where the pointer is coarse. */
export const atTouch = (length: string): string => `max(${length}, var(${touchTarget}, 0px))`;

/** A native control, unseen over the whole of what is drawn in its place: keys and screen readers meet the control. */
export const unseenOver = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
} as const;

/** Styles of a list, button or heading without the browser's own. */
export const bare = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
} as const;
