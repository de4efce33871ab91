import { type Moves, moveImports } from './move-imports';

/** A change of an app's sources that a program can make. */
export interface Codemod {
  /** Name of the changeset that asks for it: it runs when an app gets the release of that change. */
  readonly change: string;
  /** What it does, as a person would say it: "moves imports to new faces". */
  readonly does: string;
  /** The text of a source after it; the same text where it has nothing to do. */
  readonly rewrite: (text: string) => string;
}

const all = (names: readonly string[], face: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, face]));

/** What rooms-without-circles moved. */
export const movedByRooms: Moves = {
  '@forecourt/domain/opening-hours': all(
    [
      'addCalendarDays',
      'calendarDateIn',
      'dayInWords',
      'instantOf',
      'localTime',
      'stateTimeZone',
      'stateTimeZones',
      'yearIn',
    ],
    '@forecourt/domain/calendar',
  ),
  '@forecourt/domain/vehicle': { isElectricOrHybrid: '@forecourt/domain/simple-words' },
  '@forecourt/domain/enquiry': { enquiryDefaults: '@forecourt/domain/lead' },
  '@forecourt/config/pages': all(
    ['GatedSite', 'isOnSite', 'PageAccess', 'pageAccess'],
    '@forecourt/config/page-access',
  ),
  '@forecourt/config/hrefs': all(
    [
      'brandPath',
      'carTradeInPath',
      'chatPath',
      'checkoutJourneyPath',
      'FinanceQuery',
      'financePath',
      'locationPath',
      'modelPath',
      'OfferCriteria',
      'offerPath',
      'otherPurchasePaths',
      'printPath',
      'purchasePath',
      'returnedFormPath',
      'specialOffersPath',
      'testDrivePath',
    ],
    '@forecourt/config/pages',
  ),
};

/** What typed-alike moved. */
export const movedByTypedAlike: Moves = {
  '@forecourt/domain/lead': {
    ...all(
      ['adfValueOf', 'columnsOf', 'enquiryColumns', 'erasedUserData', 'mailLinesOf'],
      '@forecourt/domain/given-values',
    ),
    enquiryDefaults: '@forecourt/domain/enquiry-defaults',
  },
  '@forecourt/domain/finance-application': all(
    ['ApplicationConsent', 'ConsentField', 'consentFields', 'consentWordings'],
    '@forecourt/domain/application-consents',
  ),
};

/** Every codemod there is, in the order in which they run. */
export const codemods: readonly Codemod[] = [
  {
    change: 'rooms-without-circles',
    does: 'moves imports to the faces that hold the names now',
    rewrite: (text) => moveImports(text, movedByRooms),
  },
  {
    change: 'typed-alike',
    does: 'moves imports to the faces that were split off',
    rewrite: (text) => moveImports(text, movedByTypedAlike),
  },
];
