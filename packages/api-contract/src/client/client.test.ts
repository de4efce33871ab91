import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { createApiClient, type Fetch } from './client';

const answering = (status: number, body: unknown, seen: { url: string; init: RequestInit }[] = []) => {
  const fetch: Fetch = async (url, init) => {
    seen.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return createApiClient({ baseUrl: 'http://api.test/', serviceToken: 'secret', fetch, timeoutMs: 1_000 });
};

const faultOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
};

const problem = (status: number, code: string) => ({ type: 'about:blank', title: 'x', status, code });

describe('the client', () => {
  it('sends the service token, keeps what the framework adds, and encodes what it is given', async () => {
    const seen: { url: string; init: RequestInit }[] = [];
    const client = answering(404, problem(404, 'vehicle_not_found'), seen);
    expect(await client.getVehicle('a b', 'x/../y', { cache: 'force-cache' })).toEqual({ found: false });
    expect(seen[0]?.url).toBe('http://api.test/internal/v1/sites/a%20b/vehicles/x%2F..%2Fy');
    expect(seen[0]?.init).toMatchObject({ cache: 'force-cache', headers: { authorization: 'Bearer secret' } });
  });

  it('returns a site, and null only for the API’s own "site not found"', async () => {
    const site = aPublicSite();
    expect(await answering(200, site).getSite(site.website_id)).toEqual(JSON.parse(JSON.stringify(site)));
    expect(await answering(404, problem(404, 'site_not_found')).getSite('x')).toBeNull();
    const other = await faultOf(answering(404, problem(404, 'route_not_found')).getSite('x'));
    expect(other).toMatchObject({ code: 'refused', status: 404, problem: { code: 'route_not_found' } });
  });

  it('returns the vehicle of a stored enquiry, and null only for the API’s own "lead not found"', async () => {
    const lead_id = '019c1e5e-0000-7000-8000-000000000001';
    expect(await answering(200, { lead_id }).getLead('s', lead_id)).toEqual({
      lead_id,
      vehicle_slug: null,
      photos: null,
    });
    expect(await answering(404, problem(404, 'lead_not_found')).getLead('s', lead_id)).toBeNull();
    expect(await faultOf(answering(404, problem(404, 'route_not_found')).getLead('s', lead_id))).toMatchObject({
      code: 'refused',
    });
    expect(await faultOf(answering(503, problem(503, 'away')).getLead('s', lead_id))).toMatchObject({ status: 503 });
  });

  it('returns a form that came back, and null once it is deleted', async () => {
    const returned = {
      form: { name: 'Ada' },
      error: 'Please check.',
      fields: [{ path: 'userData.email', message: 'x' }],
    };
    expect(await answering(200, returned).getReturnedForm('s', 't')).toEqual(returned);
    expect(await answering(404, problem(404, 'returned_form_not_found')).getReturnedForm('s', 't')).toBeNull();
  });

  it('returns a vehicle in the form of the contract', async () => {
    const body = {
      vehicle: aVehicle(),
      location: aLocation(),
      dealership: { id: 'd', slug: 'd', name: 'D' },
      soldPage: false,
    };
    expect(await answering(200, body).getVehicle('s', 'v')).toMatchObject({ found: true, vehicle: { id: '1001' } });
    const broken = await faultOf(answering(200, { ...body, vehicle: { ...body.vehicle, id: 7 } }).getVehicle('s', 'v'));
    expect(broken.code).toBe('unexpected');
    expect(broken.message).toContain('vehicle.id');
  });

  it('reads the answer of a newer API, whose sites have more settings', async () => {
    const site = aPublicSite();
    const newer = { ...site, flags: { ...site.flags, hologram: true }, novelty: 1 };
    expect(await answering(200, newer).getSite('x')).toEqual(JSON.parse(JSON.stringify(site)));
  });

  it('throws an error with the reason when there is no answer', async () => {
    const client = (fetch: Fetch) =>
      createApiClient({ baseUrl: 'http://api.test', serviceToken: 's', fetch, timeoutMs: 5 });
    const refused = client(async () => {
      throw new TypeError('fetch failed');
    });
    expect((await faultOf(refused.getSites())).code).toBe('unreachable');
    const slow = client(
      (_url, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    expect((await faultOf(slow.getSites())).code).toBe('timeout');
    expect((await faultOf(answering(200, '<html>').getSites())).code).toBe('unexpected');
    expect(await faultOf(answering(503, problem(503, 'search_not_ready')).getChanges(3))).toMatchObject({
      code: 'refused',
      problem: { code: 'search_not_ready' },
    });
  });

  it('retries once when a kept connection was closed just as it was used', async () => {
    const lost = () =>
      new TypeError('fetch failed', { cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) });
    let asked = 0;
    const losing = (times: number) => {
      asked = 0;
      const fetch: Fetch = async () => {
        asked += 1;
        if (asked <= times) throw lost();
        return new Response(JSON.stringify({ seq: 1, sites: [] }));
      };
      return createApiClient({ baseUrl: 'http://api.test', serviceToken: 's', fetch });
    };
    expect(await losing(1).getSites()).toEqual({ seq: 1, sites: [], unread: [] });
    expect((await faultOf(losing(9).getSites())).code).toBe('unreachable');
    expect(asked).toBe(2);
  });

  it('reads changes after a position, and addresses of vehicles', async () => {
    const seen: { url: string; init: RequestInit }[] = [];
    const changes = { seq: 9, reset: false, changes: [{ seq: 9, tags: ['site:x'] }] };
    expect(await answering(200, changes, seen).getChanges(7, 500)).toEqual(changes);
    expect(seen[0]?.url).toBe('http://api.test/internal/changes?after=7&wait=500');
    const moved = { outcome: 'moved', location: '/cars/new' };
    expect(await answering(200, moved).getVehicleAddress('s', 'old')).toEqual(moved);
  });
});
