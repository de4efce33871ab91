import { describe, expect, it } from 'vitest';
import { openPayload, signPayload } from './signed-payload';

const secret = { current: 'the-secret-of-today-of-32-signs-x', previous: 'the-secret-before-of-32-signs-xxx' };
const value = ['yard', 'about-us', null, 1_800_000_000_000];

describe('a signed payload', () => {
  it('opens to the value that was signed', () => {
    expect(
      openPayload(secret, { name: 'content-previews' }, signPayload(secret, { name: 'content-previews' }, value)),
    ).toEqual(value);
  });

  it('opens while the secret that signed it is the one before, and not after that', () => {
    const token = signPayload({ current: secret.previous, previous: null }, { name: 'content-previews' }, value);
    expect(openPayload(secret, { name: 'content-previews' }, token)).toEqual(value);
    expect(
      openPayload({ current: secret.current, previous: null }, { name: 'content-previews' }, token),
    ).toBeUndefined();
  });

  it('does not open for another use', () => {
    expect(
      openPayload(secret, { name: 'lead-photos' }, signPayload(secret, { name: 'content-previews' }, value)),
    ).toBeUndefined();
  });

  it('does not open once a sign of it is changed, cut off or added', () => {
    const token = signPayload(secret, { name: 'content-previews' }, value);
    const [text = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(['metro', ...value.slice(1)])).toString('base64url');
    for (const forged of [
      '',
      '.',
      text,
      `${text}.`,
      `${text}.${signature.slice(4)}`,
      `${token}.x`,
      `${other}.${signature}`,
    ])
      expect(openPayload(secret, { name: 'content-previews' }, forged), forged).toBeUndefined();
  });

  it('does not open in another spelling of the same bytes', () => {
    const token = signPayload(secret, { name: 'content-previews' }, value);
    const at = token.indexOf('.');
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last sign of a signature has bits that decode to nothing.
    const last = signs.indexOf(token.at(-1) ?? '');
    for (const other of [
      `${token}=`,
      `${token}!`,
      `${token} `,
      `${token.slice(0, at + 5)}!${token.slice(at + 5)}`,
      `${token.slice(0, 5)}!${token.slice(5)}`,
      `${token.slice(0, at)}=${token.slice(at)}`,
      `${token.slice(0, -1)}${signs[last ^ 1]}`,
      token.replaceAll('-', '+').replaceAll('_', '/').concat('='),
    ])
      expect(openPayload(secret, { name: 'content-previews' }, other), other).toBeUndefined();
  });
});
