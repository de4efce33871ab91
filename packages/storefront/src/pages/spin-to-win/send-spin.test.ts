import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryProblems, readSpinAnswer, sendSpin } from './send-spin';

const draw = {
  ...{ seq: 1, segment: 'wash', name: 'Car wash', description: '', wins: true, code: 'ABCD-EFGH' },
  ...{ state: 'NSW', drawn_at: '2026-11-21T01:00:00.000Z', redeemed_at: null },
};
const entry = { state: 'NSW', eligible: true };
afterEach(() => vi.restoreAllMocks());

describe('what came of a spin', () => {
  it('is the draw, whatever newer servers say beside it', () => {
    expect(readSpinAnswer(true, { draw: { ...draw, more: 1 }, is_new: false })).toMatchObject({ kind: 'drawn', draw });
  });

  it('is to sign in where the session has ended', () =>
    expect(readSpinAnswer(false, { code: 'sign_in', title: 'Please sign in.' })).toEqual({ kind: 'sign-in' }));

  it("is the server's words, with what is to be mended", () => {
    const fields = [
      { path: 'state', message: 'Choose where you live.' },
      { path: 'else', message: 'Not of this form.' },
    ];
    expect(readSpinAnswer(false, { code: 'faults', title: 'Please fix it.', fields })).toEqual({
      kind: 'refused',
      message: 'Please fix it.',
      problems: [{ field: 'state', message: 'Choose where you live.' }],
    });
  });

  it.each([null, 5, {}, { draw: { ...draw, wins: 'yes' } }])('is a refusal with words of ours for %j', (body) =>
    expect(readSpinAnswer(true, body)).toEqual({
      kind: 'refused',
      message: 'Your spin did not reach us.',
      problems: [],
    }),
  );

  it('never throws: what does not arrive is told to the console', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const away = () => Promise.reject(new TypeError('offline'));
    expect(await sendSpin(entry, away)).toMatchObject({ kind: 'refused' });
    expect(await sendSpin(entry, async () => new Response('no JSON', { status: 502 }))).toMatchObject({
      kind: 'refused',
    });
    expect(told).toHaveBeenCalledTimes(2);
    expect(await sendSpin(entry, async () => Response.json({ draw, is_new: true }))).toEqual({ kind: 'drawn', draw });
  });
});

it('an entry says where its person lives and that they may enter', () => {
  expect(entryProblems(entry)).toEqual([]);
  expect(entryProblems({ state: '', eligible: false }).map(({ field }) => field)).toEqual(['state', 'eligible']);
});
