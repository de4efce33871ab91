/** What the page of the test processor can play. */
export const testChoices = [
  'pay',
  'pay-confirmed',
  'confirm',
  'refuse',
  'decline',
  'pay-slowly',
  'pay-twice',
  'pay-silently',
  'cancel',
] as const;
/** One of {@link testChoices}. */
export type TestChoice = (typeof testChoices)[number];

/** Cards that may be played, each the same wherever it pays. */
export const testCards = ['test-card-1', 'test-card-2'] as const;

/** What the form says for a card that no other payment has. */
export const ownTestCard = 'own';

/** What is played: what is decided, how often it is sent to us, after how long, and whether the browser comes back. */
interface TestPlay {
  /** Null: nothing is decided, and the shopper may try again. */
  readonly status: 'paid' | 'failed' | 'confirming' | null;
  readonly events: number;
  readonly afterMs: number;
  readonly comesBack: boolean;
}

/** Milliseconds that a slow payment takes. */
export const slowMs = 8_000;

const straight: TestPlay = { status: 'paid', events: 1, afterMs: 0, comesBack: true };

/** How each choice is played. */
export const testPlays: Readonly<Record<TestChoice, TestPlay>> = {
  pay: straight,
  'pay-confirmed': { status: 'confirming', events: 0, afterMs: 0, comesBack: false },
  confirm: straight,
  refuse: { ...straight, status: 'failed' },
  decline: { ...straight, status: 'failed' },
  'pay-slowly': { ...straight, afterMs: slowMs },
  'pay-twice': { ...straight, events: 2 },
  'pay-silently': { ...straight, events: 0, comesBack: false },
  cancel: { ...straight, status: null, events: 0 },
};

/** The card of a form; null for one of its own, and for any other word. */
export const readTestCard = (word: string | null): string | null => testCards.find((card) => card === word) ?? null;

/** The choice of a form; null for any other word. */
export const readTestChoice = (word: string | null): TestChoice | null =>
  testChoices.find((choice) => choice === word) ?? null;
