import type { PaymentState, PaymentView } from '@forecourt/api-contract';

/** What a payment says of itself: the heading of its page, and what it means. */
interface StateWords {
  readonly title: string;
  readonly text: string;
}

const banks = 'It goes to the card or account that it came from. Banks take up to ten business days to show it.';

/** The words of each state. */
export const stateWords: Readonly<Record<PaymentState, StateWords>> = {
  review: {
    title: 'Check your payment',
    text: 'Please check what you pay, and to whom. Nothing has been charged yet.',
  },
  waiting: {
    title: 'We are waiting for your payment',
    text: 'The payment provider has not confirmed it yet. That can take some minutes; you do not have to pay again. This page shows it when it is here, and a receipt is mailed to you.',
  },
  paid: { title: 'Payment received', text: 'Thank you. This is your receipt; it is on its way to you by mail, too.' },
  declined: {
    title: 'Your payment was declined',
    text: 'Nothing was charged. You can try again with the same or another card, or call your bank.',
  },
  expired: {
    title: 'This payment was not finished in time',
    text: 'Nothing was charged. What you entered is kept: you can begin again.',
  },
  checked: {
    title: 'We are checking your payment',
    text: 'Something about it does not fit, and a person looks at it. Please do not pay again: call us.',
  },
  returned: {
    title: 'Your payment is given back',
    text: `It arrived when what it was for had ended or was paid already, or your card holds another vehicle. All of it is given back, and you need not do anything. ${banks}`,
  },
  refunding: { title: 'Your payment is being given back', text: banks },
  refunded: { title: 'Your payment was given back', text: banks },
};

/** When the money is given back, by what it is to the law; it stands above the button that pays. */
export const refundRules: Readonly<Record<PaymentView['purpose'], string>> = {
  hold: 'This is a refundable hold. All of it is given back if you cancel while the vehicle is held, if the hold ends, or if we cannot supply the vehicle.',
  deposit:
    'A deposit is given back if we cannot supply what it is for, or if finance that you told us you need is declined. If you cancel, your contract and the law of your state limit what may be kept.',
  invoice:
    'What was charged wrongly is given back. Your rights under the Australian Consumer Law are not changed by this payment.',
};

/** Everything else that shoppers read on the page of a payment. */
export const paymentWords = {
  home: 'Home',
  online: 'Online payment',
  gone: 'There is no such payment',
  goneText: 'The link is not whole, or is of another site. Nothing was charged. Please begin again, or call us.',
  notPaidYet: 'You came back without paying. Nothing has been charged; you can go on when you like.',
  away: 'The payment provider cannot be reached right now. Nothing was charged. Please try again in a minute.',
  test: 'Test payment: no money moves.',
  details: 'Payment',
  notTaxInvoice: 'Receipt: not a tax invoice',
  pay: (amount: string) => `Pay ${amount}`,
  again: (amount: string) => `Try again: pay ${amount}`,
  change: 'Change the details',
  look: 'Look again',
  onward: 'Go on',
  contact: 'Contact us',
  print: 'Print this receipt',
  pdf: 'Receipt as a PDF',
  redirects: 'You are led to the page of our payment provider. Your card details never reach us.',
  labels: {
    to: 'To',
    for: 'For',
    reference: 'Reference',
    amount: 'Amount',
    surcharge: 'Card surcharge',
    payer: 'From',
    email: 'Receipt to',
    date: 'Date',
    number: 'Receipt number',
    abn: 'ABN',
    gst: 'GST',
    givenBack: 'Given back',
  },
  noSurcharge: '$0',
  noAbn: 'None given (test payment)',
  gst: {
    none: 'None: the money is held, and becomes part of a price only when a sale is completed',
    unsaid: 'As on your invoice',
    of: (amount: string) => `${amount}, included. Your tax invoice is the one that this pays`,
  },
} as const;
