import { siteDocumentSchema } from '@forecourt/config/site-document';
import { aLocation, aSiteDocumentInput, aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gsmLength, gsmText, smsLength } from '../../../ground/messages/sms-text';
import { receiptOf } from './receipt';
import { receiptSmsText, smsNumber } from './receipt-sms';

const textOf = (name: string, vehicle: string | null, phone: string | null = '(03) 5550 0142') =>
  receiptSmsText(
    receiptOf({
      leadId: '019aa000-0000-7000-8000-3f2a91c07d11',
      site: siteDocumentSchema.parse({
        ...aSiteDocumentInput({ website_id: 'yard', slug: 'yard', stockFrom: [{ dealership: 'yard' }] }),
        name,
      }),
      origin: 'https://www.yard.example',
      vehicle: vehicle === null ? null : aVehicle({ name: vehicle }),
      location: aLocation({
        phone,
        phone_by_car_type: {},
        contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
      }),
      now: new Date('2026-11-21T01:00:00Z'),
    }),
  );

describe('a receipt by SMS', () => {
  it('names dealer and vehicle, the number to call, and that no more texts follow', () => {
    expect(textOf('Red Gum Yard', '2019 Ford Ranger XLT')).toBe(
      'Red Gum Yard has your enquiry about the 2019 Ford Ranger XLT, ref C07D11. Call (03) 5550 0142. No more texts follow.',
    );
    expect(textOf('Red Gum Yard', null)).toBe(
      'Red Gum Yard has your enquiry, ref C07D11. Call (03) 5550 0142. No more texts follow.',
    );
    expect(textOf('Red Gum Yard', null, null)).not.toContain('Call');
  });

  it('is one SMS whatever the names are, with the reference and the number to call', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).filter((name) => name.trim() !== ''),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        (name, vehicle) => {
          const text = textOf(name, vehicle);
          expect(gsmLength(text)).toBeLessThanOrEqual(smsLength);
          expect(gsmText(text)).toBe(text);
          expect(text).toContain('ref C07D11. Call (03) 5550 0142. No more texts follow.');
        },
      ),
    );
  });

  it.each([
    ['0491 570 006', '+61491570006'],
    ['+61 491 570 006', '+61491570006'],
    ['(03) 5550 0142', null],
    ['1300 975 707', null],
    ['+64 21 123 456', null],
    ['12345678', null],
  ])('for the number %s is sent to %s', (typed, number) => expect(smsNumber(typed)).toBe(number));
});
