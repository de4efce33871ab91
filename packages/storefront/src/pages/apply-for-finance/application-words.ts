import { applicationWaitDays } from '@forecourt/domain/finance-application';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { careful } from '@forecourt/finance';

/** What shoppers read while they apply for finance, beside the fields' own words. */
export const applicationWords = {
  home: 'Home',
  finance: 'Finance',
  title: 'Apply for finance',
  stepper: 'Your application',
  next: 'Continue',
  back: 'Back',
  later: 'Save and come back later',
  send: 'Send the application',
  change: 'Change',
  savedTitle: 'Saved. Come back by this link',
  saved: (until: string) =>
    `What you have typed waits until ${until}. Only who has the link can read it, we cannot; keep it to yourself.`,
  waitTitle: 'Please send it again in a few minutes',
  wait: 'Many enquiries have come in a short time. Nothing is lost: it stands below as you typed it.',
  mailLink: 'Mail the link to yourself',
  remove: 'Delete what I have typed',
  removeNow: 'Delete it now, for good',
  error: 'Error',
  kept: (shown: string) => `Stored: ${shown}. Leave it empty to keep it.`,
  checkTitle: 'Check and send',
  checkLead: 'Read it through. Nothing has been sent yet.',
  hintTitle: 'What the loan would leave you',
  hintLead:
    'A careful reckoning of our own for you alone: it is not sent, and it decides nothing. The lender reckons for itself, with at least its own figure for living costs.',
  hintHow: ({ leastSpending, leastForDependant, otherIncomeShare, cardShare, ratePoints }: typeof careful) =>
    `Living costs count for what you wrote, and for no less than ${formatDollars(leastSpending)} a month and ${formatDollars(leastForDependant)} more for each person who depends on you. Other income counts for ${otherIncomeShare * 100}% of it, cards as if they were full (${cardShare * 100}% of the limit a month), and the loan at a rate ${ratePoints} points above the one that our calculator starts from.`,
  verdicts: {
    fits: 'By this reckoning the loan fits your budget.',
    tight:
      'By this reckoning little is left: less than a tenth of what comes in. A smaller loan or a longer term leaves more.',
    short:
      'By this reckoning the loan takes more than you have left. Think of a smaller one before you apply: nobody may lend you what you cannot repay without hardship.',
  },
  income: 'Comes in a month',
  outgoings: 'Goes out a month',
  repayment: 'This loan a month',
  left: 'Left a month',
  sentTitle: 'This application has been sent',
  sent: (reference: string) =>
    `Its reference is ${reference}. What it said cannot be seen or changed here any more. Call us if something was wrong.`,
  goneTitle: 'This application is not here any more',
  gone: `An application waits ${applicationWaitDays} days for its shopper, and it can be deleted before. Begin a new one, or call us.`,
  beginAgain: 'Apply for finance',
  contact: 'Contact us',
} as const;
