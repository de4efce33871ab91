import { enquiryCategories } from '@forecourt/domain/enquiry';
import { aDealership } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealershipSchema, type LeadDestination } from './dealership';
import { destinationsOf } from './lead-destinations';

const mailbox = (name: string, more: Partial<LeadDestination> = {}): LeadDestination =>
  ({ kind: 'email', to: [`${name}@dealer.example`], ...more }) as LeadDestination;
const namesOf = (destinations: readonly LeadDestination[]) =>
  destinations.map((one) => (one.kind === 'email' ? one.to[0]?.split('@')[0] : one.url));

const all = mailbox('all');
const service = mailbox('service', { categories: ['service', 'parts'] });
const north = mailbox('north', { locations: ['north'] });
const northFinance = mailbox('north-finance', { locations: ['north'], categories: ['finance'] });
const rest = mailbox('rest', { otherwise: true });

describe('destinationsOf', () => {
  it.each([
    ['general', null, ['all']],
    ['service', null, ['all', 'service']],
    ['general', 'north', ['all', 'north']],
    ['finance', 'north', ['all', 'north', 'north-finance']],
    ['finance', 'south', ['all']],
    ['parts', 'north', ['all', 'service', 'north']],
  ] as const)('%s at %s goes to every destination that covers it', (category, location, names) => {
    expect(namesOf(destinationsOf([all, service, north, northFinance], { category, location }))).toEqual(names);
  });

  it('one marked otherwise takes what no narrowed destination takes, beside those that take everything', () => {
    expect(namesOf(destinationsOf([rest, service], { category: 'service', location: null }))).toEqual(['service']);
    expect(namesOf(destinationsOf([rest, service], { category: 'general', location: null }))).toEqual(['rest']);
    expect(namesOf(destinationsOf([rest, all, service], { category: 'service', location: null }))).toEqual([
      'all',
      'service',
    ]);
    expect(namesOf(destinationsOf([rest, all], { category: 'service', location: null }))).toEqual(['rest', 'all']);
  });

  it('never leads nowhere, even where an older document narrows every destination', () => {
    expect(namesOf(destinationsOf([service, north], { category: 'general', location: null }))).toEqual(['service']);
    const destination = fc.record(
      {
        kind: fc.constant('email' as const),
        to: fc.constant<string[]>(['a@dealer.example']),
        categories: fc.subarray([...enquiryCategories], { minLength: 1 }),
        locations: fc.subarray(['north', 'south'], { minLength: 1 }),
        otherwise: fc.constant(true as const),
      },
      { requiredKeys: ['kind', 'to'] },
    );
    fc.assert(
      fc.property(
        fc.array(destination, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...enquiryCategories),
        fc.option(fc.constantFrom('north', 'south')),
        (destinations, category, location) => {
          const taken = destinationsOf(destinations, { category, location });
          expect(taken.length).toBeGreaterThan(0);
          expect(new Set(taken).size).toBe(taken.length);
          for (const one of taken) expect(destinations).toContain(one);
        },
      ),
    );
  });
});

describe('dealershipSchema', () => {
  it('[ENTY-01] has the fields of the specification under their exact names', () => {
    const fields = ['id', 'slug', 'average_rating', 'review_count'];
    expect(Object.keys(dealershipSchema.shape)).toEqual(expect.arrayContaining(fields));
  });

  const faults = (lead_destinations: readonly unknown[], more: object = {}) =>
    dealershipSchema
      .safeParse({ ...aDealership(), lead_destinations, ...more })
      .error?.issues.map((issue) => issue.path.join('.')) ?? [];

  it('wants a destination', () => {
    expect(faults([])).toEqual(['lead_destinations']);
  });

  it('takes a webhook over https, or on this machine, with names for key and secret', () => {
    const webhook = { kind: 'webhook', url: 'https://crm.example/leads', key_id: '2026-11', secret: 'YARD_CRM' };
    expect(faults([webhook])).toEqual([]);
    expect(faults([{ ...webhook, url: 'http://127.0.0.1:9000/x' }])).toEqual([]);
    for (const [field, value] of [
      ['url', 'http://crm.example/leads'],
      ['url', 'http://127.0.0.1.evil.example/'],
      ['url', 'ftp://crm.example/'],
      ['key_id', ''],
      ['key_id', 'a b'],
      ['secret', 'hunter2'],
      ['secret', ''],
    ] as const)
      expect(faults([all, { ...webhook, [field]: value }])).toEqual([`lead_destinations.1.${field}`]);
  });

  it('takes mail with words and ADF, or with ADF alone', () => {
    expect(faults([{ ...all, body: 'adf' }])).toEqual([]);
    expect(faults([{ ...all, body: 'html' }])).toEqual(['lead_destinations.0.body']);
  });

  it('keeps personal data for 30 days at least where they are erased at all', () => {
    expect(faults([all], { lead_retention_days: 30 })).toEqual([]);
    expect(faults([all], { lead_retention_days: 29 })).toEqual(['lead_retention_days']);
    expect(faults([all], { lead_retention_days: 30.5 })).toEqual(['lead_retention_days']);
  });
});
