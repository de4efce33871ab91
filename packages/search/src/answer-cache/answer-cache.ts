/** Answers that a search of models or of one dealership keeps (SRCH-23, SRCH-24). */
const keptAnswers = 10;

/** Answers by what was asked, the last ones only. */
export interface AnswerCache<Answer> {
  readonly get: (asked: string) => Answer | undefined;
  readonly set: (asked: string, answer: Answer) => void;
}

/**
 * Keeps the answers of the last searches; one more than `most` drops the oldest (SRCH-23, SRCH-24). An answer that is
 * given anew counts as new.
 */
export const answerCache = <Answer>(most: number = keptAnswers): AnswerCache<Answer> => {
  const kept = new Map<string, Answer>();
  return {
    get: (asked) => kept.get(asked),
    set: (asked, answer) => {
      kept.delete(asked);
      kept.set(asked, answer);
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest);
    },
  };
};
