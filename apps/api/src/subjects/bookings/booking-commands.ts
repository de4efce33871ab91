import { bookingStates } from '@forecourt/api-contract';
import { oneLine } from '@forecourt/domain/typed-text';
import { type Command, Option } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { isUuid } from '../../ground/cli/is-uuid';
import { operator } from '../../ground/cli/operator';
import { instantOf, positive } from '../../ground/cli/option-values';
import type { BookingRow } from '../../ground/database/schema';
import { withMessageQueue } from '../../ground/messages/with-message-queue';
import { cancelBooking } from './cancel-booking';
import { confirmBooking } from './confirm-booking';
import { listBookings, type ShownBooking, showBooking } from './list-bookings';

interface ListFlags {
  readonly dealership?: string;
  readonly site?: string;
  readonly state?: BookingRow['status'];
  readonly from?: Date;
  readonly before?: Date;
  readonly limit: number;
  readonly json?: boolean;
}

const addList = (command: Command, context: CliContext): void => {
  command
    .command('list')
    .description('Test drives by their time: those to come, unless --from says otherwise.')
    .option('--dealership <slug>', 'of one dealership only')
    .option('--site <website_id>', 'booked on one site only')
    .addOption(new Option('--state <state>', 'that stand so').choices([...bookingStates]))
    .option('--from <date>', 'that begin at this instant or later; now by default', instantOf)
    .option('--before <date>', 'that begin before this instant', instantOf)
    .option('--limit <number>', 'at most so many', positive, 100)
    .option('--json', 'print them as JSON')
    .action(({ dealership, site, state, from, before, limit, json }: ListFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const filter = { dealership: dealership ?? null, site: site ?? null, state: state ?? null };
        const rows = await listBookings(db, { ...filter, from: from ?? env.now(), before: before ?? null }, limit);
        if (json === true) return context.printJson(rows);
        if (rows.length === 0) context.print('No test drives.');
        for (const { booking_id, when, location, vehicle, state: stands, at_home } of rows)
          context.print(
            oneLine(
              `${when}  ${booking_id}  ${location}  ${vehicle ?? 'no vehicle chosen'}  ${stands}${at_home === null ? '' : `  at ${at_home.address}, ${at_home.postcode}`}`,
            ),
          );
        return undefined;
      }),
    );
};

const noBooking = (id: string) => new CliError(exitCodes.inputFaults, `There is no test drive ${id}.`);

const shownLines = (booking: ShownBooking): readonly string[] => {
  const { shopper, at_home, vehicle_state, events } = booking;
  const who = shopper === null ? 'erased' : `${shopper.name}, ${shopper.phone}, ${shopper.email}`;
  return [
    `${booking.when}  ${booking.state}`,
    `Place: ${at_home === null ? booking.location : `at ${at_home.address}, ${at_home.postcode}`}`,
    `Vehicle: ${booking.vehicle ?? 'none chosen'}${vehicle_state === null ? '' : ` (${vehicle_state})`}`,
    `Shopper: ${who}`,
    `Enquiry: ${booking.lead_id}`,
    ...events.map(({ at, what, who: by, why }) => `${at}  ${what} by ${by}${why === null ? '' : `: ${why}`}`),
  ];
};

const addShow = (command: Command, context: CliContext): void => {
  command
    .command('show')
    .description('One test drive whole: who comes, and what became of it, by whom and why.')
    .argument('<booking_id>')
    .option('--json', 'print it as JSON')
    .action((id: string, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const booking = isUuid(id) ? await showBooking(db, id) : null;
        if (booking === null) throw noBooking(id);
        if (json === true) return context.printJson(booking);
        for (const line of shownLines(booking)) context.print(oneLine(line));
        return undefined;
      }),
    );
};

const faultWords = {
  past: 'Its time has come: there is nothing to change any more.',
  cancelled: 'It is cancelled. The shopper can book another one.',
  sold: 'Its vehicle has been sold.',
  tries: 'It was changed too often today.',
  taken: 'That time is taken.',
} as const;

const acts = {
  confirm: { act: confirmBooking, words: 'Confirm a test drive that waits for your word: its shopper is written to.' },
  cancel: {
    act: cancelBooking,
    words: 'Cancel a test drive: its time is free at once, and its shopper is written to.',
  },
} as const;

const addAct = (command: Command, context: CliContext, name: keyof typeof acts): void => {
  const { act, words } = acts[name];
  const made = command
    .command(name)
    .description(words)
    .argument('<booking_id>')
    .option('--by <name>', 'who does it, for its history', operator)
    .option('--json', 'print the outcome as JSON');
  const why = 'for its history and the dealer; not for the shopper';
  if (name === 'cancel') made.requiredOption('--why <reason>', why);
  else made.option('--why <reason>', why);
  made.action(
    (id: string, { by, why: reason, json }: { readonly by: string; readonly why?: string; readonly json?: boolean }) =>
      context.withDatabase(async (database, env) => {
        const { db } = database;
        if (!isUuid(id) || (await showBooking(db, id)) === null) throw noBooking(id);
        const outcome = await withMessageQueue(database, context.log(), (enqueue) =>
          act({ db, enqueue, mailFrom: env.mailFrom, now: env.now(), who: by, why: reason ?? null }, id),
        );
        if (outcome.kind === 'fault') throw new CliError(exitCodes.inputFaults, faultWords[outcome.fault]);
        const { status, sequence } = outcome.booking;
        if (json === true) context.printJson({ booking_id: id, state: status, sequence });
        else context.print(`${id} is ${status}.`);
      }),
  );
};

/** `forecourt bookings`. */
export const bookingCommands: CommandModule = (program, context) => {
  const command = program
    .command('bookings')
    .description('Test drives: those to come, and confirming or cancelling them.');
  addList(command, context);
  addShow(command, context);
  addAct(command, context, 'confirm');
  addAct(command, context, 'cancel');
};
