import type { GaugeFigures } from '@forecourt/ui/price-gauge';

/** What the short gauge beside the price repeats of the comparison. */
export interface ComparisonMark {
  readonly verdict: string;
  readonly fill: GaugeFigures['fill'];
  readonly band: GaugeFigures['band'];
}

/** The comparison of one vehicle between its two places on the page: beside the price, and in full. */
interface Signal {
  /** The place beside the price would show it. */
  isWanted: boolean;
  /** It stands on the page in full. */
  shown: ComparisonMark | null;
  readonly listeners: Set<() => void>;
}

/** By the address that is asked. Nothing is kept for a vehicle whose page is left. */
const signals = new Map<string, Signal>();

const signalOf = (path: string): Signal => {
  const known = signals.get(path);
  if (known !== undefined) return known;
  const signal: Signal = { isWanted: false, shown: null, listeners: new Set() };
  signals.set(path, signal);
  return signal;
};

const tell = ({ listeners }: Signal) => {
  for (const listener of listeners) listener();
};

/** Follows the comparison of a vehicle. Returns how to stop. */
export const followComparison = (path: string, listener: () => void): (() => void) => {
  const { listeners } = signalOf(path);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) signals.delete(path);
  };
};

/** Asks for the comparison before the reader is near its place. */
export const wantComparison = (path: string): void => {
  const signal = signalOf(path);
  signal.isWanted = true;
  tell(signal);
};

/** Says that the comparison stands on the page, or (null) that it does not. */
export const showComparison = (path: string, mark: ComparisonMark | null): void => {
  const signal = signalOf(path);
  signal.shown = mark;
  tell(signal);
};

/**
 * Calls back when the comparison is wanted, at once where it is already: the two places come to life in either order.
 * Returns how to stop waiting.
 */
export const whenComparisonWanted = (path: string, act: () => void): (() => void) => {
  const look = () => {
    if (signals.get(path)?.isWanted === true) act();
  };
  const stop = followComparison(path, look);
  look();
  return stop;
};

/** The comparison as it stands on the page, or null. */
export const shownComparison = (path: string): ComparisonMark | null => signals.get(path)?.shown ?? null;
