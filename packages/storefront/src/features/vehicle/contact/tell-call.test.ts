import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logReveal } from '../../../pages/vehicle/contact/log-reveal';
import { callsAreAbout, forgetCall, tellCall, tellNumber } from '../../../runtime/analytics/tell-call';

const subject = { website_id: 'yard', car_id: '7', car_type: 'used', dealership_id: 'd' } as const;
const sinks = [{ kind: 'data-layer', name: 'dataLayer' }] as const;
let page: { dataLayer?: unknown[] };

beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
  forgetCall();
});
afterEach(() => void vi.unstubAllGlobals());

describe('tellCall', () => {
  it('sends one event for several calls from an open page', () => {
    tellCall([...sinks], subject);
    tellCall([...sinks], subject);
    expect(page.dataLayer).toEqual([{ event: 'call_dealer', id: 25, name: 'call_dealer', payload: subject }]);
    forgetCall();
    tellCall([...sinks], subject);
    expect(page.dataLayer).toHaveLength(2);
  });
});

describe('tellNumber', () => {
  it('sends the vehicle of the page, else the dealer of the site once a number', () => {
    const dealer = { website_id: 'yard', car_id: null, car_type: null, dealership_id: 'd' };
    for (const number of ['tel:1', 'tel:1', 'tel:2']) tellNumber([...sinks], dealer, number);
    expect(page.dataLayer).toHaveLength(2);
    forgetCall();
    callsAreAbout(subject);
    for (const number of ['tel:1', 'tel:2']) tellNumber([...sinks], dealer, number);
    callsAreAbout(null);
    expect(page.dataLayer).toHaveLength(3);
    expect(page.dataLayer?.at(-1)).toEqual({ event: 'call_dealer', id: 25, name: 'call_dealer', payload: subject });
  });
});

describe('logReveal', () => {
  const reveal = { car_id: '7', dealership_id: 'd', website_id: 'yard' };

  it('[SIDE-03] sends car_id, dealership_id and website_id, and outlives the page', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetch);
    await logReveal(reveal);
    const [[url, init] = []] = fetch.mock.calls;
    expect(url).toBe('/api/phone-reveals');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(String(init?.body))).toEqual(reveal);
  });

  it('[ERRS-01/phone-log] throws what went wrong, for the card to log', async () => {
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    await expect(logReveal(reveal)).rejects.toThrow('500');
  });
});
