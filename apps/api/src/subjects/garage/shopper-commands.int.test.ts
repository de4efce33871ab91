// What operators see of shoppers and messages, and what they may end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountTests } from '../../../test/test-accounts';
import { testCli } from '../../../test/test-cli';
import { outboxFolder, outboxSms } from '../../ground/messages/outbox';
import { runUpkeep } from '../../ground/modules/upkeep';
import { unsubscribeToken } from '../alerts/unsubscribe-token';
import { shopperUpkeep } from '../shoppers/shopper-upkeep';

let tests: Awaited<ReturnType<typeof startAccountTests>>;
let dataDir: string;
beforeAll(async () => {
  tests = await startAccountTests();
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-shoppers-'));
});
afterAll(async () => {
  await tests.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => tests.emptyAccounts());

const cli = (...args: string[]) => testCli(tests.database, { ...tests.env, dataDir })(...args);

describe('forecourt shoppers', () => {
  it('lists, shows and signs out a shopper, named by id or by site and number', async () => {
    expect((await cli('shoppers', 'list')).err).toBe('Nobody has signed in.');
    const browser = tests.browser('yard');
    await tests.signIn(browser);
    const [{ id }] = await tests.rows('select id from shoppers');
    expect((await cli('shoppers', 'list', '--site', 'yard')).out).toBe(
      `2026-11-21T01:00:00.000Z  yard  +61491570006  ${id}`,
    );
    expect((await cli('shoppers', 'list', '--site', 'mart')).out).toBe('');
    const shown = await cli('shoppers', 'show', 'yard:0491 570 006');
    expect(shown.out).toContain(`"id": "${id}"`);
    expect(shown.out).toContain('1 browsers signed in');
    expect((await cli('shoppers', 'sign-out', id)).out).toBe('1 sessions ended.');
    expect(await (await browser.get('/api/account')).json()).toEqual({ shopper: null });
  });

  it('gives a person all that is kept of them, and erases it once that is confirmed', async () => {
    await tests.signIn(tests.browser('yard'));
    const exported = JSON.parse((await cli('shoppers', 'export', 'yard:0491570006')).out);
    expect(exported).toMatchObject({ site: 'yard' });
    expect(JSON.stringify(exported)).toContain('+61491570006');
    const asked = await cli('shoppers', 'erase', 'yard:0491570006');
    expect([asked.code, asked.err]).toEqual([0, 'Nothing was erased: repeat it with --yes.']);
    expect(await tests.count('shoppers')).toBe(1);
    expect((await cli('shoppers', 'erase', 'yard:0491570006', '--yes')).code).toBe(0);
    expect([await tests.count('shoppers'), await tests.count('shopper_sessions')]).toEqual([0, 0]);
  });

  it('proves a consent by the account or by the link in a message, also once the account is deleted', async () => {
    await tests.signIn(tests.browser('yard'));
    const [{ id }] = await tests.rows('select id from shoppers');
    await tests.rows(
      "insert into shopper_consents (id, shopper_id, purpose, wording, given_at) values (gen_random_uuid(), $1, 'alerts-sms', 'Text me', '2026-11-20T01:00:00Z')",
      [id],
    );
    const token = unsubscribeToken(tests.env.serviceToken, { what: 'all', by: 'sms', shopperId: id });
    const link = `http://yard.localhost:3000/api/alerts/unsubscribe?token=${token}`;
    const consents = async (named: string) => JSON.parse((await cli('shoppers', 'consents', named)).out);
    const given = { site: 'yard', wording: 'Text me', given_at: '2026-11-20T01:00:00.000Z', withdrawn_at: null };
    expect(await consents(id)).toMatchObject([{ ...given, account_ended_at: null }]);
    await cli('shoppers', 'erase', id, '--yes');
    expect(await consents(link)).toMatchObject([{ ...given, account_ended_at: expect.any(String) }]);
    const unknown = await cli('shoppers', 'consents', `${link}x`);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no consent of')]);
    // Seven years.
    const upkeep = (time: string) =>
      runUpkeep(
        shopperUpkeep.filter(({ name }) => name === 'consent-proofs'),
        { db: tests.database.db, now: new Date(time) } as Parameters<typeof runUpkeep>[1],
      );
    await upkeep('2033-01-01T00:00:00Z');
    expect(await tests.count('consent_proofs')).toBe(1);
    await upkeep('2035-01-01T00:00:00Z');
    expect(await tests.count('consent_proofs')).toBe(0);
  });

  it.each(['mart:0491570006', '0190aaaa-0000-7000-8000-000000000001', 'nobody'])(
    'refuses %s, who is nobody, with the way to those who are',
    async (name) => {
      await tests.signIn(tests.browser('yard'));
      const answer = await cli('shoppers', 'show', name);
      expect([answer.code, answer.err]).toEqual([1, expect.stringContaining('forecourt shoppers list shows them')]);
    },
  );
});

describe('[AUTH-01] forecourt messages list', () => {
  it('lists the texts of sign-ins and reads their codes in the outbox', async () => {
    await tests.browser('yard').post('/api/sign-in/code', { phone_number: '0491 570 006' });
    expect((await cli('messages', 'list')).out).toMatch(/sign-in-code {2}sms to a shopper {2}pending {2}sign-in /);
    await tests.deliverAll({ sms: outboxSms(outboxFolder({ dataDir })) });
    const listed = await cli('messages', 'list', '--kind', 'sign-in-code', '--status', 'delivered', '--text');
    expect(listed.out).toMatch(/To: \+61491570006\n.*\n {2}The Yard: \d{6} is your code\./s);
    expect((await cli('messages', 'list', '--kind', 'lead')).err).toBe('No messages.');
  });
});
