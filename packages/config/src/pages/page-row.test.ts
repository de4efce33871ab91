import { describe, expectTypeOf, it } from 'vitest';
import type { DocumentRow, PageRow } from './page-row';

describe('PageRow', () => {
  it('requires a page for one shopper to be private and out of the sitemap', () => {
    type Own = { folder: 'own'; address: '/own'; rendering: 'private'; forOne: 'session'; security: 'private' };
    expectTypeOf<Own>().toExtend<PageRow>();
    expectTypeOf<Own & { needsShopper: true }>().toExtend<PageRow>();
    expectTypeOf<Own & { sitemap: 'once' }>().not.toExtend<PageRow>();
    expectTypeOf<Omit<Own, 'security'> & { security: 'form' }>().not.toExtend<PageRow>();
    type Cached = { folder: 'own'; address: '/own'; rendering: 'cached' };
    expectTypeOf<Cached>().toExtend<PageRow>();
    expectTypeOf<Cached & { needsShopper: true }>().not.toExtend<PageRow>();
    type Drawn = { folder: 'own'; address: '/own'; rendering: 'dynamic' };
    expectTypeOf<Drawn & { needsShopper: 'finance' }>().toExtend<PageRow>();
    expectTypeOf<Drawn & { needsShopper: true }>().not.toExtend<PageRow>();
    expectTypeOf<Cached & { security: 'payment' }>().not.toExtend<PageRow>();
  });

  it('requires a private page to say how it knows its person, and one that its address opens to hold a key', () => {
    type Private<Folder extends string, Change> = {
      folder: Folder;
      address: null;
      rendering: 'private';
      security: 'private';
    } & Change;
    expectTypeOf<Private<'own', object>>().not.toExtend<PageRow>();
    expectTypeOf<Private<'own', { forOne: 'session' }>>().toExtend<PageRow>();
    expectTypeOf<Private<'own', { forOne: 'address' }>>().not.toExtend<PageRow>();
    expectTypeOf<Private<'own/[token]', { forOne: 'address' }>>().toExtend<PageRow>();
    // The key would stand in the address of the sign-in page.
    expectTypeOf<Private<'own/[token]', { forOne: 'address'; needsShopper: true }>>().not.toExtend<PageRow>();
  });
});

describe('DocumentRow', () => {
  it('may be for one person, by session or by address, and is then of the private class', () => {
    type Receipt<Folder extends string, Change> = {
      folder: Folder;
      rendering: 'private';
      security: 'private';
    } & Change;
    expectTypeOf<Receipt<'session.json', { forOne: 'session' }>>().toExtend<DocumentRow>();
    expectTypeOf<Receipt<'bookings/[token]/visit.ics', { forOne: 'address' }>>().toExtend<DocumentRow>();
    expectTypeOf<Receipt<'visit.ics', { forOne: 'address' }>>().not.toExtend<DocumentRow>();
    expectTypeOf<Receipt<'session.json', object>>().not.toExtend<DocumentRow>();
    expectTypeOf<{ folder: 'a'; rendering: 'private'; forOne: 'session' }>().not.toExtend<DocumentRow>();
    // What is drawn for one person is for no next request.
    expectTypeOf<Receipt<'a', { forOne: 'session'; isSlow: true }>>().not.toExtend<DocumentRow>();
  });
});
