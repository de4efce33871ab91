import { isGlued, keyOf, type Token } from './tokens';

/** Figures that shoppers write as words. */
const figures: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** More is no number of seats or berths. */
const most = 60;

const nouns = {
  seats: { after: ['seat', 'seats', 'seater', 'seaters', 'seating'], before: ['seats', 'seating'] },
  berths: { after: ['berth', 'berths', 'sleeper', 'sleeperberth'], before: ['sleeps', 'sleeping', 'sleep'] },
} as const;

/** Seats or berths that are said at a place, and the tokens that say it. */
export interface SaidCount {
  readonly attribute: keyof typeof nouns;
  readonly value: string;
  readonly length: number;
}

const countOf = (token: Token | undefined): number | null => {
  const word = token?.word ?? '';
  const count = /^\d{1,2}$/.test(word) ? Number(word) : Object.hasOwn(figures, word) ? (figures[word] ?? null) : null;
  return count !== null && count > 0 && count <= most ? count : null;
};

/** "7 seater", "seven seats", "seats 7", "4-berth", "sleeps four"; null where none is said. */
export const countAt = (tokens: readonly Token[], at: number): SaidCount | null => {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (one === undefined || next === undefined || isGlued(tokens[at - 1], one) || isGlued(next, tokens[at + 2]))
    return null;
  for (const attribute of ['seats', 'berths'] as const) {
    const { after, before } = nouns[attribute];
    const [first, last] = [countOf(one), countOf(next)];
    if (first !== null && after.some((noun) => noun === keyOf([next]))) {
      return { attribute, value: String(first), length: 2 };
    }
    if (last !== null && before.some((noun) => noun === one.word)) return { attribute, value: String(last), length: 2 };
  }
  return null;
};
