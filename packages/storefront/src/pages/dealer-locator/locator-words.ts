import { errorCatalogue } from '@forecourt/domain/error-catalogue';

/** What shoppers read on the dealer locator. */
export const locatorWords = {
  title: 'Find a location',
  label: 'Find the nearest location',
  lead: 'Enter your postcode and see which of our locations is nearest, with its hours and the way there.',
  list: 'Locations',
  submit: 'Find',
  brand: 'Brand',
  anyBrand: 'Any brand',
  department: 'Department',
  anyDepartment: 'Any department',
  nearMe: 'Near me',
  finding: 'Finding where you are',
  here: 'Nearest to where you are first.',
  noPosition: 'Your position could not be read. Please enter a postcode.',
  noneTitle: 'No location has both',
  noneText: 'None of our locations is for this brand and department. Leave one of them open to see the others.',
  clear: 'Show all locations',
  notFour: errorCatalogue['postcode-field'].message,
  noSuch: errorCatalogue.geocode.message,
  credit: 'Postcodes by GeoNames',
  creditHref: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
