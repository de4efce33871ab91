import { type PrizeState, prizeStateSchema, type SpinAnswer, spinAnswerSchema } from '@forecourt/api-contract';
import { aPrizeCampaignInput, type PrizeCampaignInput } from '@forecourt/testing';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { startLeadTests } from '../../../test/test-leads';
import { applyTestSites, siteNamed } from '../../../test/test-stock';
import { loadErasures } from '../../app/rosters';
import { shoppers } from '../../ground/database/schema';
import { eraseAll } from '../../ground/erasure/erasure';
import { EmbeddedSearch } from '../search/embedded-search';
import { findDraw } from './draw-prize';
import { entrantOf } from './entrant-of';
import { prizeUpkeep, revealEnded } from './prize-upkeep';

const now = new Date('2026-11-21T01:00:00Z');
const after = new Date('2027-01-01T00:00:00Z');
const phone = '+61491570006';
let tests: Awaited<ReturnType<typeof startLeadTests>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
let forecourt: ReturnType<typeof testCli>;
let clock = now;
const env = testEnv(() => clock);

beforeAll(async () => {
  tests = await startLeadTests();
  const { database, boss: jobs } = tests;
  const log = pino({ level: 'silent' });
  // Who is signed in, by a header that stands for the session.
  app = await createTestApp({
    env,
    database,
    jobs,
    log,
    search: new EmbeddedSearch({ database, env, log }),
    askVisitor: async ({ header }) => {
      const id = header('x-test-shopper');
      return id === undefined ? { kind: 'anonymous' } : { kind: 'shopper', id };
    },
  });
  forecourt = testCli(database, env);
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await emptyTables(tests.database, 'prize_redemptions', 'prize_draws', 'prize_tables', 'prize_campaigns', 'shoppers');
  clock = now;
  signedUp = 0;
  await open();
});

/** Puts a prize wheel on the site. */
const open = (campaign: Partial<PrizeCampaignInput> = {}, flags: object = { auth: true, 'spin-to-win': true }) =>
  applyTestSites(tests.database.db, siteNamed('yard', { flags, spinToWin: aPrizeCampaignInput(campaign) }));
