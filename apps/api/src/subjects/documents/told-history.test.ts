import { describe, expect, it } from 'vitest';
import type { DocumentVersionRow } from '../../ground/database/schema';
import { toldHistory, withoutPath, withoutSecrets } from './told-history';

const version = (number: number, document: Record<string, unknown> | null): DocumentVersionRow => ({
  kind: 'dealership',
  document_id: 'yard',
  version: number,
  action: document === null ? 'remove' : 'apply',
  document,
  restores: null,
  who: 'Avery',
  at: new Date('2026-11-20T00:00:00Z'),
  note: null,
});

describe('toldHistory', () => {
  it('tells each version by what it changed of the one before, and nothing across a removal', () => {
    const told = toldHistory([
      version(4, { name: 'Yard' }),
      version(3, null),
      version(2, { name: 'Yard' }),
      version(1, { name: 'The yard' }),
    ]);
    expect(told.map(({ changes }) => changes)).toEqual([
      [],
      [],
      [{ path: 'name', before: 'The yard', after: 'Yard' }],
      [],
    ]);
  });
});

describe('withoutPath', () => {
  it.each([
    ['https://crm.example/in/T0K3N', 'https://crm.example/…'],
    ['HTTPS://crm.example?key=T0K3N', 'HTTPS://crm.example/…'],
    ['https://crm.example', 'https://crm.example/…'],
    ['http://[::1]:8080/T0K3N', 'http://[::1]:8080/…'],
    ['places[https://crm.example/?for[]=leads&key=T0K3N]', 'places[https://crm.example/…]'],
    [
      'places[https://crm.example/?f[0].x=1&key=T0K3N].locations[north]',
      'places[https://crm.example/…].locations[north]',
    ],
    ['places[https://crm.example/T0K3N].locations (order)', 'places[https://crm.example/…].locations (order)'],
    ['url "https://crm.example/a"T0K3N" is lane\'s, too', 'url "https://crm.example/…" is lane\'s, too'],
    ['places[leads@yard.example]', 'places[leads@yard.example]'],
  ])('shows of %s no more than %s', (text, shown) => {
    expect(withoutPath(text)).toBe(shown);
  });
});

describe('withoutSecrets', () => {
  const webhook = { kind: 'webhook', url: 'https://crm.example/in/T0K3N?key=T0K3N', key_id: '1', secret: 'CRM_T0K3N' };

  it.each([
    ['an added receiver', { path: `lead_destinations[${webhook.url}]`, before: undefined, after: webhook }],
    ['a receiver of events', { path: `event_webhooks[${webhook.url}]`, before: undefined, after: webhook }],
    ['a list that came to be', { path: 'lead_destinations', before: null, after: [webhook] }],
    ['a field of one', { path: `lead_destinations[${webhook.url}].secret`, before: 'OLD_T0K3N', after: 'NEW_T0K3N' }],
    ['an order', { path: 'lead_destinations (order)', before: [webhook.url], after: ['a@b.example', webhook.url] }],
    ['a key of a place', { path: 'google_reviews', before: undefined, after: { key: 'T0K3N' } }],
    ['another key of a place', { path: 'google_reviews.key', before: 'T0K3N', after: 'T0K3N_2' }],
  ])('shows of %s neither the secret nor what follows the host of an address', (_, difference) => {
    expect(JSON.stringify(withoutSecrets(difference))).not.toContain('T0K3N');
  });

  it('shows what else there is of a receiver, and other fields as they are', () => {
    expect(withoutSecrets({ path: `lead_destinations[${webhook.url}]`, before: undefined, after: webhook })).toEqual({
      path: 'lead_destinations[https://crm.example/…]',
      before: undefined,
      after: { kind: 'webhook', url: 'https://crm.example/…', key_id: '1', secret: '(not shown)' },
    });
    const link = { path: 'content.heroLink', before: '/a?b=1', after: 'https://maps.example/x?y=1' };
    expect(withoutSecrets(link)).toEqual(link);
  });
});
