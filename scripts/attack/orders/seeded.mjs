// @ts-check
/**
 * Numbers from 0 up to 1, the same for the same seed (Park and Miller).
 * @param {number} seed
 */
export const numbersFrom = (seed) => {
  let last = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
};
