import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dealership } from '@forecourt/config/dealership';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../ground/env/paths';
import { bestProfile, describeFeed } from './describe-feed';
import { feedProfiles, findProfile } from './profiles';

const yard: Dealership = JSON.parse(readFileSync(join(repositoryRoot, 'demo/dealerships/red-gum-yard.json'), 'utf8'));
const now = new Date('2026-11-21T00:00:00Z');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-describe-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (content: string): string => {
  const path = join(folder, 'feed');
  writeFileSync(path, content);
  return path;
};

describe('the best profile', () => {
  it.each([...feedProfiles.keys()])(
    'for the columns of %s is that profile, also with some columns left out or added',
    (name) => {
      const { columns, requiredColumns } = findProfile(name);
      const all = columns.map(({ column }) => column);
      expect(bestProfile(new Set(all))).toBe(name);
      expect(bestProfile(new Set([...all, 'Something', 'Else']))).toBe(name);
      expect(bestProfile(new Set(requiredColumns))).toBe(name);
    },
  );
});

describe('describeFeed', () => {
  it('shows what each column maps to, what is left over and what is missing, with examples', async () => {
    const path = file('StockNumber,Make,Model,YearGroup,Paint\nE1,,Rio,2020,\nE2,Kia,Rio,2020,Red\n');
    const described = await describeFeed(path, { profile: 'easycars-json', dealership: null, now });
    expect(described).toMatchObject({ profile: 'easycars-json', best: 'easycars-json', format: 'csv', trial: null });
    expect(described.columns.map(({ column, field, example }) => [column, field, example])).toEqual([
      ['StockNumber', 'stocknum', 'E1'],
      ['Make', 'make', 'Kia'],
      ['Model', 'model', 'Rio'],
      ['YearGroup', 'year', '2020'],
      ['Paint', null, 'Red'],
    ]);
    const missing = new Map(described.missing.map(({ column, required }) => [column, required]));
    expect([missing.get('StockType'), missing.get('Badge'), missing.has('Make')]).toEqual([true, false, false]);
  });

  it('suggests a better profile, and counts how many rows would be imported', async () => {
    const path = join(repositoryRoot, 'demo/feeds/dirty-listings.csv');
    const described = await describeFeed(path, { profile: 'canonical', dealership: yard, now });
    expect(described).toMatchObject({ profile: 'canonical', best: 'au-listings', trial: { records: 29, landed: 0 } });
    expect(await describeFeed(path, { dealership: yard, now })).toMatchObject({
      profile: 'au-listings',
      trial: { records: 29, landed: 24 },
    });
  });

  it('suggests the column that a misspelt one was meant to be', async () => {
    const path = file('stocknum,make,model,year,KM,Pirce,Dealer\nS1,Kia,Rio,2020,1,2,3\n');
    const { columns } = await describeFeed(path, { profile: 'canonical', dealership: null, now });
    expect(columns.flatMap(({ column, meant }) => (meant === null ? [] : [[column, meant]]))).toEqual([
      ['KM', 'km'],
      ['Pirce', 'price'],
    ]);
  });

  it.each([
    ['stock_number', 'stocknum'],
    ['mileage.value', 'km'],
    ['body_style', 'body'],
    ['trim', 'badge'],
    ['fuel_type', 'fuel'],
    ['transmission', 'trans'],
    ['exterior_color', 'colour'],
    ['yearOfManufacture', 'year'],
    ['make.name', 'make'],
    ['price.amount', 'price'],
    ['g:condition', 'car_type'],
    ['image_link', 'images'],
  ])('says of the column %s that it is meant to be %s', async (column, meant) => {
    const { columns } = await describeFeed(file(`badgeless,${column}\n1,2\n`), {
      profile: 'canonical',
      dealership: null,
      now,
    });
    expect(columns.find((described) => described.column === column)?.meant).toBe(meant);
  });

  it('takes no column of miles for one of kilometres', async () => {
    const { columns } = await describeFeed(file('stocknum,Miles\n1,2\n'), {
      profile: 'canonical',
      dealership: null,
      now,
    });
    expect(columns.map(({ meant }) => meant)).toEqual([null, null]);
  });

  it('counts what would be left out, and each word that no filter knows by itself', async () => {
    const path = file(
      'stocknum;make;model;year;body;km\nS1;Kia;Rio;2020;Odd;1\nS2;Kia;Rio;2020;odd;?\nS3;Kia;Rio;2020;Rare;3\n',
    );
    const { trial } = await describeFeed(path, { profile: 'canonical', dealership: yard, now });
    expect(trial).toMatchObject({
      landed: 3,
      left_out: [
        { field: 'body', value: 'Odd', count: 2, lines: [2, 3], is_word: true },
        { field: 'km', value: '?', count: 1, lines: [3] },
        { field: 'body', value: 'Rare', count: 1, lines: [4], is_word: true },
      ],
    });
  });

  it('looks at the first records of JSON, each with columns of its own', async () => {
    const described = await describeFeed(file('[{"stocknum":"S1"},{"make":"Kia"}]'), { dealership: null, now });
    expect(described).toMatchObject({ format: 'json', encoding: 'utf-8', best: 'canonical' });
    expect(described.columns.map(({ column }) => column)).toEqual(['stocknum', 'make']);
  });
});
