/** How often a shopper is told what is new of a saved search or vehicle. */
export const alertFrequencies = ['off', 'at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** By which way a shopper is told. */
export const alertChannels = ['email', 'sms'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** What shoppers read of each. */
export const alertFrequencyNames = {
  off: 'Never',
  'at-once': 'Straight away',
  daily: 'Once a day',
  weekly: 'Once a week',
} as const satisfies Readonly<Record<AlertFrequency, string>>;
export const alertChannelNames = {
  email: 'Email',
  sms: 'Text message',
} as const satisfies Readonly<Record<AlertChannel, string>>;

/** What alerts are of: a saved search, or the vehicles that a shopper saved. */
export type AlertSubject = 'search' | 'saved';

/** What a shopper is told of each; they are asked how often. */
export const alertPromises = {
  search: 'We tell you about new matches and lower prices.',
  saved: 'We tell you when a price drops, and when a vehicle is reserved or sold.',
} as const satisfies Readonly<Record<AlertSubject, string>>;

/** What a consent to alerts is stored under, by their channel. */
export const alertPurposes = {
  email: 'alerts-email',
  sms: 'alerts-sms',
} as const satisfies Readonly<Record<AlertChannel, string>>;

const sent: Readonly<Record<AlertChannel, string>> = { email: 'Email me', sms: 'Text me' };
const ways: Readonly<Record<AlertChannel, string>> = {
  email: 'the link in each email',
  sms: 'the link in each text',
};

/**
 * What a shopper agrees to before alerts are sent (Spam Act 2003, section 16): who sends what by which way, how often,
 * and how it ends. The words are stored as they were shown.
 */
export const alertConsentWords = (channel: AlertChannel, siteName: string): string =>
  `${sent[channel]} about vehicles of ${siteName} that match what I have saved: at once, daily or weekly, as I choose for each search and for the vehicles that I saved. I can stop it at any time in my account or by ${ways[channel]}.`;
