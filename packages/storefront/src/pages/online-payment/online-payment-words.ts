/** What shoppers read on the page by which an invoice or a deposit is paid. */
export const onlinePaymentWords = {
  home: 'Home',
  title: 'Online payment',
  lead: 'Pay an invoice or a deposit by its reference. You check everything before you pay.',
  formTitle: 'What would you like to pay?',
  fields: {
    reference: { label: 'Reference', hint: 'It stands on your invoice, or in the message that asked for the deposit.' },
    amount: { label: 'Amount in dollars', hint: 'Exactly as on the invoice, such as 1250.50.' },
    anyAmount: { label: 'Amount in dollars', hint: 'Such as 1250 or 1250.50.' },
    name: { label: 'Your name', hint: 'For the receipt.' },
    email: { label: 'Email address', hint: 'The receipt goes there.' },
  },
  next: 'Check and pay',
  terms:
    'You pay at the page of our payment provider: your card details never reach us. There is no card surcharge. On the next page you see what you pay, to whom, and when it is given back.',
  test: 'This site takes test payments: no money moves.',
  away: 'Online payment is not available at the moment',
  awayText: 'Nothing was charged. Please call us, or come back later.',
  contact: 'Contact us',
} as const;
