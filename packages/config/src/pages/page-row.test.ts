import { describe, expectTypeOf, it } from 'vitest';
import type { PageRow } from './page-row';

describe('PageRow', () => {
  it('requires a page for one shopper to be private and out of the sitemap', () => {
    type Row<Change> = { folder: 'own'; address: '/own'; rendering: 'private'; security: 'private' } & Change;
    expectTypeOf<Row<{ needsShopper: true }>>().toExtend<PageRow>();
    expectTypeOf<Row<{ sitemap: 'once' }>>().not.toExtend<PageRow>();
    type Cached = { folder: 'own'; address: '/own'; rendering: 'cached' };
    expectTypeOf<Cached>().toExtend<PageRow>();
    expectTypeOf<Cached & { needsShopper: true }>().not.toExtend<PageRow>();
    type Drawn = { folder: 'own'; address: '/own'; rendering: 'dynamic' };
    expectTypeOf<Drawn & { needsShopper: 'finance' }>().toExtend<PageRow>();
    expectTypeOf<Drawn & { needsShopper: true }>().not.toExtend<PageRow>();
    expectTypeOf<Cached & { security: 'payment' }>().not.toExtend<PageRow>();
  });
});
