import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../apps/api/test/empty-tables';
import { createTestDatabase } from '../../../apps/api/test/test-database';
import { readLeadDeliveries } from './lead-deliveries.mjs';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database, 'messages', 'message_attempts'));

/** A message of a lead to an address, with what came of each attempt. */
const message = async (lead: string, to: string, ...outcomes: string[]): Promise<void> => {
  const id = randomUUID();
  const status = outcomes.includes('delivered') ? 'delivered' : 'pending';
  await database.pool.query(
    `insert into messages (id, subject_kind, subject_id, destination, status, message_id) values ($1, 'lead', $2, $3, $4, $5)`,
    [id, lead, JSON.stringify({ kind: 'email', to: [to] }), status, id],
  );
  for (const outcome of outcomes)
    await database.pool.query(
      'insert into message_attempts (message, at, outcome, duration_ms) values ($1, now(), $2, 1)',
      [id, outcome],
    );
};

const [one, other] = [randomUUID(), randomUUID()];
const counted = async () => {
  const { delivered, repeated, open } = await readLeadDeliveries(database.pool);
  return { delivered, repeated, open };
};

describe('the deliveries of leads', () => {
  it('are whole when each destination of each lead has had one, also after attempts that failed', async () => {
    await message(one, 'desk@yard.example', 'smtp_451', 'delivered');
    await message(one, 'crm@yard.example', 'delivered');
    await message(other, 'desk@yard.example', 'delivered');
    expect(await counted()).toEqual({ delivered: 2, repeated: 0, open: 0 });
  });

  it('are repeated when a message goes out twice, or a second one goes to the same destination', async () => {
    await message(one, 'desk@yard.example', 'delivered', 'delivered');
    await message(other, 'desk@yard.example', 'delivered');
    await message(other, 'desk@yard.example', 'delivered');
    expect(await counted()).toEqual({ delivered: 0, repeated: 2, open: 0 });
  });

  it('are missing where one of several destinations has had none', async () => {
    await message(one, 'desk@yard.example', 'delivered');
    await message(one, 'crm@yard.example', 'timeout');
    expect(await counted()).toEqual({ delivered: 0, repeated: 0, open: 1 });
  });
});
