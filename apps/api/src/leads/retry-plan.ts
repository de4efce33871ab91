import type { DeliveryPace } from './delivery-pace';

/** Tries of a delivery before it is a dead letter: with the waits below they last a day and a half at least. */
export const mostTries = 60;
/** Tries when the destination says that it will never take it: about three hours, for someone to mend it. */
export const mostTriesWhenRefused = 10;

/**
 * Milliseconds until the next try after `tries` failures (1 or more): doubling from the first wait to the longest (half
 * a minute to an hour), between half and the whole of it, so that leads that failed together do not come back together.
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

/** Whether a delivery that has failed `tries` times becomes a dead letter, for an operator to replay. */
export const isGivenUp = (tries: number, refused: boolean): boolean =>
  tries >= (refused ? mostTriesWhenRefused : mostTries);
