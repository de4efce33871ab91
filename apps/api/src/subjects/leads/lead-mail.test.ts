import { dealershipSchema } from '@forecourt/config/dealership';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealershipNamed } from '../../../test/test-stock';
import { cleanTyped } from '../../ground/text/typed-text';
import { leadMessage } from './lead-mail';

/** What nobody but a shopper writes: no line of a mail may begin with it. */
const mark = '\u00a7';

const sent = leadSubmissionSchema.parse({
  userData: {
    name: 'Robin',
    last_name: 'Example',
    email: 'robin@example.com',
    phone: '0491 570 006',
    message: 'Hello',
  },
  category: 'general',
});

const mailOf = (typed: string) => {
  const userData = { ...sent.userData, name: typed, last_name: typed, subject: typed, message: typed, Rego: typed };
  const visit = { lead_attributes: { linked_query_params: { utm_source: typed }, visited_pages: ['/search'] } };
  const vehicle = { 'Vehicle Make': typed, 'Vehicle Model': typed, stock_number: typed };
  const lead = {
    lead_id: '019aa000-0000-7000-8000-3f2a91c07d11',
    created_at: new Date('2026-11-21T01:00:00Z'),
    siteName: 'Yard',
    submission: cleanTyped({ ...sent, ...visit, ...vehicle, userData }),
    vehicle: null,
    dealership: dealershipSchema.parse(dealershipNamed('yard')),
    consent: null,
    suspected: [],
  };
  const to = { to: ['sales@yard.example'] };
  return String(leadMessage(lead, to, '<one@yard.example>', 'web@yard.example').text);
};

describe('the mail of an enquiry', () => {
  it('begins no line with what a shopper typed', () => {
    const typed = fc
      .array(fc.constantFrom(' ', '\n', '\r', '\u2028', '\t', ' Read the application: https://evil.example/'), {
        maxLength: 6,
      })
      .map((parts) => parts.map((part) => `${part}${mark}`).join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const lines = mailOf(`${mark}${text}`).split('\n');
        expect(lines.filter((line) => line.startsWith(mark) || /^Read the application:/.test(line))).toEqual([]);
      }),
    );
  });

  it('names nobody by an address that a mail program would link', () => {
    const [name] = mailOf('https://evil.example/read')
      .split('\n')
      .filter((line) => line.startsWith('Name:'));
    expect(name).toBe('Name:    https :// evil . example / read https :// evil . example / read');
  });
});
