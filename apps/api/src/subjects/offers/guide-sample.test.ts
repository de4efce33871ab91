import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OffersDocument } from '@forecourt/config/offers-document';
import { validateOffers } from '@forecourt/config/validation';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../ground/env/paths';

it('the sample of the guide is valid, and is of no demo dealership, whose offers it would replace', () => {
  const guide = readFileSync(join(repositoryRoot, 'docs/guides/publish-an-offer.md'), 'utf8');
  const sample: OffersDocument = JSON.parse(/```json\n(.*?)```/s.exec(guide)?.[1] ?? '');
  expect(validateOffers(sample).ok).toBe(true);
  const folder = join(repositoryRoot, 'demo/dealerships');
  const demo = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).id);
  expect(demo).not.toContain(sample.dealership_id);
});
