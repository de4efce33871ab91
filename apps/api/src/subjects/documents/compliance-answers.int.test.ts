import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complianceRuleNames } from '@forecourt/config/compliance';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { exitCodes } from '../../ground/cli/cli-error';
import { operator } from '../../ground/cli/operator';
import type { Database } from '../../ground/database/database';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('lane'));
  await applyTestSites(
    database.db,
    siteNamed('yard', { flags: { offers: true } }),
    siteNamed('lane', { flags: { offers: true } }),
  );
  running = await startTestApp(database, testEnv());
  folder = mkdtempSync(join(tmpdir(), 'forecourt-compliance-'));
});
afterAll(async () => {
  await running.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'compliance_answers', 'offer_lists', 'content');
});

const file = (value: unknown): string => {
  const path = join(folder, 'document.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const forecourt = (...args: string[]) => testCli(database, testEnv())(...args);
const offers = (description: string, dealership = 'yard') => ({
  dealership_id: dealership,
  offers: [{ id: 'tow-bar', name: 'Tow bar included', description: `<p>${description}</p>` }],
});
const applyOffers = (value: unknown, ...options: string[]) =>
  forecourt('offers', 'apply', file(value), '--yes', ...options);
const answer = (...rules: readonly string[]): string[] => rules.flatMap((rule) => ['--acknowledge', rule]);
const shownOn = async (site: string) => (await running.api.getOffers(site)).map(({ id }) => id);
const stored = async () =>
  (
    await database.pool.query<{ document: string; rule: string; path: string; quote: string; who: string; at: Date }>(
      'select document, rule, path, quote, who, at from compliance_answers order by document, rule',
    )
  ).rows;

const repayment = 'Yours for $99 per week.';
const promised = 'Instant approval.';

describe('words that a rule of advertising law is against', () => {
  it('are refused with the rule, its law and how to mend them, and nothing stored changes', async () => {
    const refused = await applyOffers(offers(`${repayment} ${promised}`));
    expect(refused.code).toBe(exitCodes.inputFaults);
    for (const words of [
      'document.json: offers[0]: repayment-without-rate (error): "',
      'document.json: offers[0]: approval-promised (warning): "',
      '$99 per week',
      'National Credit Code',
      'Advertising law is against 2 of these words. Nothing was changed.',
      '--acknowledge repayment-without-rate --acknowledge approval-promised',
    ])
      expect(refused.err).toContain(words);
    expect(await shownOn('yard')).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('are accepted once somebody answers for every rule by name, and that name is stored', async () => {
    const value = offers(`${repayment} ${promised}`);
    const half = await applyOffers(value, ...answer('approval-promised'));
    expect(half.code).toBe(exitCodes.inputFaults);
    expect(half.err).toContain('--acknowledge repayment-without-rate');
    expect(half.err).not.toContain('approval-promised (warning)');
    // The documents were refused, so no answer was stored.
    expect(await stored()).toEqual([]);

    const before = new Date();
    expect(await applyOffers(value, ...answer('approval-promised', 'repayment-without-rate'))).toMatchObject({
      code: 0,
    });
    expect(await shownOn('yard')).toEqual(['tow-bar']);
    const rows = await stored();
    expect(rows).toMatchObject([
      { document: 'offers yard', rule: 'approval-promised', path: 'offers[0]', who: operator },
      {
        document: 'offers yard',
        rule: 'repayment-without-rate',
        path: 'offers[0]',
        quote: expect.stringContaining('$99 per week'),
        who: operator,
      },
    ]);
    for (const { at } of rows) expect(Math.abs(at.getTime() - before.getTime())).toBeLessThan(60_000);
  });

  it('need no second answer while they stay the same; changed words and another dealer need their own', async () => {
    const rule = answer('repayment-without-rate');
    expect(await applyOffers(offers(repayment), ...rule)).toMatchObject({ code: 0 });
    expect(await applyOffers(offers(repayment))).toMatchObject({ code: 0 });
    expect(await applyOffers(offers('Yours for $89 per week.'))).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('Advertising law is against these words.'),
    });
    expect(await applyOffers(offers(repayment, 'lane'))).toMatchObject({ code: exitCodes.inputFaults });
    expect(await shownOn('lane')).toEqual([]);
    const more = 'It comes with a canopy, a tow bar and a full tank. '.repeat(3);
    expect(await applyOffers(offers(`${repayment} ${more}`), ...rule)).toMatchObject({ code: 0 });
    // A second place needs its own answer, also when the first was answered for.
    const second = await applyOffers(offers(`${repayment} ${more} Or $149 per week.`));
    expect(second.code).toBe(exitCodes.inputFaults);
    expect(second.err).toContain('$149 per week');
    expect(second.err).toContain('Advertising law is against these words.');
    // An answer for a rule that no words break is not stored.
    expect(await applyOffers(offers('A tow bar with every ute.', 'lane'), ...rule)).toMatchObject({ code: 0 });
    expect(await stored()).toHaveLength(2);
  });

  it('are reported by `check`, which requires no answer and stores nothing', async () => {
    const checked = await forecourt('offers', 'check', file(offers(repayment)), '--json');
    expect(checked.code).toBe(0);
    expect(checked.err).toContain('offers[0]: repayment-without-rate (error)');
    expect(JSON.parse(checked.out)).toMatchObject({
      compliance: [
        { source: expect.any(String), document: 'offers yard', path: 'offers[0]', rule: 'repayment-without-rate' },
      ],
    });
    const refused = await applyOffers(offers(repayment), '--json');
    expect(JSON.parse(refused.out)).toMatchObject({ ok: false, compliance: [{ rule: 'repayment-without-rate' }] });
    expect(await stored()).toEqual([]);
  });

  it('cannot be answered for by any word but the name of a rule', async () => {
    // The command line prints faults of options itself, past the streams of a command.
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const refused = await applyOffers(offers(repayment), ...answer('everything'));
      expect(refused.code).toBe(exitCodes.usage);
      const words = said.mock.calls.join('');
      for (const name of complianceRuleNames) expect(words).toContain(name);
    } finally {
      said.mockRestore();
    }
    expect(await stored()).toEqual([]);
  });
});

describe('content and site documents', () => {
  it('are checked by the same rules, drafts included, and store their author as the one who answers', async () => {
    const page = {
      website_id: 'yard',
      key: 'home',
      blocks: [{ type: 'hero', version: 1, title: 'Now from $99 a week' }],
    };
    const apply = (by: string, ...options: string[]) =>
      forecourt('content', 'apply', file(page), '--by', by, ...options);
    expect(await apply('Robin')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('blocks[0]: repayment-without-rate'),
    });
    expect((await database.pool.query('select 1 from content')).rowCount).toBe(0);
    const rule = answer('repayment-without-rate');
    expect(await apply('Robin', ...rule)).toMatchObject({ code: 0 });
    expect(await stored()).toMatchObject([{ document: 'content yard/home', path: 'blocks[0]', who: 'Robin' }]);
    // Who answered first for the same words stays named.
    expect(await apply('Sam', '--publish', '--yes', ...rule)).toMatchObject({ code: 0 });
    expect(await stored()).toMatchObject([{ who: 'Robin' }]);
  });

  it('name the part of the site document in which the broken rule was found', async () => {
    const document = siteNamed('yard', { flags: { offers: true } });
    const value = { ...document, content: { ...document.content, heroText: 'A new HiLux for $45,990.' } };
    const apply = (...options: string[]) => forecourt('sites', 'apply', file(value), '--yes', ...options);
    expect(await apply()).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('content.heroText: price-without-type'),
    });
    expect(await apply(...answer('price-without-type'))).toMatchObject({ code: 0 });
    expect(await stored()).toMatchObject([
      { document: 'site yard', rule: 'price-without-type', path: 'content.heroText' },
    ]);
  });
});
