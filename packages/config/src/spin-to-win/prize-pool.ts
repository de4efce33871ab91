import type { PrizeSegment } from './prize-campaign';

type Pooled = Pick<PrizeSegment, 'wins' | 'value' | 'stock'>;

/** What all prizes are worth together, AUD dollars: retail value times how many there are, exact to the cent. */
export const prizePool = (prizes: readonly Pooled[]): number =>
  prizes.reduce((cents, { wins, value, stock }) => cents + (wins ? Math.round(value * 100) * stock : 0), 0) / 100;
