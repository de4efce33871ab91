import type { SearchRecord } from '@forecourt/search/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRecord } from './fit-record';

const record = (dealercomments: string, name = 'Kia Rio') =>
  ({ objectID: 'site:1', name, price: 12_990, dealercomments }) as SearchRecord;
const bytes = (value: SearchRecord) => Buffer.byteLength(JSON.stringify(value));

describe('fitRecord', () => {
  it('leaves a record that fits as it is', () => {
    const small = record('One owner.');
    expect(fitRecord(small, bytes(small))).toEqual({ record: small, cut: 0 });
  });

  it('shortens the comments alone, at a word, to fit the bytes whatever the letters', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 200 });
    fc.assert(
      fc.property(words, fc.integer({ min: 100, max: 2_000 }), (given, limit) => {
        const whole = record(given.join(' '));
        const { record: fitting, cut } = fitRecord(whole, limit);
        expect({ ...fitting, dealercomments: '' }).toEqual({ ...whole, dealercomments: '' });
        expect(whole.dealercomments.startsWith(fitting.dealercomments)).toBe(true);
        expect(fitting.dealercomments.length + cut).toBe(whole.dealercomments.length);
        if (bytes(record('')) <= limit) expect(bytes(fitting)).toBeLessThanOrEqual(limit);
        else expect(fitting.dealercomments).toBe('');
      }),
    );
  });

  it('leaves a record that cannot fit for the service to refuse', () => {
    expect(fitRecord(record('Talk.', 'x'.repeat(500)), 200).record.name).toHaveLength(500);
  });
});
