import { longestNote, watchedLists } from '@forecourt/api-contract';
import { z } from '@hono/zod-openapi';
import { type Refusal, refusal, type SentBody } from '../../ground/http/shopper-write';

/** An id of a vehicle, as a form or a script writes it: digits that the database can hold. */
const carId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,18}$/));

/** What saves a vehicle, and takes it out (WTCH-02). */
export const carBody = z.object({
  /** The number of whoever is signed in. A plain form may leave it empty: a page that has it for its own person alone need not say it again. */
  phone_number: z.string().max(40).default(''),
  car_id: carId,
  /** Saved to come back to, or to be compared. */
  list: z.enum(watchedLists).default('saved'),
});
export type CarBody = z.infer<typeof carBody>;

/** A script must name the number that its change is for; whether it is the shopper's own is found before (WTCH-02). */
export const unnamedNumber = ({ phone_number }: CarBody, { isPlain }: SentBody): Refusal | null => {
  if (isPlain || phone_number.trim() !== '') return null;
  const error = wrongWords.phone_number ?? '';
  return refusal(422, 'faults', error, [{ path: 'phone_number', message: error }]);
};

/** What a shopper notes about a saved vehicle; an empty one takes the note away. */
export const noteBody = z.object({ car_id: carId, note: z.string().max(longestNote).default('') });
export type NoteBody = z.infer<typeof noteBody>;

/** Most ids of one list that a device sends: more than it keeps. */
const mostSent = 200;
const carIds = z.array(carId).max(mostSent).default([]);

/** What a device kept before its shopper signed in, the oldest first. */
export const joinBody = z.object({ saved: carIds, compared: carIds });
export type JoinBody = z.infer<typeof joinBody>;

/** What to mend, by field. */
const wrongWords: Readonly<Record<string, string>> = {
  car_id: 'Please say which vehicle, by the number of its listing.',
  note: `A note has at most ${longestNote} characters. Please shorten it.`,
  phone_number: 'Please send the mobile number that you signed in with.',
  list: 'A vehicle is saved, or compared.',
  saved: `At most ${mostSent} numbers of vehicles are taken at once.`,
  compared: `At most ${mostSent} numbers of vehicles are taken at once.`,
};

/** What was sent, read by a schema; else what to mend. */
export const readBody = <Body extends object>(schema: z.ZodType<Body>, sent: SentBody): Body | Refusal => {
  const read = schema.safeParse(sent.isPlain ? Object.fromEntries(sent.form) : sent.json);
  if (read.success) return read.data;
  const names = [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const faults = names.map((path) => ({ path, message: wrongWords[path] ?? 'This could not be read.' }));
  return refusal(422, 'faults', faults[0]?.message ?? 'This could not be read.', faults);
};
