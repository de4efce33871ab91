import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { applyOffers } from './apply-offers';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'forecourt-offers-'));
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('harbour'), dealershipNamed('nissan'));
  const offers = { flags: { offers: true } };
  await applyTestSites(
    db,
    siteNamed('harbour', { ...offers, stockFrom: [{ dealership: 'harbour' }, { dealership: 'nissan' }] }),
    siteNamed('nissan', { flags: { offers: true, favourites: true } }),
  );
  const elsewhere = { id: 'at-harbour', name: 'At harbour', description: 'Here.' };
  await applyOffers(db, [{ source: 'h.json', value: { dealership_id: 'harbour', offers: [elsewhere] } }]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const checked = async (description: string, expected = 0) => {
  const file = join(folder, 'n.json');
  const offer = { id: 'tow-bar', name: 'Tow bar', description };
  writeFileSync(file, JSON.stringify({ dealership_id: 'nissan', offers: [offer] }));
  const { code, err } = await testCli(database, testEnv())('offers', 'check', file);
  expect(code).toBe(expected);
  return err.split('\n').flatMap((line) => line.split(': offers[0].description: ')[1] ?? []);
};
const link = (address: string) => `<a href="${address}">words</a>`;

describe('offers check (OFFR-01)', () => {
  it('names the markup and the links that will not be shown', async () => {
    expect(await checked(`<p>Plain</p>${link('/contact')}${link('https://a.example/?x=1&y=2')}`)).toEqual([]);
    expect(await checked(`<table><td>1</td></table>${link('http://a.example')}`)).toEqual([
      expect.stringContaining('<table>, <td>'),
      expect.stringContaining('"http://a.example"'),
    ]);
  });

  it('refuses a link that calls no number, and takes one that calls a number', async () => {
    expect(await checked(link('tel:1300555010'))).toEqual([]);
    expect(await checked(link('tel:55501000'), 1)).toEqual([
      expect.stringContaining('"55501000" is not one telephone'),
    ]);
  });

  it('names the sites that lack the page that a text links to', async () => {
    const notes = await checked(
      ['/finance', '/compare', '/offers/at-harbour', '/offers/nissan/tow-bar'].map(link).join(),
    );
    expect(notes).toEqual([
      'The link to "/finance" is not shown on harbour, nissan: there is no such page.',
      'The link to "/compare" is not shown on harbour: there is no such page.',
      'The link to "/offers/at-harbour" is not shown on nissan: there is no such page.',
    ]);
  });
});
