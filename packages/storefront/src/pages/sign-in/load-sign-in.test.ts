import type { Visitor } from '@forecourt/config/page-access';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it, vi } from 'vitest';
import { loadSignIn } from './load-sign-in';

const given = vi.hoisted(() => ({
  visitor: { kind: 'anonymous' } as Visitor,
  account: null as object | null,
  signIn: null as object | null,
  asked: [] as string[],
}));

vi.mock('../../site/data/load-site', () => ({ loadSite: async () => aPublicSite({ flags: { auth: true } }) }));
vi.mock('../../site/gate/current-visitor', () => ({
  currentVisitor: async () => given.visitor,
  currentAccount: async () => given.account,
  currentSignIn: async () => {
    given.asked.push('sign-in');
    return given.signIn;
  },
}));

const load = (change: Partial<typeof given>, query: Readonly<Record<string, string>> = {}) => {
  Object.assign(given, { visitor: { kind: 'anonymous' }, account: null, signIn: null, asked: [] }, change);
  return loadSignIn({ params: Promise.resolve({ site: 'yard' }), searchParams: Promise.resolve(query) });
};

describe('the sign-in page', () => {
  it('says that it cannot be said while the session cannot be asked', async () => {
    expect((await load({ visitor: { kind: 'unavailable' } })).kind).toBe('unavailable');
  });

  it('knows who is signed in already; a session that has just ended is none', async () => {
    const visitor = { kind: 'shopper', id: 'shopper-1' } as const;
    const account = { phone: '+61491570006' };
    expect(await load({ visitor, account })).toMatchObject({ kind: 'signed-in', account });
    expect((await load({ visitor })).kind).toBe('signing-in');
  });

  it('asks for a sign-in under way in the step of its code alone', async () => {
    await load({});
    expect(given.asked).toEqual([]);
    const signIn = {
      ...{ to: '0491 ••• 006', tries_left: 5, resend_at: null },
      expires_at: '2026-11-28T00:10:00Z',
    };
    expect(await load({ signIn }, { step: 'code' })).toMatchObject({ view: { start: { step: 'code' } } });
    expect(given.asked).toEqual(['sign-in']);
  });
});
