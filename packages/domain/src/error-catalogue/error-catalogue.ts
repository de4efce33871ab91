import type { ErrorEntry } from './error-entry';
import { formErrors } from './form-errors';

/**
 * Every error of the product with its words and its handling, from sections 5 and 8 of the specification; the one
 * place of these words. The cases of ERRS-01 come first, under the names of their clause, then the faults of fields.
 */
export const errorCatalogue = {
  /** The panel is hidden; the log says this when the answer was empty. */
  autogauge: { handling: 'logged', message: 'No data returned', ownWords: true },
  slider: { handling: 'logged', message: null },
  /** The earlier results stay on the screen. */
  'search-keeps-hits': {
    handling: 'inline',
    message: 'Your last results are still shown below. Please try again in a moment.',
  },
  'empty-cars': {
    handling: 'inline',
    title: 'No Results Available',
    message: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  },
  'empty-offers': {
    handling: 'inline',
    title: 'No Results Available',
    message: 'There appears to be no offers currently available that meet the conditions of your search',
  },
  watchlist: { handling: 'alert', message: null, ownWords: true },
  'delivery-empty': { handling: 'inline', message: 'Please enter a postcode.' },
  'delivery-unknown': {
    handling: 'inline',
    message:
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  },
  pdf: { handling: 'alert', message: null, ownWords: true },
  analytics: { handling: 'logged', message: null },
  'spin-preload': { handling: 'logged', message: null },
  'phone-log': { handling: 'logged', message: null },
  'phone-missing': { handling: 'logged', message: null },
  'valuation-save': { handling: 'logged', message: null },
  /** The placeholders end. */
  similar: { handling: 'logged', message: null },
  geocode: { handling: 'inline', message: 'Invalid postcode' },
  /** A list of vehicles that a dealer put on a page, while none of them is there. */
  'missing-list': {
    handling: 'inline',
    title: 'No Results Available',
    message: 'No vehicle of this list is here at the moment.',
  },
  ...formErrors,
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error in the {@link errorCatalogue}. */
export type ErrorCode = keyof typeof errorCatalogue;
