import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from './error-catalogue';
import { type ErrorEntry, messageOf } from './error-entry';

// Feeds ERRS-01, whose cases are proven where each failure is met: here only the words and their handling.
const wordings: readonly (readonly [ErrorCode, ErrorEntry['handling'], string | null])[] = [
  ['autogauge', 'logged', 'No data returned'],
  ['slider', 'logged', null],
  [
    'empty-cars',
    'inline',
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  ],
  [
    'empty-offers',
    'inline',
    'There appears to be no offers currently available that meet the conditions of your search',
  ],
  ['watchlist', 'alert', null],
  ['delivery-empty', 'inline', 'Please enter a postcode.'],
  [
    'delivery-unknown',
    'inline',
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  ],
  ['lead-no-id', 'alert', 'An unexpected error occured'],
  ['pdf', 'alert', null],
  ['analytics', 'logged', null],
  ['spin-preload', 'logged', null],
  ['phone-log', 'logged', null],
  ['phone-missing', 'logged', null],
  ['valuation-save', 'logged', null],
  ['similar', 'logged', null],
  ['form-submit', 'alert', 'An error occurred when submitting this form'],
  ['form-summary', 'alert', 'Please fix the following errors:'],
  ['geocode', 'inline', 'Invalid postcode'],
  ['missing-list', 'inline', 'No vehicle of this list is here at the moment.'],
  ['postcode-field', 'inline', 'Invalid postcode. Please enter a 4-digit number.'],
  ['terms-field', 'inline', '* You must agree to the terms of use before submitting the form.'],
];

describe('errorCatalogue', () => {
  it.each(wordings)('words %s to the letter and handles it by %s', (code, handling, message) => {
    expect(errorCatalogue[code]).toMatchObject({ handling, message });
  });

  it.each(['empty-cars', 'empty-offers', 'missing-list'] as const)('titles %s No Results Available', (code) => {
    expect(errorCatalogue[code].title).toBe('No Results Available');
  });
});

describe('messageOf', () => {
  it('prefers what came with the failure, where the entry takes it', () => {
    expect(messageOf(errorCatalogue['lead-no-id'], ' The dealer is closed. ')).toBe('The dealer is closed.');
    expect(messageOf(errorCatalogue.pdf, 'No such vehicle')).toBe('No such vehicle');
    expect(messageOf(errorCatalogue['delivery-empty'], 'Something else')).toBe('Please enter a postcode.');
  });

  it.each([undefined, null, '', '  '])('has the words of the catalogue for %j', (given) => {
    expect(messageOf(errorCatalogue['lead-no-id'], given)).toBe('An unexpected error occured');
    expect(messageOf(errorCatalogue['form-submit'], given)).toBe('An error occurred when submitting this form');
    expect(messageOf(errorCatalogue.watchlist, given)).toBe('An unexpected error occured');
  });
});
