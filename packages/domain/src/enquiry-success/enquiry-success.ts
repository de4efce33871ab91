import type { FormCategory } from '../enquiry';

// Apart from the kinds, which browsers load with a form: these words stand on a page that is drawn at the server.

/** What confirms an enquiry (ROUTE-10). */
export interface EnquirySuccess {
  readonly title: string;
  /** What happens next. */
  readonly steps: readonly string[];
  /** The same when its vehicle has sold meanwhile. */
  readonly soldSteps: readonly string[];
}

const read = 'Your enquiry goes to someone who can answer it.';
const soldSteps = [read, 'We look for vehicles like it and call or write to you.'];

/** What confirms an enquiry whose kind has no words of its own. */
const answered: EnquirySuccess = {
  title: 'Thanks. Your enquiry is with us.',
  steps: [read, 'We’ll call or email you.'],
  soldSteps,
};

/** About a vehicle that could be gone, and could be seen. */
const vehicle: EnquirySuccess = {
  ...answered,
  steps: [
    read,
    'We check that the vehicle is still here and call or write to you.',
    'If it suits you, we find a time for you to see it.',
  ],
  soldSteps: [...soldSteps, 'If it suits you, we find a time for you to see it.'],
};

/** Nothing is approved by an enquiry, and nobody may read it so (RG 234: the overall impression). */
const finance: EnquirySuccess = {
  title: 'Thanks. Your finance enquiry is with us.',
  steps: [
    'We read what you are after and pass your details on to the credit provider.',
    'You are called or written to within ten business days, and asked for what an application needs.',
    'This is no application and no approval: nothing is agreed until you have read and signed a contract.',
  ],
  soldSteps: [
    'We look for vehicles like it and call or write to you.',
    'This is no application and no approval: nothing is agreed until you have read and signed a contract.',
  ],
};

const ownWords: Readonly<Partial<Record<FormCategory, EnquirySuccess>>> = {
  general: { ...answered, title: 'Thanks. Your message is with us.' },
  vehicle,
  quick: vehicle,
  finance,
  'pre-approval': { ...finance, title: 'Thanks. Your pre-approval enquiry is with us.' },
  service: {
    ...answered,
    title: 'Thanks. The workshop has your request.',
    steps: [
      'The workshop looks whether it has room on your day.',
      'It calls or writes to you with a time. Nothing is booked until then.',
    ],
  },
  parts: {
    ...answered,
    title: 'Thanks. The parts counter has your request.',
    steps: [
      'We look up the part for your vehicle.',
      'You hear what it costs and when it is here, by phone or email. Nothing is ordered until you say so.',
    ],
  },
  warranty: {
    ...answered,
    steps: ['We look up what covers your vehicle, and until when.', 'We’ll call or email you.'],
  },
  photo: {
    ...answered,
    title: 'Thanks. You will get your photos.',
    steps: ['Someone takes the pictures that you asked for.', 'They come by email or as a message to your phone.'],
  },
  history: {
    ...answered,
    title: 'Thanks. Your request for the report is with us.',
    steps: ['We look up what is recorded of the vehicle.', 'You get the report by email, and a call if you want one.'],
  },
  'find-similar': {
    ...answered,
    title: 'Thanks. We are looking for you.',
    steps: [
      'Your wishes go to someone who knows what is coming in.',
      'We’ll call or email you when one comes in that fits. Nothing is held for you until you say so.',
    ],
  },
  'test-drive': {
    title: 'Thanks. Your test drive is booked.',
    steps: [
      'You get an email with the day and time for your calendar, and how to find us.',
      'Someone who knows the vehicle has it ready when you come.',
    ],
    soldSteps: [
      'Your time stays yours.',
      'We look for vehicles like the one that has sold, and call or write to you before you come.',
    ],
  },
  'trade-in': {
    title: 'Thanks. We have your vehicle’s details.',
    steps: [
      'Someone who buys vehicles reads them.',
      'We call or write to you with a time to see it. Bring the registration papers, both keys and the service book.',
      'You get one figure in writing. You need not take it.',
    ],
    soldSteps: [
      'Someone who buys vehicles reads them.',
      'We look for vehicles like the one that has sold, and call or write to you.',
    ],
  },
  sell: {
    title: 'Thanks. We have your vehicle’s details.',
    steps: [
      'Someone who buys vehicles reads them.',
      'We call or write to you with a time to see it. Bring the registration papers, both keys and the service book.',
      'You get one figure in writing. You need not take it.',
    ],
    soldSteps,
  },
  fleet: {
    ...answered,
    steps: ['Someone who sells to businesses reads it.', 'We’ll call or email you, and send a written quote.'],
  },
};

/** What confirms an enquiry of a kind: its own words, else those of any enquiry. */
export const enquirySuccess = (category: FormCategory): EnquirySuccess => ownWords[category] ?? answered;
