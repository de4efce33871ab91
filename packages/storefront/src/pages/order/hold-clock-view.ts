import { orderWords } from '../../features/order/order-words';
import type { OrderScreen } from './order-view';

const words = orderWords.held;
const minute = 60_000;
/** Minutes left at which those who listen hear how many. */
const saidAt = [10, 5, 2, 1];

/** The clock of a hold as it is shown. */
export interface HoldClockView {
  /** For the eye alone; null once words stand in its place. */
  readonly clock: string | null;
  /** What is announced when it changes; it is seen too where there is no clock. */
  readonly said: string;
}

const clockOf = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * The clock of a hold with so many milliseconds left. Where its page is not asked for anew at the end (`reloads`), words
 * take its place: what is being typed there stays.
 */
export const holdClockView = (left: number, reloads: boolean): HoldClockView => {
  if (left <= 0) return reloads ? { clock: clockOf(left), said: words.over } : { clock: null, said: words.overHere };
  const at = saidAt.filter((minutes) => Math.ceil(left / minute) <= minutes).at(-1);
  return { clock: clockOf(left), said: at === undefined ? '' : words.left(at) };
};

/** Whether a screen is asked for anew when its hold ends: where nothing is typed that would be lost. */
export const reloadsAtEnd = (screen: OrderScreen): boolean =>
  screen.kind === 'standing' || (screen.kind === 'step' && screen.step === 'review');
