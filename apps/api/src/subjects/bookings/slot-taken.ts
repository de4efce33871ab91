/** The time that was asked for is not free: thrown within a transaction, so that nothing of it is stored. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';

  constructor() {
    super('The time is taken.');
  }
}
