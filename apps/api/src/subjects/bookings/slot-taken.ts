/** A seat that was free a moment ago is not: thrown within a transaction; another seat may be free. */
export class SeatLost extends Error {
  override readonly name = 'SeatLost';

  constructor() {
    super('Somebody else has the seat.');
  }
}

/** The time that was asked for is not free: thrown within a transaction, so that nothing of it is stored. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';

  constructor() {
    super('The time is taken.');
  }
}

/** Times that a seat is tried for: a vehicle may go to somebody at another place each time. */
const mostTries = 5;

/**
 * What `take` answers, which is begun again where a seat was lost to somebody quicker.
 * @throws SlotTaken where others were quicker each time, and what `take` throws besides
 */
export const untilSeated = async <Result>(take: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof SeatLost)) throw error;
    }
  }
  throw new SlotTaken();
};
