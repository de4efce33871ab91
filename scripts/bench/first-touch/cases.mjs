// @ts-check

/** @typedef {import('./recorder.mjs').Look} Look */
/** @typedef {'home' | 'results' | 'vehicle' | 'enquiry' | 'contact'} PageName */
/** @typedef {'cold' | 'cached' | 'returning'} Visit */
/** @typedef {'a' | 'b' | 'c'} Template */

/** A demo site of each template, on which vehicles can be saved or compared. @type {Readonly<Record<Template, string>>} */
export const siteOf = { a: 'harbour-city', b: 'meridian-nissan', c: 'red-gum-yard' };

/** @type {readonly PageName[]} */
export const pageNames = ['home', 'results', 'vehicle', 'enquiry', 'contact'];

/** `cold`: the first answer after a change. `cached`: a later one. `returning`: that, with what the browser has cached. */
/** @type {readonly Visit[]} */
export const visits = ['cold', 'cached', 'returning'];

/** Milliseconds from the first paint to the press. */
export const delays = [500, 1500, 3000, 6000];

/** What is typed into a form: a name, so that no form refuses it. */
const letters = 'Jonathan';
const dialog = 'dialog[open], [role="dialog"]';
/** What saves or compares: a heart, a tick box, or a tool of a vehicle's page. */
const toggles = (/** @type {string} */ on) =>
  `main :is([aria-pressed="${on}"], [role="checkbox"][aria-checked="${on}"])`;

/** @typedef {Look & { readonly pages: readonly PageName[], readonly part?: string }} Control  `part`: of the address */

/**
 * What is pressed, found by role and name, and what is then to be seen.
 * @type {Readonly<Record<string, Control>>}
 */
export const controls = {
  menu: {
    pages: pageNames,
    control: { css: 'header :is(summary, button)', name: '^Menu$' },
    act: 'tap',
    effect: { how: 'appears', css: `${dialog}, header details[open] nav` },
  },
  filters: {
    pages: ['results'],
    control: { css: 'main a, main button', name: '^(all )?filters' },
    act: 'tap',
    effect: { how: 'appears', css: `:is(${dialog}, main :target) input[type="checkbox"], ${dialog}` },
  },
  // The address that the button above leads to while there are no scripts.
  tick: {
    pages: ['results'],
    part: '#search-filters',
    control: { css: 'input[type="checkbox"]:not(:checked):not(:disabled)' },
    act: 'tap',
    effect: { how: 'changes', css: 'main [role="status"]' },
  },
  save: {
    pages: ['results', 'vehicle'],
    control: { css: toggles('false'), name: '^(Save|Compare)' },
    act: 'tap',
    effect: { how: 'appears', css: toggles('true') },
  },
  // Phones have no arrows over the pictures: the next one comes under the finger.
  picture: {
    pages: ['vehicle'],
    control: { css: 'main [aria-roledescription="carousel"]', name: '^Pictures of' },
    act: 'swipe',
    effect: { how: 'appears', css: 'main [aria-live]', name: '^2 of \\d+$' },
  },
  number: {
    pages: ['vehicle'],
    control: { css: 'main button', name: '^Show number' },
    act: 'tap',
    effect: { how: 'appears', css: 'main a[href^="tel:"]' },
  },
  quick: {
    pages: ['results'],
    control: { css: 'main a, main button', name: '^Quick Enquiry' },
    act: 'tap',
    effect: { how: 'appears', css: ':is(dialog[open], [role="dialog"]) form input' },
  },
  slider: {
    pages: ['vehicle'],
    control: { css: '#finance input[type="range"]' },
    act: 'slide',
    effect: { how: 'changes', css: '#finance p', name: '^\\$' },
  },
  letters: {
    pages: ['vehicle', 'enquiry', 'contact'],
    control: { css: 'form input', name: '^First Name' },
    act: 'type',
    letters,
  },
};
