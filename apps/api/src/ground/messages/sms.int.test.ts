import { afterEach, describe, expect, it } from 'vitest';
import { type SmsReply, startSmsProvider } from '../../../test/test-sms-provider';
import { freePort } from '../embedded-postgres/server';
import { httpSms } from './sms';

const key = 'key-of-the-provider';
const sms = { messageId: '<0199-aa@forecourt.example>', to: '+61491570006', text: 'The Yard has your enquiry.' };
let provider: Awaited<ReturnType<typeof startSmsProvider>> | null = null;
const start = async (...replies: SmsReply[]) => {
  provider = await startSmsProvider(key, replies);
  return provider;
};
afterEach(async () => {
  await provider?.close();
  provider = null;
});
const failure = (url: string, given: { key?: string; timeoutMs?: number } = {}) =>
  httpSms({ url, key: given.key ?? key, sender: 'TheYard' }, given.timeoutMs)
    .send(sms)
    .then(
      () => null,
      ({ code, refused, about }) => [code, refused, about],
    );

describe('a text message', () => {
  it('is posted as the protocol says, under the same key in each try', async () => {
    const { url, taken, asked } = await start(503, 202);
    expect(await failure(url)).toEqual(['http_503', false, 'channel']);
    expect(await failure(url)).toBeNull();
    expect([...taken.values()]).toEqual([{ id: '0199-aa', to: sms.to, from: 'TheYard', text: sms.text }]);
    expect(asked).toEqual(['0199-aa', '0199-aa']);
  });

  it.each<[SmsReply, unknown]>([
    [200, null],
    [202, null],
    [302, ['http_302', false, 'channel']],
    [400, ['http_400', true, 'recipient']],
    [422, ['http_422', true, 'recipient']],
    [402, ['http_402', false, 'channel']],
    [404, ['http_404', false, 'channel']],
    [429, ['http_429', false, 'channel']],
    [500, ['http_500', false, 'sent']],
    [502, ['http_502', false, 'sent']],
    ['break', ['no_answer', false, 'sent']],
    ['hang', ['timeout', false, 'sent']],
  ])('answered with %s is retried only where the provider cannot have sent it', async (reply, expected) => {
    const { url, asked } = await start(reply);
    expect(await failure(url, { timeoutMs: 300 })).toEqual(expected);
    expect(asked).toHaveLength(1);
  });

  it('is retried while the provider is away, and after an operator has corrected the key', async () => {
    expect(await failure(`http://127.0.0.1:${await freePort()}/`)).toEqual(['econnrefused', false, 'channel']);
    const { url, taken } = await start(202);
    expect(await failure(url, { key: 'another' })).toEqual(['http_401', false, 'channel']);
    expect(taken.size).toBe(0);
  });
});
