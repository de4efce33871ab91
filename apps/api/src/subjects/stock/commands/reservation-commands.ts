import type { CliContext } from '../../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandModule } from '../../../ground/cli/command-module';
import { operator } from '../../../ground/cli/operator';
import {
  listReservations,
  type Reservation,
  type ReservationOutcome,
  releaseVehicle,
  reservationInWords,
  reserveVehicle,
} from '../../reservations';
import { findDealership } from '../import-stock';
import { tellStockErrors } from './told-errors';

interface Json {
  readonly json?: boolean;
}

/** The reservation that came of a verb; else its fault in words, and with `--json` for programs too. */
const told = (
  context: CliContext,
  { json }: Json,
  outcome: ReservationOutcome<{ readonly reservation: Reservation }>,
): Reservation => {
  if (outcome.ok) {
    if (json === true) context.printJson(outcome.reservation);
    return outcome.reservation;
  }
  const { code, message, remedy } = outcome.fault;
  if (json === true) context.printJson({ error: code, message, remedy });
  throw new CliError(exitCodes.inputFaults, `${message} ${remedy}`);
};

const line = (reservation: Reservation): string => {
  const { dealership, stocknum, name, note, sold, ended_at, ended_by } = reservation;
  return [
    `${dealership}/${stocknum}`,
    sold ? `${name} (sold)` : name,
    reservationInWords(reservation),
    ...(note === null ? [] : [note]),
    ...(ended_at === null ? [] : [`ended ${ended_at} by ${ended_by}`]),
  ].join('  ');
};

/** `forecourt stock reserve`, `release` and `reservations`. */
export const reservationCommands: CommandModule = (stock, context) => {
  stock
    .command('reserve')
    .description('Reserve a vehicle: every site says so, and nobody else can have it.')
    .argument('<dealership>', 'slug of the dealership')
    .argument('<stocknum>', 'stock number of the vehicle')
    .option('--until <date>', 'when it ends by itself, where the vehicle stands: 2026-12-05 or "2026-12-05 17:00"')
    .option('--by <name>', 'who reserves it', operator)
    .option('--note <text>', 'what is worth knowing; no shopper sees it')
    .option('--json', 'print the reservation, or the fault, as JSON')
    .action((dealership: string, stocknum: string, flags: Json & { until?: string; by: string; note?: string }) =>
      context.withDatabase(async ({ db }, env) => {
        const outcome = await reserveVehicle(
          { db, now: env.now() },
          {
            ...{ dealership, stocknum, by: 'operator', who: flags.by },
            ...{ note: flags.note?.trim() || null, until: flags.until ?? null },
          },
        );
        const reservation = told(context, flags, outcome);
        if (flags.json !== true) context.print(`Reserved: ${line(reservation)}`);
      }),
    );
  stock
    .command('release')
    .description('End the reservation of a vehicle, whoever made it.')
    .argument('<dealership>', 'slug of the dealership')
    .argument('<stocknum>', 'stock number of the vehicle')
    .option('--by <name>', 'who ends it', operator)
    .option('--json', 'print the reservation as it ended, or the fault, as JSON')
    .action((dealership: string, stocknum: string, flags: Json & { by: string }) =>
      context.withDatabase(async ({ db }, env) => {
        const outcome = await releaseVehicle({ db, now: env.now() }, { dealership, stocknum, who: flags.by });
        const reservation = told(context, flags, outcome);
        if (flags.json !== true) context.print(`Released: ${line(reservation)}`);
        if (reservation.by === 'feed')
          context.say(`The feed "${reservation.who}" reserves it again as long as it calls the vehicle reserved.`);
      }),
    );
  stock
    .command('reservations')
    .description('Vehicles that are reserved: by whom, since when and until when.')
    .argument('[dealership]', 'slug of a dealership; all by default')
    .option('--ended', 'also those that have ended')
    .option('--json', 'print them as JSON')
    .action((dealership: string | undefined, flags: Json & { ended?: boolean }) =>
      context.withDatabase(({ db, pool }) =>
        tellStockErrors(context, flags, async () => {
          if (dealership !== undefined) await findDealership(pool, dealership);
          const found = await listReservations(db, { dealership, ended: flags.ended });
          if (flags.json === true) return context.printJson(found);
          if (found.length === 0) context.print('Nothing is reserved.');
          for (const reservation of found) context.print(line(reservation));
        }),
      ),
    );
};