let signedUp = 0;
/** Somebody who has signed in: the first of a test has the number that texts are looked for at. */
const signUp = async (): Promise<string> => {
  signedUp += 1;
  return signUpBy(signedUp === 1 ? phone : `+6149158${String(signedUp).padStart(4, '0')}`);
};
const signUpBy = async (number: string): Promise<string> => {
  const id = uuidv7();
  await tests.rows(
    'insert into shoppers (id, website_id, phone, created_at, signed_in_at) values ($1, $2, $3, now(), now())',
    [id, 'yard', number],
  );
  return id;
};
const asShopper = (id: string | null) => ({
  'x-forecourt-gateway': testProof,
  'x-forecourt-site': 'yard',
  ...(id === null ? {} : { 'x-test-shopper': id }),
});
const spin = (id: string | null, body: object = { state: 'NSW', eligible: true }) =>
  app.request('/api/spin-to-win', {
    method: 'POST',
    headers: { ...asShopper(id), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** On a slow machine whoever waits too long is asked to come again, and does. */
const spinAgain = async (id: string): Promise<Response> => {
  const answer = await spin(id);
  return answer.status === 503 ? spinAgain(id) : answer;
};
const drawn = async (id: string): Promise<SpinAnswer> => {
  const answer = await spinAgain(id);
  expect(answer.status).toBe(200);
  return spinAnswerSchema.parse(await answer.json());
};
const spinPlain = (id: string | null, fields: Readonly<Record<string, string>>) =>
  app.request('/api/spin-to-win', { method: 'POST', headers: asShopper(id), body: new URLSearchParams(fields) });
const stateFor = async (id: string | null): Promise<PrizeState> => {
  const answer = await app.request(`/internal/v1/sites/yard/prizes/draw${id === null ? '' : `?shopper=${id}`}`, {
    headers: { authorization: `Bearer ${testBearer}` },
  });
  expect(answer.status).toBe(200);
  return prizeStateSchema.parse(await answer.json());
};
/** Segments of which everybody wins the first until it is gone. */
const prizes = (stock: number, more: PrizeCampaignInput['prizes'] = []): Partial<PrizeCampaignInput> => ({
  prizes: [
    { id: 'wash', name: 'Car wash', value: 40, stock, weight: 1 },
    { id: 'none', name: 'Not this time', wins: false, weight: 0 },
    ...more,
  ],
});
const audit = () => forecourt('prizes', 'audit', 'yard', 'spring-2026');

describe('a spin', () => {
  it('is decided by the server, once for each person, however often they ask at once [SPNW-01]', async () => {
    const id = await signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => drawn(id)));
    expect(new Set(answers.map(({ draw }) => JSON.stringify(draw))).size).toBe(1);
    // The one that drew may have waited too long, and found its draw when it came again.
    expect(answers.filter(({ is_new }) => is_new).length).toBeLessThanOrEqual(1);
    expect(await tests.count('prize_draws')).toBe(1);
    expect((await stateFor(id)).draw).toEqual(answers[0]?.draw);
    // What a browser claims to have won is not looked at.
    const claimed = await (await spin(id, { state: 'NSW', eligible: true, segment: 'service', seq: 9 })).json();
    expect(spinAnswerSchema.parse(claimed).draw).toEqual(answers[0]?.draw);
  });

  it('never hands out more than there is, to a hundred persons at once', async () => {
    await open(prizes(7, [{ id: 'service', name: 'Free service', value: 300, stock: 3, weight: 2 }]));
    const people = await Promise.all(Array.from({ length: 100 }, signUp));
    const answers = await Promise.all(people.map(spinAgain));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 410)).toHaveLength(90);
    expect(
      await tests.rows('select segment, count(*)::int from prize_draws group by segment order by segment'),
    ).toEqual([
      { segment: 'service', count: 3 },
      { segment: 'wash', count: 7 },
    ]);
    expect(await stateFor(null)).toMatchObject({ phase: 'sold-out', left: { wash: 0, service: 0 }, draws: 10 });
    expect(await audit()).toMatchObject({ code: 0, out: expect.stringContaining('All 10 draws follow') });
  });

  it('needs somebody who is signed in: scripts are told so, a plain form leads to sign in and back', async () => {
    const told = await spin(null);
    expect([told.status, (await told.json()).code]).toEqual([403, 'sign_in']);
    const led = await spinPlain(null, { state: 'NSW', eligible: 'on' });
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win',
    ]);
    expect(await tests.count('prize_draws')).toBe(0);
  });

  it('says what to mend, and keeps what was chosen', async () => {
    const id = await signUp();
    const faults = await spin(id, { state: 'SA' });
    expect([faults.status, (await faults.json()).fields.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['state', 'eligible'],
    ]);
    const page = await spinPlain(id, { state: 'QLD' });
    const text = await page.text();
    expect([page.status, text]).toEqual([422, expect.stringContaining('<option value="QLD" selected>')]);
    expect(text).toContain('Confirm that you are 18 or older');
    const led = await spinPlain(id, { state: 'QLD', eligible: 'on' });
    expect([led.status, led.headers.get('location')]).toEqual([303, '/spin-to-win#your-spin']);
    expect((await stateFor(id)).draw).toMatchObject({ seq: 1, state: 'QLD' });
  });

  it('is taken within the days of its campaign alone; who has spun sees it afterwards, too', async () => {
    const [early, timely, late] = [await signUp(), await signUp(), await signUp()];
    // Midnight in Sydney.
    clock = new Date('2026-10-31T12:59:59Z');
    expect([(await spin(early)).status, (await stateFor(null)).phase]).toEqual([409, 'announced']);
    clock = new Date('2026-12-31T12:59:59Z');
    const { draw, is_new } = await drawn(timely);
    expect(is_new).toBe(true);
    clock = new Date('2026-12-31T13:00:00Z');
    expect([(await spin(late)).status, (await stateFor(null)).phase]).toEqual([410, 'ended']);
    expect((await drawn(timely)).draw).toEqual(draw);
  });

  it('is not there while its flag is off', async () => {
    await open({}, { auth: true });
    expect((await spin(await signUp())).status).toBe(404);
    const answer = await app.request('/internal/v1/sites/yard/prizes/draw', {
      headers: { authorization: `Bearer ${testBearer}` },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'no_prize_wheel']);
  });
});

