import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const yard: Site = {
  ...{ website_id: 'yard', slug: 'yard', name: 'Yard', template: 'a', tagline: '', phones: [] },
  hosts: ['yard.example', 'www.yard.example'],
};
const known = { sites: [yard], resolve: indexHosts([yard], { demoHosts: false }) };
const path = '/.well-known/security.txt';

/** A gateway whose inner services are away: what it answers, it answers itself. */
const gatewayWith = (more: Readonly<Record<string, string>>) =>
  createGateway({
    settings: readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_API_URL: 'http://127.0.0.1:1',
      FORECOURT_TEMPLATE_A_URL: 'http://127.0.0.1:1',
      ...more,
    }),
    sites: { known: () => known },
    api: {
      getRedirect: async () => ({ outcome: 'none' }),
      getVehicleAddress: async () => ({ outcome: 'unknown' }),
    },
    log: pino({ level: 'silent' }),
    now: () => new Date('2026-11-21T13:00:00Z'),
  });

describe('security.txt of a site', () => {
  const gateway = gatewayWith({ FORECOURT_SECURITY_CONTACT: 'mailto:security@platform.example' });
  const without = gatewayWith({});
  beforeAll(() => Promise.all([gateway.ready(), without.ready()]));
  afterAll(() => Promise.all([gateway.close(), without.close()]));
  const ask = (host: string, url = path, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    gateway.inject({ method, url, headers: { host } });

  it('is answered by the gateway on the canonical host, for a day, while everything behind it is away', async () => {
    const answer = await ask('yard.example');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=86400',
    ]);
    expect(answer.body).toContain('Contact: mailto:security@platform.example\n');
    expect(answer.body).toContain('Canonical: http://yard.example/.well-known/security.txt\n');
    expect((await ask('yard.example', `${path}?x=1`)).statusCode).toBe(200);
    expect((await ask('yard.example', path, 'HEAD')).statusCode).toBe(200);
  });

  it('is led to from other hosts of the site, is no place to send to, and is nothing on an unknown host', async () => {
    const led = await ask('www.yard.example');
    expect([led.statusCode, led.headers.location]).toEqual([301, `http://yard.example${path}`]);
    expect((await ask('yard.example', path, 'POST')).statusCode).toBe(405);
    expect((await ask('elsewhere.example')).statusCode).toBe(404);
  });

  it('is not there without a contact: the address is one of the site as any', async () => {
    const answer = await without.inject({ method: 'GET', url: path, headers: { host: 'yard.example' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('Contact:');
  });
});
