import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../scripts/workspace/process-identity.mjs';
import { writeComposedHomes } from '../fixtures/composed-homes/composed-homes';
import { orderDealership, writeOrderSites } from '../fixtures/order-sites/order-sites';
import { writePlaceSites } from '../fixtures/place-sites/place-sites';
import { reviewFace, writeReviews } from '../fixtures/reviews/state-street-reviews';
import { writeTailoredSites } from '../fixtures/tailored-sites/tailored-sites';
import { stateSite } from '../fixtures/vehicle-states/state-sites';
import { writeStateStreet } from '../fixtures/vehicle-states/state-street';
import { dataFolder, gatewayPort, root } from './address-book';
import { forecourt, forecourtJson } from './forecourt';

const fixtures = join(root, 'e2e', 'fixtures');

/** What tests left behind goes: they own these documents. */
const replacing = ['--yes', '--allow-removal'] as const;

/** A stack that runs already is used; one of another checkout would be tested in the place of this one. */
const refuseForeignStack = (): void => {
  const record = join(root, dataFolder, 'processes', 'gateway.json');
  if (existsSync(record) && isAlive(JSON.parse(readFileSync(record, 'utf8')).process)) return;
  throw new Error(
    `What answers on port ${gatewayPort} was not started from ${root}. Stop it, or move this run: FORECOURT_E2E_PORT_SHIFT=200.`,
  );
};

/** Imports a feed of ours, in which every row is good. `more`: options of the command line. */
const importWhole = async (stock: string, dealership: string, ...more: readonly string[]): Promise<void> => {
  const { rejects } = await forecourtJson<{ readonly rejects: readonly unknown[] }>(
    ...['stock', 'import', stock, '--dealership', dealership, '--profile', 'canonical', ...more],
  );
  if (rejects.length > 0) throw new Error(`Refused of ${stock}: ${JSON.stringify(rejects)}`);
};

/** Brings the dealers of the tests to their first state. Says the same on every run, so it can be repeated. */
export default async (): Promise<void> => {
  refuseForeignStack();
  const stateStreet = writeStateStreet();
  const composed = writeComposedHomes();
  const places = writePlaceSites();
  const tailored = writeTailoredSites();
  const ordered = writeOrderSites();
  // Dealers of the tests share a licence.
  const dealerships = [join(fixtures, 'dealerships'), places.dealerships, tailored.dealership, ordered.dealership];
  await forecourt('dealerships', 'apply', ...dealerships, ...replacing, '--allow-shared');
  const sites = [
    join(fixtures, 'sites'),
    stateStreet.sites,
    composed.sites,
    places.sites,
    tailored.sites,
    ordered.sites,
  ];
  await forecourt('sites', 'apply', ...sites, ...replacing);
  await forecourt('content', 'withdraw', 'lantern-lane', 'home');
  await forecourt('content', 'apply', composed.content, places.content, tailored.content, '--publish', '--yes');
  await forecourt('offers', 'apply', join(fixtures, 'offers'), tailored.offers, ...replacing);
  await forecourt('content', 'media', 'add', stateSite('a').host.replace('.localhost', ''), reviewFace.file);
  await forecourt('reviews', 'import', writeReviews(), '--dealership', 'state-street');
  await importWhole(join(fixtures, 'stock', 'lantern-lane.csv'), 'lantern-lane');
  await importWhole(stateStreet.stock, 'state-street', '--media', 'demo/imagery/images');
  await importWhole(tailored.stock, 'tailors-row');
  await importWhole(ordered.stock, orderDealership, '--allow-removal');
};