describe('the code of a prize', () => {
  it('goes to the number of its winner, is stored nowhere, and hands out the prize once', async () => {
    await open(prizes(1));
    const id = await signUp();
    const { draw } = await drawn(id);
    const code = draw.code ?? '';
    const sent: unknown[] = [];
    await tests.deliverAll({ sms: { send: async (sms) => void sent.push(sms) }, secrets: env });
    expect(sent).toEqual([
      expect.objectContaining({ to: phone, text: expect.stringContaining(`you won Car wash. Your code: ${code}.`) }),
    ]);
    const whole = JSON.stringify([
      await tests.rows('select * from prize_draws'),
      await tests.rows('select * from prize_campaigns'),
      await tests.rows('select * from messages'),
    ]);
    for (const part of [code, code.replaceAll('-', '')]) expect(whole).not.toContain(part);

    const redeem = (typed: string) => forecourt('prizes', 'redeem', typed, '--by', 'Avery');
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const outcomes = await Promise.all([redeem(typed), redeem(code), redeem(code)]);
    expect(outcomes.filter((outcome) => outcome.code === 0)).toEqual([
      expect.objectContaining({ out: 'Hand out: Car wash (yard, spring-2026, draw #1).' }),
    ]);
    const again = await redeem(code);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringContaining('was handed out on 2026-11-21T01:00:00.000Z by Avery'),
    ]);
    expect((await redeem(code.replace(/^./, (sign) => (sign === '0' ? '1' : '0')))).err).toContain(
      'No prize has this code',
    );
    expect((await stateFor(id)).draw?.redeemed_at).toBe(now.toISOString());
  });

  it('is not sent, and no prize stored, where nothing was won', async () => {
    await open({
      prizes: [
        { id: 'wash', name: 'Car wash', value: 40, stock: 1, weight: 1 },
        { id: 'none', name: 'Not this time', wins: false, weight: 1_000_000 },
      ],
    });
    const { draw } = await drawn(await signUp());
    expect(draw).toMatchObject({ wins: false, code: null, name: 'Not this time' });
    expect(await tests.count('messages')).toBe(0);
  });
});

