/** What shoppers read of a vehicle's history report. */
export const historyWords = {
  crumb: 'History Report',
  open: 'Open the history report',
  newTab: ' (opens in a new tab)',
  onFile: 'The dealer has a report of this vehicle on file.',
  notOnFile: 'There is no report of this vehicle to open here yet. Ask for one with the form.',
  isTitle: 'What it tells you',
  is: [
    'Whether money is owed on the vehicle: a lender may take it from whoever buys it.',
    'Whether it is recorded as written off or as stolen.',
    'The date on which all of that was looked up. A report knows nothing later.',
  ],
  isNotTitle: 'What it does not tell you',
  isNot: [
    'How worn the vehicle is. A report is no inspection: have a mechanic look at it.',
    'Damage and repairs that nobody reported.',
    'What is recorded after its date. Search again by the VIN on the day you pay, at the Personal Property Securities Register.',
  ],
  registerLabel: 'Personal Property Securities Register',
  registerHref: 'https://www.ppsr.gov.au/',
  askTitle: 'Have it sent to you',
  askMissingTitle: 'Ask for a report',
} as const;
