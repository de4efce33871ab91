import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { adfXml, type LeadForDelivery } from './adf';
import { leadMessage } from './lead-mail';
import { leadWebhookBody } from './lead-webhook';

const leadFrom = (phone: string): LeadForDelivery => ({
  lead_id: '019ab000-0000-7000-8000-000000000001',
  created_at: new Date('2026-11-21T01:00:00Z'),
  siteName: 'Red Gum Yard',
  submission: leadSubmissionSchema.parse({
    category: 'general',
    userData: { name: 'Avery', email: 'avery@example.com', phone },
  }),
  suspected: [],
  vehicle: null,
  consent: null,
  dealership: { id: 'red-gum', name: 'Red Gum Yard', locations: [aLocation({ phone: '08 5550 0100' })] },
});
const mailOf = (phone: string) =>
  leadMessage(leadFrom(phone), { to: ['sales@dealer.example'] }, '<one@dealer.example>', 'web@dealer.example').text;
const adfPhone = (phone: string) => /<customer>[\s\S]*?<phone[^>]*>([^<]*)</.exec(adfXml(leadFrom(phone)))?.[1];
const sentPhone = (phone: string) => {
  const { userData, phone_e164 }: { userData: { phone: string }; phone_e164: string | null } = JSON.parse(
    leadWebhookBody(leadFrom(phone)),
  );
  return [userData.phone, phone_e164];
};

describe("a shopper's telephone number at the dealership", () => {
  it('stands as it was typed and as it is dialled', () => {
    expect(mailOf('0491 570 006')).toContain('\nPhone:   0491 570 006\nCall:    tel:+61491570006\n');
    expect(adfPhone('0491 570 006')).toBe('+61491570006');
    expect(sentPhone('0491 570 006')).toEqual(['0491 570 006', '+61491570006']);
  });

  it('stands as it was typed alone where no country has such a number', () => {
    expect(mailOf('5550 1234')).toContain('\nPhone:   5550 1234\n');
    expect(mailOf('5550 1234')).not.toContain('Call:');
    expect(adfPhone('5550 1234')).toBe('5550 1234');
    expect(sentPhone('5550 1234')).toEqual(['5550 1234', null]);
  });
});
