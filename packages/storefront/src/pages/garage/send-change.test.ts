import { afterEach, describe, expect, it, vi } from 'vitest';
import { garageWords } from './garage-words';
import { ChangeRefused, sendChange } from './send-change';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: Response | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
const refusalOf = async () => {
  const refused: unknown = await sendChange('/api/account/cars', {}).catch((error: unknown) => error);
  if (!(refused instanceof ChangeRefused)) throw new Error('It was not refused.');
  return refused;
};
const problem = (status: number, more: object) =>
  Response.json({ type: 'about:blank', title: 'No.', status, code: 'x', request_id: 'r', ...more }, { status });

describe('a change of the account', () => {
  it('returns what it is answered', async () => {
    answering(Response.json({ success: true, link_sent: true }));
    expect(await sendChange('/api/account/details', {})).toEqual({ success: true, link_sent: true });
  });

  it('that is refused says why, by field', async () => {
    const fields = [{ path: 'make', message: 'Please enter the make.' }];
    answering(problem(422, { code: 'faults', detail: 'Mend it.', fields }));
    expect(await refusalOf()).toMatchObject({ message: 'No. Mend it.', isSignedOut: false, fields });
  });

  it('knows that nobody is signed in any more', async () => {
    answering(problem(403, { code: 'signed_out' }));
    expect((await refusalOf()).isSignedOut).toBe(true);
  });

  it.each([
    ['is cut off', new TypeError('Failed to fetch')],
    ['is answered with a page', new Response('<!doctype html>', { status: 502 })],
    ['is answered with something else', Response.json({ error: 'x' }, { status: 500 })],
  ])('that %s says that nothing was changed, with the cause', async (_, answer) => {
    answering(answer);
    const refused = await refusalOf();
    expect([refused.message, refused.cause]).toEqual([garageWords.unreachable, expect.any(Error)]);
  });
});
