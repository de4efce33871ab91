// Orders that wait for nothing but to be paid for, as many as a bench needs: one is begun and filled in by its shopper's
// own requests, the others are copies of its rows.
import { orderNextSchema } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../src/ground/database/database';
import { orderOfToken, orderToken } from '../src/subjects/orders/order-link';

type Send = (path: string, body: object) => Promise<unknown>;

const tokenIn = (answer: unknown): string => {
  const { redirect } = orderNextSchema.parse(answer);
  const address = new URL(redirect, 'http://yard.test');
  return address.searchParams.get('order') ?? decodeURIComponent(address.pathname.split('/').at(-1) ?? '');
};

/** Copies of a row under other values: one for each of `ids`, whose number in the list is `$number`. */
const copied = (table: string, changed: string): string =>
  `insert into ${table} overriding system value select (jsonb_populate_record(null::${table}, to_jsonb(source) || ${changed})).*
   from ${table} source, unnest($2::text[]) with ordinality made (id, number) where source.id::text = $1`;

/**
 * Tokens of orders of one shopper each, filled in up to the review; nobody of them is in another list of another `prefix`.
 * @param sameVehicle all want the same vehicle, else each wants one of its own
 */
export const readyOrders = async (
  {
    pool,
    serviceToken,
    send,
  }: { readonly pool: Database['pool']; readonly serviceToken: RotatedSecret; readonly send: Send },
  vehicle: { readonly id: string },
  { many, sameVehicle, prefix }: { readonly many: number; readonly sameVehicle: boolean; readonly prefix: string },
): Promise<readonly string[]> => {
  const token = tokenIn(await send('/api/orders/start', { car_id: vehicle.id, kind: 'reserve' }));
  const person = { name: 'Avery', last_name: 'Example', email: 'avery@example.com', phone: '0491 570 006' };
  await send('/api/orders/save', { token, step: 'details', ...person });
  const first = orderOfToken(serviceToken, token);
  if (first === null) throw new Error('The first order was not begun.');
  const vehicleIds = Array.from({ length: many }, (_, number) => String(Number(vehicle.id) + 1_000_000 + number));
  if (!sameVehicle)
    await pool.query(
      copied(
        'vehicles',
        `jsonb_build_object('id', made.id::bigint, 'stocknum', 'H' || made.id, 'slug', 'held-' || made.id)`,
      ),
      [vehicle.id, vehicleIds],
    );
  const ids = vehicleIds.map(() => uuidv7());
  const phones = `source.answers || jsonb_build_object('phone', '${prefix}' || (1000000 + made.number)::text)`;
  const vehicleOf = sameVehicle ? 'source.vehicle_id' : `${vehicle.id}::bigint + 999999 + made.number`;
  const stocknumOf = sameVehicle ? 'source.stocknum' : `'H' || (${vehicleOf})::text`;
  await pool.query(
    copied(
      'orders',
      `jsonb_build_object('id', made.id, 'vehicle_id', ${vehicleOf}, 'stocknum', ${stocknumOf}, 'answers', ${phones})`,
    ),
    [first, ids],
  );
  return ids.map((id) => orderToken(serviceToken, id));
};
