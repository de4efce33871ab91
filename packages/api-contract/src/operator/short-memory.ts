/** Milliseconds for which an answer is as good as a new one: shorter than anybody's pause between two scrapes. */
const usuallyGoodForMs = 5_000;

/**
 * Asks at most once at a time, and not again for five seconds, or for `goodForMs`: several metrics are read from one answer, and scrapes cost
 * the database little however many come. Null where the answer fails, which is told, or takes longer than `patienceMs`.
 */
export const shortMemory = <Answer>(
  ask: () => Promise<Answer>,
  failed: (error: unknown) => void,
  {
    patienceMs = 3_000,
    goodForMs = usuallyGoodForMs,
    clock = () => performance.now(),
  }: { patienceMs?: number; goodForMs?: number; clock?: () => number } = {},
): (() => Promise<Answer | null>) => {
  let answer: Answer | null = null;
  let goodUntil = Number.NEGATIVE_INFINITY;
  let asking: Promise<Answer | null> | null = null;

  const begin = (): Promise<Answer | null> => {
    asking ??= ask()
      .catch((error: unknown) => {
        failed(error);
        return null;
      })
      .then((found) => {
        answer = found;
        goodUntil = clock() + goodForMs;
        asking = null;
        return found;
      });
    return asking;
  };

  return async () => {
    if (clock() < goodUntil) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    try {
      return await Promise.race([begin(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
