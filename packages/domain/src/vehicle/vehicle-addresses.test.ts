import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug } from '../slug/slug';
import { type AddressSeeker, addressChoices, giveAddresses } from './vehicle-addresses';

const corolla = '2022-toyota-corolla-ascent-1001';
const nobody = () => null;
const seeker = (key: string, overrides: Partial<AddressSeeker> = {}): AddressSeeker => ({
  key,
  wanted: corolla,
  dealershipSlug: 'north-yard',
  before: null,
  ...overrides,
});
const given = (seekers: readonly AddressSeeker[], ownerOf: (slug: string) => string | null = nobody) => [
  ...giveAddresses(seekers, ownerOf).values(),
];

describe('giveAddresses', () => {
  it('gives a vehicle what its words say', () => {
    expect(given([seeker('a')])).toEqual([corolla]);
  });

  it('names the dealership in the address of a later vehicle of the same words, then counts', () => {
    expect(given([seeker('a'), seeker('b'), seeker('c')])).toEqual([
      corolla,
      `${corolla}-north-yard`,
      `${corolla}-north-yard-2`,
    ]);
    expect(given([seeker('b')], (slug) => (slug === corolla ? 'a' : null))).toEqual([`${corolla}-north-yard`]);
  });

  it('leaves a vehicle its address as long as its words say the same, though a better one is free', () => {
    const slug = `${corolla}-north-yard`;
    expect(given([seeker('b', { before: { slug, wanted: corolla } })])).toEqual([slug]);
  });

  it('gives a vehicle whose words change back the address that it had', () => {
    const before = { slug: '2022-toyota-corolla-1001', wanted: '2022-toyota-corolla-1001' };
    expect(given([seeker('a', { before })], (slug) => (slug === corolla ? 'a' : null))).toEqual([corolla]);
  });

  it('gives nobody the address that another vehicle is just leaving', () => {
    const swap = [
      seeker('a', { wanted: 'two', before: { slug: 'one', wanted: 'one' } }),
      seeker('b', { wanted: 'one', before: { slug: 'two', wanted: 'two' } }),
    ];
    expect(given(swap)).toEqual(['two-north-yard', 'one-north-yard']);
  });

  it('gives every vehicle of any batches one address of its own, which is a slug and leads to no other for life', () => {
    const word = fc.constantFrom('one', 'two', 'one-a', 'one-b', 'one-a-2');
    const dealership = fc.constantFrom('a', 'b', 'a-2');
    const batch = fc.uniqueArray(fc.tuple(dealership, fc.integer({ min: 1, max: 4 }), word), {
      selector: ([of, number]) => `${of}/${number}`,
    });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 12 }), (batches) => {
        const owners = new Map<string, string>();
        const present = new Map<string, { readonly slug: string; readonly wanted: string }>();
        for (const rows of batches) {
          const seekers = rows.map(([dealershipSlug, number, wanted]) => {
            const key = `${dealershipSlug}/${number}`;
            return { key, wanted, dealershipSlug, before: present.get(key) ?? null };
          });
          const slugs = giveAddresses(seekers, (slug) => owners.get(slug) ?? null);
          for (const { key, wanted, before } of seekers) {
            const slug = slugs.get(key) ?? '';
            expect(isSlug(slug)).toBe(true);
            expect(owners.get(slug) ?? key).toBe(key);
            if (before?.wanted === wanted) expect(slug).toBe(before.slug);
            owners.set(slug, key);
            present.set(key, { slug, wanted });
          }
        }
        expect(new Set([...present.values()].map(({ slug }) => slug)).size).toBe(present.size);
      }),
    );
  });
});

describe('addressChoices', () => {
  it('never come to an end', () => {
    const choices = addressChoices({ wanted: 'one', dealershipSlug: 'yard' });
    expect(Array.from({ length: 4 }, () => choices.next().value)).toEqual([
      'one',
      'one-yard',
      'one-yard-2',
      'one-yard-3',
    ]);
  });
});
