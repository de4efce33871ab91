import type { NearSlot, TestDrive, TestDriveDone, TestDriveFault } from '@forecourt/api-contract';
import { type Refusal, refusal, type SentBody, type ShopperWrite } from '../../ground/http/shopper-write';
import type { MessageMaker } from '../../ground/messages/new-message';
import type { FoundBooking } from './booking-view';
import { cancelBooking } from './cancel-booking';
import { type ChangeFault, type ChangeOutcome, changeBooking } from './change-booking';
import { bookingByToken } from './find-booking';
import { readInstant } from './read-instant';
import { daysFor, offeredPlace, readTestDrive } from './read-test-drive';

/** What changing a booking works with, beside what its write brings. */
export interface ChangeDeps extends MessageMaker {
  readonly limitsSecret: string;
}

/** A booking that was changed or cancelled, as it is now. */
export interface TakenChange {
  readonly kind: 'done';
  readonly done: TestDriveDone;
  readonly drive: TestDrive;
}

/** Why a booking is not changed: the word for its page, and what is free near the time that was asked for. */
export interface ChangeRefusal extends Refusal {
  readonly fault: TestDriveFault | null;
  readonly nearest: readonly NearSlot[];
}

/** Longest token that is looked for. */
const longestToken = 100;

/** The fields of a change, by script or plain form. */
export const sentChange = ({ isPlain, form, json }: SentBody): { readonly token: string; readonly slot: string } => {
  const field = (name: 'token' | 'slot') => {
    const value: unknown = isPlain ? form.get(name) : (json as Readonly<Record<string, unknown>> | null)?.[name];
    return typeof value === 'string' ? value.slice(0, longestToken) : '';
  };
  return { token: field('token'), slot: field('slot') };
};

const refusals: Readonly<Record<ChangeFault, readonly [status: Refusal['status'], words: string]>> = {
  past: [409, 'The time of your test drive has come: please call us.'],
  cancelled: [409, 'Your test drive is cancelled. You can book another one.'],
  sold: [409, 'The vehicle has been sold. You can cancel your test drive, or book another vehicle.'],
  tries: [429, 'Your test drive has been changed many times today. Please call us.'],
  taken: [409, 'That time is not free any more. Please choose another one.'],
};

/** The site takes no test drives any more, or none at that place: a booked one can be cancelled, and not moved. */
const notOffered = [409, 'Your test drive cannot be moved any more. Please call us.'] as const;

const refused = (
  [status, words]: readonly [Refusal['status'], string],
  fault: TestDriveFault | null,
  nearest: readonly NearSlot[] = [],
): ChangeRefusal => ({
  ...refusal(status, fault ?? 'unknown_booking', words, fault === 'taken' ? [{ path: 'slot', message: words }] : []),
  fault,
  nearest,
});

const unknown = refused([404, 'There is no test drive at this address any more. Please call us.'], null);

const found = async ({ context, site, sent }: ShopperWrite): Promise<FoundBooking | null> =>
  bookingByToken(context.db, site, sentChange(sent).token, context.now);

/** How it stands now, or why it stays as it was. */
const answerOf = async (
  { context, site, sent }: ShopperWrite,
  outcome: ChangeOutcome,
  before: FoundBooking,
  done: TestDriveDone,
): Promise<TakenChange | ChangeRefusal> => {
  const { db, now } = context;
  const { token, slot } = sentChange(sent);
  if (outcome.kind === 'fault') {
    const near = readInstant(slot);
    const offered = outcome.fault === 'taken' && near !== null ? await daysFor(db, site, before, now) : null;
    const nearest = near === null ? [] : (offered?.nearest(near) ?? []);
    return refused(refusals[outcome.fault], outcome.fault, nearest);
  }
  const drive = await readTestDrive(db, site, { ...before, booking: outcome.booking }, { token, near: null, now });
  return drive === null ? unknown : { kind: 'done', done, drive };
};

/** Gives a booking the time that its shopper chose. */
export const takeChange =
  (deps: ChangeDeps) =>
  async (write: ShopperWrite): Promise<TakenChange | ChangeRefusal> => {
    const { context, site, sent } = write;
    const before = await found(write);
    if (before === null) return unknown;
    const startsAt = readInstant(sentChange(sent).slot);
    if (startsAt === null) return refused([422, 'Please choose a time.'], 'missing');
    const place = offeredPlace(site, before);
    if (place === null) return refused(notOffered, 'closed');
    const change = { ...deps, db: context.db, site, now: context.now, who: 'shopper' };
    return answerOf(write, await changeBooking(change, before, place, startsAt), before, 'changed');
  };

/** Cancels a booking at the wish of its shopper. */
export const takeCancel =
  (deps: ChangeDeps) =>
  async (write: ShopperWrite): Promise<TakenChange | ChangeRefusal> => {
    const before = await found(write);
    if (before === null) return unknown;
    const { db, now } = write.context;
    const outcome = await cancelBooking({ ...deps, db, now, who: 'shopper' }, before.booking.id);
    return answerOf(write, outcome, before, 'cancelled');
  };
