import { formatCents } from '@forecourt/domain/money';
import { type OrderState, orderStates } from '@forecourt/domain/order';
import { oneLine } from '@forecourt/domain/typed-text';
import { type Command, Option } from 'commander';
import { eq } from 'drizzle-orm';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { isUuid } from '../../ground/cli/is-uuid';
import { operator } from '../../ground/cli/operator';
import type { Db } from '../../ground/database/database';
import { type OrderRow, payments } from '../../ground/database/schema';
import { withMessageQueue } from '../../ground/messages/with-message-queue';
import { cancelOrder } from './cancel-order';
import { completeOrder } from './complete-order';
import { listOrders, orderNamed } from './list-orders';
import { eventsOf, orderNumber, readOrderNumber } from './order-store';

interface Json {
  readonly json?: boolean;
}

const nameOf = (order: OrderRow): string => orderNumber(order) ?? order.id;

const findNamed = async (db: Db, named: string): Promise<OrderRow> => {
  const number = readOrderNumber(named);
  const by = number === null ? (isUuid(named) ? { id: named } : null) : { number };
  const order = by === null ? null : await orderNamed(db, by);
  if (order !== null) return order;
  throw new CliError(
    exitCodes.inputFaults,
    `There is no order "${named}": forecourt orders list shows those there are.`,
  );
};

/** An order for programs, without anything that its shopper typed. */
const inJson = (order: OrderRow, dealership?: string) => ({
  ...{ id: order.id, number: orderNumber(order), dealership, website_id: order.website_id, stocknum: order.stocknum },
  ...{ vehicle: order.vehicle_name, kind: order.kind, state: order.state, ending: order.ending },
  ...{ fee_cents: order.fee_cents, payment_id: order.payment_id, lead_id: order.lead_id },
  hold_until: order.hold_until?.toISOString() ?? null,
  created_at: order.created_at.toISOString(),
});

const standing = ({ state, ending }: OrderRow): string => (ending === null ? state : `${state} (${ending})`);

const line = (order: OrderRow, dealership: string): string =>
  [
    nameOf(order),
    `${dealership}/${order.stocknum}`,
    oneLine(order.vehicle_name),
    order.kind,
    standing(order),
    order.fee_cents === 0 ? 'no money' : formatCents(order.fee_cents),
    ...(order.hold_until === null ? [] : [`until ${order.hold_until.toISOString()}`]),
  ].join('  ');

const addList = (parent: Command, context: CliContext, isHolds: boolean): void => {
  parent
    .command('list')
    .description(isHolds ? 'List the vehicles that are held for buyers.' : 'List orders, the newest first.')
    .argument('[dealership]', 'of one dealership only, by its slug')
    .addOption(new Option('--state <state>', 'only those that stand so').choices([...orderStates]))
    .option('--json', 'print them as JSON')
    .action((dealership: string | undefined, { json, state }: Json & { readonly state?: OrderState }) =>
      context.withDatabase(async ({ db }) => {
        const held: readonly OrderState[] | undefined = isHolds ? ['paying', 'held'] : undefined;
        const states = state === undefined ? held : [state];
        const rows = await listOrders(db, { dealership, states });
        if (json === true) return context.printJson(rows.map((row) => inJson(row.order, row.dealership)));
        if (rows.length === 0) context.print(isHolds ? 'Nothing is held.' : 'No orders.');
        for (const row of rows) context.print(line(row.order, row.dealership));
        return undefined;
      }),
    );
};

