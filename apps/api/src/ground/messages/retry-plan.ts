import type { DeliveryPace } from './delivery-pace';

/** How often a kind of message is tried. */
export interface RetryPlan {
  /** Tries before it is a dead letter. */
  readonly mostTries: number;
  /** Most tries when the destination refuses for good. */
  readonly mostTriesWhenRefused: number;
}

/**
 * Milliseconds until the next try after `tries` failures (1 or more): doubling from the first wait to the longest (half
 * a minute to an hour), between half and the whole of it, so that messages that failed together do not come back
 * together.
 * @param random from 0 up to 1
 */
export const retryWaitMs = (
  { firstWaitMs, longestWaitMs }: Pick<DeliveryPace, 'firstWaitMs' | 'longestWaitMs'>,
  tries: number,
  random: number,
): number => {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(tries - 1, 20));
  return Math.round(whole / 2 + (whole / 2) * random);
};

/** Whether a message that has failed `tries` times becomes a dead letter. */
export const isGivenUp = ({ mostTries, mostTriesWhenRefused }: RetryPlan, tries: number, refused: boolean): boolean =>
  tries >= (refused ? mostTriesWhenRefused : mostTries);
