/** Answers that a search of models or of one dealership keeps (SRCH-23, SRCH-24). */
const cachedAnswers = 10;

/** The last few answers, by their query. */
export interface AnswerCache<Answer> {
  readonly get: (asked: string) => Answer | undefined;
  readonly set: (asked: string, answer: Answer) => void;
}

/**
 * Keeps the answers of the last searches; one more than `most` drops the oldest (SRCH-23, SRCH-24). An answer that is
 * given anew counts as new.
 */
export const answerCache = <Answer>(most: number = cachedAnswers): AnswerCache<Answer> => {
  const cached = new Map<string, Answer>();
  return {
    get: (asked) => cached.get(asked),
    set: (asked, answer) => {
      cached.delete(asked);
      cached.set(asked, answer);
      for (const oldest of [...cached.keys()].slice(0, Math.max(0, cached.size - most))) cached.delete(oldest);
    },
  };
};
