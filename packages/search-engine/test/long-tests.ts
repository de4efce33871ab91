/** Whether tests take their long time (`npm run test:long`) or the short one of every check. */
export const isLong = process.env.FORECOURT_LONG_TESTS === '1';
