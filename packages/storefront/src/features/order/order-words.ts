import type { OrderNotice } from '@forecourt/api-contract';
import type { OrderKind, OrderStepName } from '@forecourt/domain/order';

/** What shoppers read while they reserve or buy a vehicle, beside the words of fields, of the law and of the site. */
export const orderWords = {
  home: 'Home',
  contact: 'Contact us',
  search: 'Search our stock',
  enquire: 'Enquire about it',
  call: (number: string) => `Call ${number}`,

  /** The pages before an order. */
  start: {
    crumb: { reserve: 'Reserve', buy: 'Buy online', both: 'Reserve or buy online' },
    title: {
      reserve: (name: string) => `Reserve this ${name}`,
      buy: (name: string) => `Buy this ${name} online`,
      both: (name: string) => `Make this ${name} yours`,
    },
    lead: {
      reserve: 'It takes two minutes. Nobody else can have the vehicle while we hold it for you.',
      buy: 'Go through it at your own pace. Nothing is charged before you have read it all through.',
      both: 'Have it held for you, or go all the way and buy it. Nothing is charged before you have read it all through.',
    },
    kind: 'What would you like to do?',
    reserve: (amount: string | null) => (amount === null ? 'Reserve it' : `Reserve it for ${amount}`),
    reserveNote: (amount: string | null) =>
      amount === null
        ? 'We hold it for you while you decide. It costs nothing.'
        : 'We hold it for you while you decide. The amount comes off the price, or goes back to you in full.',
    buy: 'Buy it online',
    buyNote: 'Trade-in, finance, delivery and extras first; then we hold it for you and prepare the contract.',
    go: 'Begin',
    goReserve: 'Reserve it',
    goBuy: 'Begin to buy it',
    kept: 'What you type is kept for 30 days, and you can go on with it on any device by its link.',
    steps: 'How it goes',
    journey: 'The steps explained',
    journeyTitle: (name: string) => `How you get this ${name}`,
    journeyCrumb: 'How it goes',
    journeyLead:
      'What happens at each step, what you pay and when, and how you get out of it again. Begin whenever you like.',
    journeyReserve: 'To reserve it',
    journeyBuy: 'To buy it online',
    money: 'What you pay, and when',
    change: 'If you change your mind',
    changeText: [
      'While we hold the vehicle for you, you can give it up by one button on the page of your order.',
      'What you have paid for the hold then goes back to you in full, to the card that it came from.',
      'Only a contract that you sign with us binds you. Your rights to cool off from it, by the law of our state, stand on the page before you pay.',
    ],
    moneyFee: (amount: string) =>
      `Today: ${amount}, once you have read everything through. It is part of the price and no extra charge.`,
    moneyNoFee: 'Today: nothing. Holding the vehicle is free.',
    moneyRest: 'At the handover: the rest of the price, less what your trade-in is worth.',
    moneyCard:
      'Paying by card costs you nothing more. Your card’s details go to the payment company alone; we never see them.',
  },

  /** Why a vehicle cannot be reserved or bought now. */
  shut: {
    reserved: {
      title: 'On hold for another buyer',
      text: 'If they change their mind it is free again. Enquire, and you are next in line. If you hold it yourself, go on by the link of your order.',
    },
    'coming-soon': {
      title: 'It is not here yet',
      text: 'It can be reserved as soon as it is on our yard. Enquire, and we tell you when that is.',
    },
    call: {
      title: 'This one is not for sale online',
      text: 'We cannot take a payment for it on this page. Enquire or call us, and we hold it for you.',
    },
  },
  similar: 'More like this',

  /** One line for each step, where the way is explained. */
  steps: {
    details: 'Who you are and how we reach you.',
    'trade-in': 'Whether you trade a vehicle in, with our estimate of it if you like.',
    paying: 'Your own money or finance. A repayment is shown with its comparison rate.',
    handover: 'Pick it up, or have it delivered; what that costs is shown before you go on.',
    extras: 'What you can add, each with its price. Nothing is ticked for you.',
    review: 'Everything on one page: the price, what it includes, your rights, and what is paid now.',
  } satisfies Readonly<Record<OrderStepName, string>>,
  after: { reserve: 'Held for you', buy: 'Held for you, and the contract' } satisfies Readonly<
    Record<OrderKind, string>
  >,
  afterwards: {
    reserve: 'The vehicle is yours alone while it is held. We call you to find a time to see it.',
    buy: 'The vehicle is held for you. We call you, prepare the contract, and you sign it when you have seen the vehicle.',
  } satisfies Readonly<Record<OrderKind, string>>,

  /** The steps of an order. */
  title: { reserve: 'Reserve this vehicle', buy: 'Buy online' } satisfies Readonly<Record<OrderKind, string>>,
  stepper: { reserve: 'Your reservation', buy: 'Your order' } satisfies Readonly<Record<OrderKind, string>>,
  about: 'The vehicle',
  details: 'View Details',
  stock: (number: string) => `Stock ${number}`,
  next: 'Continue',
  saving: 'Saving',
  back: 'Back',
  later: 'Save and come back later',
  error: 'Error',
  unsaved:
    'This could not be saved: nobody answered. What you typed is still here. Look at your connection and press again.',
  change: 'Change',

  tradeIn: {
    door: 'Value it now',
    doorLead: 'What is it worth? A few questions, in a new tab, and our estimate goes along with your order.',
    carried: (amount: string, car: string) => `Our estimate of ${amount} for your ${car} goes along with your order.`,
    attached: 'Our estimate of your vehicle goes along with your order.',
  },
  finance: {
    quote: 'The repayment that you worked out',
    none: 'Work out a repayment on the page of the vehicle, and it comes along. Or leave it: we send you figures.',
    door: 'To the calculator',
    note: 'An estimate and no offer of credit. The lender decides, by its own rules.',
  },
  delivery: {
    lead: 'What it costs is shown as soon as we know the postcode.',
    ask: 'Looking up what it costs',
    failed: 'What it costs could not be looked up just now. It stands on the last page before you pay.',
    costs: (amount: string, region: string) => `Delivery to ${region}: ${amount}`,
    free: (region: string) => `Delivery to ${region} is free.`,
  },
  noExtras: 'Nothing of this is needed. Tick what you want, or go on.',
  extras: 'Extras',
  none: 'None',

  review: {
    lead: 'Read it through. Nothing has been charged yet.',
    leadAgain: 'Read it through.',
    summary: 'What it comes to',
    total: 'Total',
    totalBefore: 'Total before government charges',
    /** What a total includes, by what the dealer says of the price: no more is promised than they do. */
    includes: {
      all: 'GST is included, and so is every charge that cannot be avoided.',
      beforeCharges:
        'GST is included. Stamp duty, registration and other government charges come on top; you see them before you sign.',
      unsaid: 'GST is included. Ask what else there is to pay.',
    },
    noPrice: 'The dealer shows no price for this vehicle. You agree on it before you sign anything.',
    due: 'To pay now',
    dueNote: 'Counts towards the total',
    nothing: 'Nothing',
    rights: 'Your rights',
    law: (state: string) => `By the law of ${state}`,
    priceChanged: (was: string, now: string) => `The price has changed from ${was} to ${now} since you last saw it.`,
    priceGone: (was: string) => `The dealer no longer shows a price. It was ${was} when you last saw it.`,
    priceLook: 'Look at the total again before you go on.',
    pay: (amount: string) => `Pay ${amount}`,
    hold: 'Hold it for me',
    payAway: 'You pay on the page of our payment company and come back here. We never see your card.',
    paying: 'One moment',
    open: 'Something is still to be answered before you can pay.',
    openWay: (title: string) => `Go to: ${title}`,
    signIn: 'Sign in first',
    signInText:
      'To pay you have to be signed in. We text you a code and bring you back here; everything you typed is kept.',
  },

  saved: {
    title: 'Saved. Come back by this link',
    text: (until: string) =>
      `It works on any device until ${until}. Whoever has it can go on with it: keep it to yourself.`,
    mail: 'Mail the link to yourself',
    subject: 'My vehicle',
  },

  /** Whether money was taken, of an order that nothing came of. */
  charged: {
    nothing: 'Nothing was charged.',
    unsure: 'If you have paid, all of it goes back to you.',
  },
  /** Where an order stands. */
  standing: {
    reference: 'Order number',
    vehicle: 'Vehicle',
    paid: 'Paid',
    back: 'Coming back to you',
    cameBack: 'Sent back to you',
    backBy: 'At the latest by',
    until: 'Held until',
    receipt: 'Your receipt',
    /** Where money came that goes back whole: there is no receipt of it. */
    payment: 'Your payment',
    receiptPdf: 'Your receipt as a PDF',
    documents: 'Documents',
    next: 'What happens next',
    questions: 'Questions?',
    link: 'This page is yours: keep its link.',
    linkUntil: (until: string) => `It works until ${until}.`,
    held: {
      reserve: {
        title: 'It is held for you',
        text: 'Nobody else can have this vehicle now.',
        steps: [
          'We call you to find a time to see it. Bring your driver licence, and drive it if you like.',
          'If it is right for you, we prepare the contract. What you have paid counts towards the price.',
          'If it is not, give it up below or call us: all that you have paid here goes back to you.',
        ],
      },
      buy: {
        title: 'It is held for you',
        text: 'We have your order, and nobody else can have this vehicle now.',
        steps: [
          'We call you, look at your trade-in and your finance with you, and prepare the contract.',
          'You see the vehicle before you sign. Until you sign you can give it up, and all that you have paid here goes back to you.',
          'When the rest is paid you pick it up, or we deliver it.',
        ],
      },
    } satisfies Readonly<
      Record<OrderKind, { readonly title: string; readonly text: string; readonly steps: readonly string[] }>
    >,
    cancelled: {
      title: 'This order was given up',
      shopper: (charged: string) => `You gave it up. ${charged}`,
      dealer: (charged: string) => `We had to give it up. ${charged} Please call us if you do not know why.`,
      sold: (charged: string) => `The vehicle was sold to somebody else. ${charged}`,
      clock: (charged: string) => `The time to pay was over. ${charged}`,
    },
    refunded: {
      title: 'Your money goes back to you',
      titleDone: 'Your money went back to you',
      shopper: 'You gave the vehicle up.',
      dealer: 'We had to give the hold up. Please call us if you do not know why.',
      sold: 'The vehicle was sold to somebody else. We are sorry.',
      clock: 'The time for which it was held is over.',
      'card-in-use':
        'The card that you paid with already holds another vehicle of ours. A card holds one at a time. Would you rather have this one? Give the other up on the page of its order and begin again, or call us. All of your money goes back by itself.',
      'late-payment': 'Your payment came after the hold had ended, so we did not keep it.',
      bank: 'It goes to the card that it came from. Banks take some days to show it.',
    },
    completed: {
      title: 'It is yours',
      text: 'Thank you. What you paid here was counted towards the price.',
    },
    again: 'Look at the vehicle again',
    giveUp: 'Give it up',
    giveUpLead: 'It is offered to others at once, and you may not get it again.',
    giveUpRefund: (amount: string) => `${amount} goes back to you, to the card that it came from.`,
    giveUpFree: 'You have paid nothing, and nothing is charged.',
    giveUpNow: 'Yes, give it up',
    giveUpStart: 'Give this order up',
  },
  /** While nobody knows whether the money came. */
  waiting: {
    title: 'No word of your payment yet',
    text: 'If you have just paid, it takes a few seconds, and this page says by itself how it went. Do not pay again.',
    long: 'It takes longer than usual. The vehicle is held for you meanwhile, and nothing is charged twice. You can leave: we write to you when we know.',
    look: 'Look again',
    pay: 'Came back without paying?',
    payAgain: 'Go on where you were',
  },
  /** What the payment company has does not fit what was asked for: nothing comes by itself, and nobody should pay twice. */
  checking: {
    title: 'We are checking your payment',
    text: 'Something about it does not fit, and a person looks at it. Please do not pay again: call us, and we sort it out with you.',
    look: 'Look again',
  },
  /** The hold has ended before money came. */
  over: {
    title: 'The time to pay is over',
    text: (charged: string) => `The vehicle is free again, for you too. ${charged} Everything you typed is here.`,
    again: 'Begin again where you were',
  },
  /** Somebody else has it. */
  lost: {
    reserved: {
      title: 'Somebody else holds this vehicle',
      text: (charged: string) =>
        `${charged} If they change their mind it is free again: what you typed is kept, and this page then goes on where you were.`,
    },
    sold: { title: 'This vehicle has been sold', text: (charged: string) => `We are sorry. ${charged}` },
    gone: {
      title: 'This vehicle is not for sale here any more',
      text: (charged: string) => `We are sorry. ${charged}`,
    },
  },
  /** No order is at this address. */
  gone: {
    title: 'This order is not here any more',
    text: 'A link to an order works for 30 days. If you have paid for something, call us: we find it by your name.',
  },

  held: {
    until: 'Held for you until',
    left: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
    over: 'The time is over.',
    overHere: 'The time is over. What you typed is still here: go on, and we say whether the vehicle is still free.',
  },

  notices: {
    saved: null,
    price: { tone: 'caution', title: 'The price has changed', text: 'Nothing was charged. Look at the total again.' },
    reserved: {
      tone: 'caution',
      title: 'Somebody else was a moment faster',
      text: 'The vehicle is held for another buyer. Nothing was charged, and what you typed is kept.',
    },
    sold: { tone: 'caution', title: 'The vehicle has just been sold', text: 'Nothing was charged.' },
    'one-hold': {
      tone: 'caution',
      title: 'You hold another vehicle already',
      text: 'One at a time: give the other one up first, on the page of that order, or call us.',
    },
    wait: {
      tone: 'caution',
      title: 'Please try again in a few minutes',
      text: 'Many tries have come in a short time. Nothing is lost.',
    },
    'sign-in': { tone: 'caution', title: 'Please sign in first', text: 'Everything you typed is kept.' },
    declined: {
      tone: 'danger',
      title: 'The payment did not go through',
      text: 'Nothing was charged. Try again, or with another card.',
    },
    'processor-away': {
      tone: 'danger',
      title: 'Our payment company does not answer',
      text: 'Nothing was charged. Try again in a moment, or call us and we hold the vehicle for you.',
    },
    'not-online': {
      tone: 'caution',
      title: 'This vehicle cannot be held online',
      text: 'Nothing was charged. Call us, and we hold it for you.',
    },
    'no-cancel': {
      tone: 'caution',
      title: 'This cannot be given up here any more',
      text: 'Call us, and we sort it out with you.',
    },
  } satisfies Readonly<
    Record<OrderNotice, { readonly tone: 'caution' | 'danger'; readonly title: string; readonly text: string } | null>
  >,
} as const;
