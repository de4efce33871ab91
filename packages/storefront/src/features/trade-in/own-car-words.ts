import { mostKilometres, type NoOfferReason, oldestYears } from '@forecourt/domain/valuation';

/** What shoppers read on the pages that value their own vehicle. */
export const ownCarWords = {
  way: 'Your vehicle',
  steps: { car: 'Your vehicle', model: 'Model', condition: 'Condition', result: 'Our estimate' },
  next: 'Next',
  estimate: 'Show our estimate',
  result: (name: string) => `Our estimate for your ${name}`,
  range: (min: string, max: string) => `It may end anywhere between ${min} and ${max} once we have seen it.`,
  binds: (day: string) =>
    `Accept it by ${day}, and it is our offer, as long as the vehicle is as you have described it.`,
  make: 'Make',
  makePlaceholder: 'Choose a make',
  makeMissing: 'Please choose the make of your vehicle.',
  model: 'Model',
  modelMissing: 'Please enter the model of your vehicle.',
  modelHint: 'As it is written on the back: CX-5, Corolla, Ranger.',
  badge: 'Badge',
  badgeHint: 'Such as GX or Sport. Leave it empty if you are not sure.',
  year: 'Year',
  yearHint: `We estimate vehicles of up to ${oldestYears} years here.`,
  kilometres: 'Kilometres',
  kilometresHint: `Up to ${mostKilometres.toLocaleString('en-AU')} km.`,
  caravanHint: 'A caravan has 0.',
  answerMissing: 'Please choose an answer.',
  tooLong: 'Please shorten this to 60 characters.',
  change: 'Change',
  skipLead: 'No figure needed, or a make that is not here?',
  skip: 'Send us the details instead',
  back: 'Get a figure instead',
  formTitle: 'Send it to us',
  formLead: 'We answer with a time to look at it. You need not take what we offer.',
  accept: (price: string) => `I accept the offer of ${price}, subject to you seeing the vehicle.`,
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  noFigure: 'No figure from here, but an answer',
  away: 'Our valuation is not available right now. Send us the details, and we answer with a figure.',
  seeRepayments: (name: string) => `Back to the ${name}: its calculator takes the estimate off`,
  carGone: 'The vehicle that you came from has gone or is on hold. We value yours all the same.',
} as const;

/** What shoppers read where a vehicle can be found by its registration. */
export const lookupWords = {
  find: 'Find my car',
  privacy: 'We use it to find the make, model and year, and keep it nowhere.',
  or: 'Or tell us yourself',
  outcomes: {
    found: 'We found it. Please check what is below, and add the kilometres.',
    wrong: 'Please enter the registration number and choose its state or territory.',
    none: 'No vehicle of that registration was found in that state. Check it, or tell us yourself below.',
    many: 'That was many lookups in a short time. Please tell us yourself below.',
    away: 'Registrations cannot be looked up right now. Please tell us yourself below.',
  },
} as const;

/** Why there is no figure, and what to do instead. */
export const reasonWords: Readonly<Record<NoOfferReason, string>> = {
  age: 'We give no estimate online for a vehicle of more than 7 years: what it is worth depends on how it was kept, and only somebody who sees it can tell.',
  kilometres:
    'We give no estimate online for a vehicle with more than 100,000 km: what it is worth depends on how it was kept, and only somebody who sees it can tell.',
  few: 'Too few vehicles like yours are advertised at the moment to say what it is worth. We look further than this page can.',
  unsure:
    'Vehicles like yours are advertised at prices that lie too far apart to name a figure. We tell you what moves it.',
  away: ownCarWords.away,
};

/** A way to a page that values vehicles, by what it is for. */
export const ownCarPages = {
  'trade-in': {
    crumb: 'Trade in',
    title: 'Trade in your car',
    lead: 'A few questions, and you see our estimate, if enough like it are advertised. No name or number needed.',
  },
  sell: {
    crumb: 'Sell your car',
    title: 'Sell your car',
    lead: 'A few questions, and you see our estimate, if enough like it are advertised. You need not buy one from us.',
  },
  'sell-mine': {
    crumb: 'Sell my car',
    title: 'Sell my car',
    lead: 'A few questions, and you see our estimate, if enough like it are advertised. You need not buy one from us.',
  },
} as const;
