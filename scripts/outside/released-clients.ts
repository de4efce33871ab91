import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { done } from './outside-programs';

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

const byVersion = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
};

/**
 * The last two releases before a version, by the notes that each release leaves in the storefront: what a registry has
 * under our names counts only where this repository says that it released it.
 */
export const releasesBefore = (
  version: string,
  folder = join(root, 'packages/storefront/releases'),
): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
    .filter((release) => byVersion(release, version) < 0)
    .sort(byVersion)
    .slice(-2);

/** Reads what an API answers by the client that is installed beside it, and prints what it has read and left out. */
const reader = `
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';

const { FORECOURT_API_URL: baseUrl, FORECOURT_SERVICE_TOKEN: secret, SITE: site, SOLD: sold } = process.env;
const left = [];
const client = createApiClient({ baseUrl, serviceToken: serviceKey(secret, 'bearer'), onLeftOut: (one) => left.push(one) });
const table = await client.getSites();
const document = await client.getSite(site);
const offers = await client.getOffers(site);
const { seq } = await client.getChanges(0);
const vehicle = await client.getVehicle(site, sold.replace('/cars/', ''));
console.log(JSON.stringify({
  sites: table.sites.length, site: document?.website_id, offers: offers.length, seq: typeof seq, vehicle: typeof vehicle, left,
}));
`;

/** What the client of a release reads of a running API. */
export interface ReadAnswers {
  readonly site: string;
  readonly sites: number;
  /** What it did not know and so set back or left out. */
  readonly left: readonly unknown[];
}

/**
 * Installs the client of a release from a registry, and has it read what the API of today answers.
 * @throws with its words where it cannot be installed, or cannot read an answer
 */
export const readByRelease = async (
  version: string,
  { folder, env }: { readonly folder: string; readonly env: NodeJS.ProcessEnv },
): Promise<ReadAnswers> => {
  const own = join(folder, `client-${version}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'client', private: true, type: 'module' }));
  writeFileSync(join(own, 'read.mjs'), reader);
  await done('npm', ['install', '--save-exact', '--prefer-offline', `@forecourt/api-contract@${version}`], {
    cwd: own,
    env,
  });
  return JSON.parse(await done('node', ['read.mjs'], { cwd: own, env }));
};
