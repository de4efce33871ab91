import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTestDrive } from './send-test-drive';

const leadId = '0f0e9d3c-6a1b-4d6f-8a53-2f6b7c1d9e10';
const drive = { slot: '2026-11-24T00:30:00.000Z', come_to_you: false };
const signs = { more_wishes: '', elapsed_ms: 9000 };
const submission = { category: 'test-drive' } as Parameters<typeof sendTestDrive>[0];
const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
const send = (post: Parameters<typeof sendTestDrive>[3]) => sendTestDrive(submission, drive, signs, post);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('sendTestDrive', () => {
  it('sends the enquiry with its time, and returns the number of the lead', async () => {
    const time = {
      starts_at: drive.slot,
      ends_at: drive.slot,
      day: 'Tuesday',
      time: '10:30 am',
      until: '',
      clock: 'AEDT',
    };
    const post = answering(201, { lead_id: leadId, token: 't', booked: time });
    expect(await send(post)).toEqual({ kind: 'accepted', leadId });
    const [address, init] = post.mock.calls[0] ?? [];
    expect(address).toBe('/api/test-drive');
    expect(JSON.parse(String(init?.body))).toEqual({ ...submission, ...drive, ...signs });
  });

  it('returns the nearest free times where the time has been taken', async () => {
    const nearest = [{ value: '2026-11-24T01:00:00.000Z', label: 'Tuesday 24 November, 11:00 am' }];
    const fault = { path: 'slot', message: 'Somebody has it.' };
    const outcome = await send(answering(409, { error: 'Somebody has it.', fields: [fault], nearest }));
    expect(outcome).toEqual({ kind: 'refused', message: 'Somebody has it.', fields: [fault], nearest });
  });

  it('returns our own words where there was no answer, and logs why', async () => {
    const away = await send(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(away).toMatchObject({ kind: 'refused', fields: [] });
    expect(await send(answering(200, { something: 'else' }))).toMatchObject({ kind: 'refused' });
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});