const addShow = (parent: Command, context: CliContext): void => {
  parent
    .command('show')
    .description('Show an order: who, what, its money and its history.')
    .argument('<order>', 'its number, such as R-10001, or its id')
    .option('--json', 'print it as JSON, without what its shopper typed')
    .action((named: string, { json }: Json) =>
      context.withDatabase(async ({ db }) => {
        const order = await findNamed(db, named);
        const events = await eventsOf(db, order.id);
        const [payment] =
          order.payment_id === null ? [] : await db.select().from(payments).where(eq(payments.id, order.payment_id));
        if (json === true)
          return context.printJson({
            ...inJson(order),
            payment:
              payment === undefined
                ? null
                : { id: payment.id, status: payment.status, refunded_cents: payment.refunded_cents },
            events: events.map(({ at, who, act, state, why }) => ({ at: at.toISOString(), who, act, state, why })),
          });
        const { answers } = order;
        context.print(`${nameOf(order)}  ${oneLine(order.vehicle_name)} (stock ${order.stocknum})  ${standing(order)}`);
        if (order.erased_at === null)
          context.print(
            `Buyer: ${oneLine(`${answers.name ?? ''} ${answers.last_name ?? ''}`.trim())}  ${oneLine(answers.phone ?? '')}  ${oneLine(answers.email ?? '')}`,
          );
        context.print(
          `Money: ${payment === undefined ? 'none' : `${formatCents(payment.amount_cents)} ${payment.status}`}`,
        );
        for (const { at, who, act, state, why } of events)
          context.print(
            `${at.toISOString()}  ${act}: ${state}  by ${oneLine(who)}${why === null ? '' : `  ${oneLine(why)}`}`,
          );
        return undefined;
      }),
    );
};

type Verb = 'confirm' | 'cancel' | 'refund';

const about: Readonly<Record<Verb, string>> = {
  confirm: 'The buyer has bought the vehicle: what was paid becomes part of the price.',
  cancel: 'End an order that no money came for; its vehicle is free again.',
  refund: 'End an order that was paid for, and give all of its money back.',
};

const isPaid = ({ state, fee_cents }: OrderRow): boolean => state === 'held' && fee_cents > 0;

/** Which of the two ends an order, so that nobody gives money back without meaning to. */
const checkVerb = (verb: Verb, order: OrderRow): void => {
  if (verb === 'cancel' && isPaid(order))
    throw new CliError(
      exitCodes.inputFaults,
      `${nameOf(order)} was paid for: forecourt orders refund ${nameOf(order)} --why "..." ends it and gives ${formatCents(order.fee_cents)} back.`,
    );
  if (verb === 'refund' && !isPaid(order))
    throw new CliError(
      exitCodes.inputFaults,
      `${nameOf(order)} is ${order.state}: there is no money to give back. forecourt orders show ${nameOf(order)} says more.`,
    );
};

const addVerb = (parent: Command, context: CliContext, verb: Verb): void => {
  parent
    .command(verb)
    .description(about[verb])
    .argument('<order>', 'its number, such as R-10001, or its id')
    .requiredOption('--why <text>', 'why, for its history')
    .option('--by <name>', 'who does it', operator)
    .option('--json', 'print the order as JSON')
    .action((named: string, { why, by, json }: Json & { readonly why: string; readonly by: string }) =>
      context.withDatabase(async (database, env) => {
        const { db } = database;
        const order = await findNamed(db, named);
        checkVerb(verb, order);
        const said = { who: by, why: oneLine(why).slice(0, 500) };
        const outcome = await withMessageQueue(database, context.log(), async (enqueue) => {
          const moment = { now: env.now(), enqueue, mailFrom: env.mailFrom };
          return verb === 'confirm'
            ? completeOrder(db, order.id, said, moment)
            : cancelOrder(db, { id: order.id, websiteId: null }, { ...said, ending: 'dealer' }, moment);
        });
        if (outcome.kind === 'gone') throw new CliError(exitCodes.inputFaults, `The order ${named} is gone.`);
        if (outcome.kind === 'over' || outcome.kind === 'not-held')
          throw new CliError(
            exitCodes.inputFaults,
            `${nameOf(outcome.order)} is ${outcome.order.state}: nothing was changed.`,
          );
        if (json === true) context.printJson(inJson(outcome.order));
        else context.print(`${nameOf(outcome.order)} is ${outcome.order.state}.`);
      }),
    );
};

/** `forecourt orders`. */
export const orderCommands: CommandModule = (program, context) => {
  const orders = program.command('orders').description('Vehicles that shoppers have reserved or bought online.');
  addList(orders, context, false);
  addShow(orders, context);
  for (const verb of ['confirm', 'cancel', 'refund'] as const) addVerb(orders, context, verb);
};

/** `forecourt holds`: the same of what is held now. */
export const holdCommands: CommandModule = (program, context) => {
  const holds = program.command('holds').description('Vehicles that are held for buyers now.');
  addList(holds, context, true);
  addShow(holds, context);
};
