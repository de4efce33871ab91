/** Words about what is kept of a shopper: the file of it, and the end of the account. */
export const accountDataWords = {
  heading: 'Your account and data',
  exportTitle: 'Your data',
  exportText:
    'Everything we keep about you here, in one file (JSON): your account, devices, saved vehicles and searches, alerts, own vehicles, consents, enquiries, test drives, orders with what you paid, and prize draws.',
  export: 'Download my data',
  deletion: {
    title: 'Delete my account',
    lead: 'This cannot be undone. You are signed out on every device.',
    goes: [
      'Your number, name and email address',
      'Saved vehicles with your notes, and saved searches',
      'Your own vehicles',
      'Your alerts, and the consents as yours',
      'What you typed into your orders',
      'All sessions, and any texts and emails still to be sent',
    ],
    stays: [
      {
        what: 'Enquiries you have sent',
        why: 'They are records of the dealership that answers them. They no longer name an account; ask the dealership to erase them.',
      },
      {
        what: 'Test drives you have booked',
        why: 'They are records of the dealership, as the enquiries that they came with. They no longer name an account. One that is still to come stays booked: cancel it first if you do not want it.',
      },
      {
        what: 'What you have reserved or bought, and what you paid',
        why: 'Books must be kept: an order stays without you in it. A payment and its receipt keep the name and email address that they were made with, as tax records do. While a vehicle is held for you, your account cannot be deleted: give the vehicle up first, or call us.',
      },
      {
        what: 'What you agreed to, if you asked for alerts',
        why: 'We have to be able to prove a consent, so its words and times are kept for seven years. They name nobody.',
      },
      {
        what: 'Your draw of a prize wheel, where you have spun one',
        why: 'The ledger of a trade promotion is kept for three years. It names nobody: a code that is made of your number, and tells nobody the number, keeps everybody to one spin.',
      },
    ],
    action: 'Delete my account',
    pending: 'Deleting',
  },
} as const;
