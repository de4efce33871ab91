/** What a shopper may ask finance for: the credit law holds for personal use alone, so staff must know. */
export const financePurposes = [
  'A vehicle for personal use',
  'A vehicle for a business',
  'Refinancing a vehicle I have',
] as const;

/** What shoppers read on the finance pages, beside what the dealer writes. */
export const financeWords = {
  home: 'Home',
  purpose: 'What is the finance for?',
  calculatorTitle: 'Work out a repayment',
  calculatorLead: 'Nobody is told what you set here, and nothing is checked.',
  termsTitle: 'Who lends, and on what terms',
  formTitle: 'Ask about finance',
  next: 'What happens next',
  goneTitle: 'That vehicle is not for sale any more',
  gone: 'Somebody else has it, or it has left our site. Ask about finance for another one, or see what we have.',
  heldTitle: 'That vehicle is on hold for another buyer',
  held: 'Finance for it cannot be asked for while it is. Ask about finance for another one, or see what we have.',
  stock: 'See our stock',
  applyLead: 'Answer what whoever lends must ask, step by step, and send it once you have read it through.',
} as const;

/** The texts in which the finance pages differ. */
export const financePages = {
  finance: { title: 'Finance', lead: 'What a loan would cost, who lends, and how to ask.', kind: 'finance' },
  financeEnquiry: {
    title: 'Finance enquiry',
    lead: 'Ask what finance could look like for you. It takes two minutes.',
    kind: 'finance',
  },
  applyForFinance: {
    title: 'Apply for finance',
    lead: 'It begins with this short form. Whoever lends asks for the rest, in writing and to you alone.',
    kind: 'finance',
  },
  financePreApproval: {
    title: 'Finance pre-approval',
    lead: 'Ask to be assessed before you choose a vehicle, so that you know what you can spend.',
    kind: 'pre-approval',
  },
  personalisedFinance: {
    title: 'Personalised finance',
    lead: 'Tell us what you have in mind, and we find out what it could cost.',
    kind: 'finance',
  },
} as const;

/** The name of a finance page in the table of pages. */
export type FinancePageName = keyof typeof financePages;
