import {
  type EnquiryCategory,
  type EnquiryUserData,
  enquiryKindOf,
  enquiryUserDataSchema,
} from '@forecourt/domain/enquiry';
import { type LeadSubmission, type LeadSubmissionInput, leadSubmissionSchema } from '@forecourt/domain/lead';

/** What a shopper typed, with everything that any kind of form requires; any field may be overridden. */
export const anEnquiry = (overrides: Partial<EnquiryUserData> = {}): EnquiryUserData => ({
  ...enquiryUserDataSchema.parse({
    name: 'Robin',
    last_name: 'Example',
    email: 'robin@example.com',
    phone: '0491 570 006',
    postcode: '2000',
    message: 'Is it still available?',
    subject: 'General Enquiry',
    make: 'Kia',
    model: 'Rio',
    badge: 'Sport',
    year: '2018',
    kilometres: '45000',
    preferred_date: '2026-03-20',
    preferred_time: '10:30',
    fleet_size: '12',
    part_description: 'Left mirror',
    offer_id: 'offer-1',
    finance_consent: true,
    wanted: 'Ute, up to $45,000',
  }),
  ...overrides,
});

/** The lead of an enquiry of a kind, about the test vehicle where the kind needs one; any field may be overridden. */
export const aLeadSubmission = (
  category: EnquiryCategory = 'vehicle',
  overrides: Partial<LeadSubmissionInput> = {},
): LeadSubmission =>
  leadSubmissionSchema.parse({
    userData: anEnquiry(),
    category,
    url: '/cars/2022-toyota-hilux-sr5-hc1001',
    car_id: enquiryKindOf(category).about === 'vehicle' ? '1001' : null,
    ...overrides,
  });