describe('the ledger of draws', () => {
  it('follows from a seed that was committed to before the first draw, over changes of the segments', async () => {
    const { commitment } = await stateFor(null);
    for (let at = 0; at < 6; at += 1) await drawn(await signUp());
    await open(prizes(50));
    const last = await drawn(await signUp());
    expect(last.draw.name).toBe('Car wash');
    expect(await tests.count('prize_tables')).toBe(2);
    const audited = await audit();
    expect([audited.code, audited.out]).toEqual([
      0,
      `All 7 draws follow from the seed that was committed to as ${commitment}.`,
    ]);
    expect((await stateFor(null)).seed).toBeNull();
    expect((await forecourt('prizes', 'list')).out).toContain(
      'yard  spring-2026  7 draws  until 2026-12-31T13:00:00.000Z',
    );
    const exported = (await forecourt('prizes', 'export', 'yard', 'spring-2026')).out.split('\n');
    expect([exported.length, exported[1]]).toEqual([8, expect.stringMatching(/^1,2026-11-21T01:00:00\.000Z,NSW,/)]);
  });

  it.each([
    ['another prize', `update prize_draws set segment = 'service', wins = true, code_digest = 'x' where seq = 2`, '#2'],
    ['another entrant', `update prize_draws set entrant = 'x' where seq = 3`, '#3'],
    ['a row that is gone', 'delete from prize_draws where seq = 2', 'campaign'],
    ['the last row gone', 'delete from prize_draws where seq = 4', 'campaign'],
    ['a time that was moved', `update prize_draws set drawn_at = drawn_at + interval '1 hour' where seq = 1`, '#1'],
    ['a code of somebody else', `update prize_draws set code_digest = 'x' where seq = 1`, 'Its code is not'],
    [
      'other chances',
      `update prize_tables set segments = jsonb_set(segments, '{0,weight}', '99')`,
      'have been changed',
    ],
    ['another commitment', `update prize_campaigns set commitment = 'x'`, 'not the one that was committed to'],
  ])('is found to be changed: %s', async (_what, change, found) => {
    await open({
      prizes: [
        { id: 'service', name: 'Free service', value: 300, stock: 2, weight: 1 },
        { id: 'wash', name: 'Car wash', value: 40, stock: 10, weight: 5 },
      ],
    });
    for (let at = 0; at < 4; at += 1) await drawn(await signUp());
    expect((await audit()).code).toBe(0);
    await tests.rows(change);
    const { code, out, err } = await audit();
    expect([code, out, err]).toEqual([1, expect.stringContaining(found), expect.stringContaining('does not follow')]);
  });

  it('reveals its seed once the campaign is over, after which nothing is drawn', async () => {
    const [first, second] = [await signUp(), await signUp()];
    await drawn(first);
    const { db } = tests.database;
    expect(await revealEnded(db, { key: env.sealingKey, now })).toEqual([]);
    // A campaign that was taken out of the document for a while keeps its secret until its last day.
    await applyTestSites(db, siteNamed('yard'));
    expect(await revealEnded(db, { key: env.sealingKey, now })).toEqual([]);
    await open();
    expect(await revealEnded(db, { key: env.sealingKey, now: after })).toHaveLength(1);
    clock = after;
    const { seed, phase } = await stateFor(null);
    expect([seed, phase]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'ended']);
    await open({ ends: '2027-02-01' });
    expect([(await spin(second)).status, (await stateFor(null)).phase]).toEqual([410, 'ended']);
    expect((await audit()).code).toBe(0);
  });

  it('is sealed by the present key after a change of keys, and says which key is missing', async () => {
    const { commitment } = await stateFor(null);
    const { db } = tests.database;
    const errors: unknown[] = [];
    const log = { info: () => undefined, error: (line: unknown) => void errors.push(line) };
    const upkeep = (sealingKey: typeof env.sealingKey) =>
      prizeUpkeep.run({
        db,
        now,
        log,
        env: { ...env, sealingKey },
        enqueue: async () => undefined,
        templates: tests.templates,
        limits: [],
        erasures: [],
      });
    await upkeep({ current: 'another-key', previous: null });
    expect(errors).toEqual([{ site: 'yard', campaign: 'spring-2026' }]);
    await upkeep({ current: 'another-key', previous: env.sealingKey.current });
    const answer = await spin(await signUp());
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unknown_sealing_key']);
    await upkeep({ current: env.sealingKey.current, previous: 'another-key' });
    await drawn(await signUp());
    expect([(await audit()).code, (await stateFor(null)).commitment]).toEqual([0, commitment]);
  });

  it('keeps a draw without its person once their data are erased, and hands out the prize all the same', async () => {
    await open(prizes(1));
    const id = await signUp();
    const { draw } = await drawn(id);
    const { db } = tests.database;
    const erasures = await loadErasures();
    await db.transaction((tx) => eraseAll(erasures, tx, 'shopper', [id]));
    const [row] = await tests.rows('select * from prize_draws');
    expect(row).toMatchObject({ seq: 1, shopper_id: null, message_id: null, segment: 'wash' });
    expect(JSON.stringify(row)).not.toContain(id);
    expect((await stateFor(id)).draw).toBeNull();
    // What still waited to be sent is gone with the account.
    expect(await tests.deliverAll({ secrets: env })).toEqual([]);
    expect((await audit()).code).toBe(0);
    expect((await forecourt('prizes', 'redeem', draw.code ?? '', '--by', 'Avery')).code).toBe(0);
  });

  it('draws nothing for an account that is being deleted in the same moment', async () => {
    await open(prizes(1));
    const id = await signUp();
    const { db } = tests.database;
    const erasures = await loadErasures();
    let spun: Promise<Response> | undefined;
    await db.transaction(async (tx) => {
      await tx.delete(shoppers).where(eq(shoppers.id, id));
      spun = Promise.resolve(spin(id));
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%shoppers%'";
      await expect.poll(() => tests.rows(waiting)).not.toEqual([]);
      await eraseAll(erasures, tx, 'shopper', [id]);
    });
    expect((await spun)?.status).toBe(403);
    expect(await tests.rows('select id from prize_draws')).toEqual([]);
  });

  it('gives who deletes the account and signs in again the draw of before, also by the key of before', async () => {
    const first = await signUp();
    const { draw } = await drawn(first);
    const { db } = tests.database;
    const erasures = await loadErasures();
    await db.transaction((tx) => eraseAll(erasures, tx, 'shopper', [first]));
    expect((await spin(first)).status).toBe(403);
    const again = await signUpBy(phone);
    expect((await stateFor(again)).draw).toEqual(draw);
    expect(await drawn(again)).toEqual({ draw, is_new: false });
    expect(await tests.count('prize_draws')).toBe(1);
    const serviceToken = { current: 'the-key-after', previous: env.serviceToken.current };
    const person = { websiteId: 'yard', campaign: 'spring-2026', shopperId: again, serviceToken };
    const rotated = await entrantOf(db, person);
    expect(rotated === null ? null : await findDraw(db, 'yard', 'spring-2026', rotated)).toMatchObject({ seq: 1 });
    // Another number is another person.
    expect((await drawn(await signUpBy('+61491570156'))).draw.seq).toBe(2);
  });
});
