/** One answer about the condition of a vehicle, and what it takes off the price. */
export interface ConditionAnswer {
  readonly value: string;
  readonly label: string;
  /** Share of the advertised price that is taken off, in percent. */
  readonly less: number;
}

/** A question about the condition of a shopper's own vehicle. */
export interface ConditionQuestion {
  /** As shoppers read it, and as it stands in `adjustmentAnswers`. */
  readonly question: string;
  /** As a line of the calculation. */
  readonly short: string;
  readonly answers: readonly [ConditionAnswer, ConditionAnswer, ...ConditionAnswer[]];
}

/**
 * What is asked of a vehicle before it is valued (TRAD-01, `adjustmentAnswers`), by the name of its field. The shares are
 * ours: no answer of a shopper is seen before the dealer looks at the vehicle, so they are kept small and are all shown.
 */
export const conditionQuestions = {
  body: {
    question: 'How does the outside look?',
    short: 'Outside',
    answers: [
      { value: 'clean', label: 'Hardly a mark', less: 0 },
      { value: 'worn', label: 'Small scratches or stone chips', less: 2 },
      { value: 'damaged', label: 'Dents, rust or cracked glass', less: 7 },
    ],
  },
  inside: {
    question: 'How does the inside look?',
    short: 'Inside',
    answers: [
      { value: 'clean', label: 'Clean, nothing torn', less: 0 },
      { value: 'worn', label: 'Worn or stained in places', less: 2 },
      { value: 'damaged', label: 'Torn, broken or smoked in', less: 5 },
    ],
  },
  mechanical: {
    question: 'How does it drive?',
    short: 'Mechanical',
    answers: [
      { value: 'sound', label: 'As it should, no warning lights', less: 0 },
      { value: 'due', label: 'Needs tyres, brakes or a service soon', less: 3 },
      { value: 'faulty', label: 'Something is wrong, or a light is on', less: 12 },
    ],
  },
  history: {
    question: 'Is there a service history?',
    short: 'Service history',
    answers: [
      { value: 'full', label: 'Complete, with the book or receipts', less: 0 },
      { value: 'part', label: 'In part', less: 2 },
      { value: 'none', label: 'None', less: 4 },
    ],
  },
  accident: {
    question: 'Has it been in an accident?',
    short: 'Accidents',
    answers: [
      { value: 'none', label: 'Never', less: 0 },
      { value: 'repaired', label: 'Once, properly repaired', less: 5 },
      { value: 'serious', label: 'More than once, or not repaired', less: 15 },
    ],
  },
} as const satisfies Readonly<Record<string, ConditionQuestion>>;

/** Field of a question. */
export type ConditionName = keyof typeof conditionQuestions;

/** The questions in their order. */
export const conditionNames = Object.keys(conditionQuestions) as readonly ConditionName[];

/** What is asked under a name. */
export const conditionQuestion = (name: ConditionName): ConditionQuestion => conditionQuestions[name];

/** What was answered, by the question's name: the answer's value. */
export type ConditionAnswers = Readonly<Record<ConditionName, string>>;

/** The answer of a question by its value; undefined for one that there is not. */
export const answerOf = (name: ConditionName, value: string): ConditionAnswer | undefined =>
  conditionQuestion(name).answers.find((answer) => answer.value === value);

/** What was answered, in the words that were shown: `adjustmentAnswers` of spec section 3. */
export const adjustmentAnswersOf = (answers: ConditionAnswers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    conditionNames.map((name) => [conditionQuestion(name).question, answerOf(name, answers[name])?.label ?? '']),
  );
