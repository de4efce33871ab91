/**
 * How a failure reaches people. `logged`: the console or the log, nothing on the page. `inline`: words where the
 * content or the field would be. `alert`: an announced alert that stays until the next try. `toast`: a passing note.
 */
export type ErrorHandling = 'logged' | 'inline' | 'alert' | 'toast';

/** What happens when something fails. */
export interface ErrorEntry {
  readonly handling: ErrorHandling;
  /** What people read; null when they read nothing, or only words that came with the failure. */
  readonly message: string | null;
  /** Stands over the message. */
  readonly title?: string;
  /** Words that came with the failure, such as a server's answer, go before `message`. */
  readonly ownWords?: true;
}

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
  'lead-no-id': { handling: 'alert', message: 'An unexpected error occured', ownWords: true },
  pdf: { handling: 'alert', message: null, ownWords: true },
  analytics: { handling: 'logged', message: null },
  'spin-preload': { handling: 'logged', message: null },
  'phone-log': { handling: 'logged', message: null },
  'phone-missing': { handling: 'logged', message: null },
  'valuation-save': { handling: 'logged', message: null },
  /** The placeholders end. */
  similar: { handling: 'logged', message: null },
  'form-submit': { handling: 'alert', message: 'An error occurred when submitting this form', ownWords: true },
  /** Before a form is sent; the list of faults follows. */
  'form-summary': { handling: 'alert', message: 'Please fix the following errors:' },
  geocode: { handling: 'inline', message: 'Invalid postcode' },
  /** A list of vehicles that a dealer put on a page, while none of them is there. */
  'missing-list': {
    handling: 'inline',
    title: 'No Results Available',
    message: 'No vehicle of this list is here at the moment.',
  },
  'postcode-field': { handling: 'inline', message: 'Invalid postcode. Please enter a 4-digit number.' },
  'terms-field': {
    handling: 'inline',
    message: '* You must agree to the terms of use before submitting the form.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error in the {@link errorCatalogue}. */
export type ErrorCode = keyof typeof errorCatalogue;

/**
 * What people read of an error: the words that came with the failure where the entry takes them, else the
 * catalogue's. Where neither has any it is the catalogue's plainest sentence, so that an alert is never empty.
 */
export const errorMessage = (code: ErrorCode, given?: string | null): string => {
  const entry: ErrorEntry = errorCatalogue[code];
  const own = entry.ownWords === true ? (given?.trim() ?? '') : '';
  return own !== '' ? own : (entry.message ?? errorCatalogue['lead-no-id'].message);
};
