import type { Offer } from '@forecourt/domain/offer';
import type { PromoNode } from '@forecourt/domain/promo';
import type { Review } from '@forecourt/domain/review';
import { safeHtmlSchema } from '@forecourt/domain/safe-html';

/** An offer of the test site; any field may be overridden. */
export const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  id: 'offer-1',
  name: 'Low rate on every HiLux',
  description: '<p>A low rate until the end of the month.</p>',
  sanitized_description: safeHtmlSchema.parse('<p>A low rate until the end of the month.</p>'),
  disclaimer: 'Conditions apply.',
  category: 'Finance offer',
  manufacturer: 'Toyota',
  model: { name: 'HiLux', slug: 'hilux', override_url: null },
  image_url: '/media/offer.jpg',
  image_or_model_image: null,
  excluded_website_ids: [],
  until: null,
  rate: null,
  eligibility: null,
  claim: null,
  car_type: [],
  ...overrides,
});

/** A review with stars and words; any field may be overridden. */
export const aReview = (overrides: Partial<Review> = {}): Review => ({
  id: 'review-1',
  image: null,
  customer_name: 'Alex Example',
  text: 'Friendly and quick.',
  rating: 5,
  created_at_time_ago_in_words: '3 days ago',
  review_date: '13/03/2026',
  review_date_in_words: '13 March 2026',
  ...overrides,
});

/** A promo card that shows in every search at any time; any field may be overridden. */
export const aPromoNode = (overrides: Partial<PromoNode> = {}): PromoNode => ({
  start: null,
  expiry: null,
  position: 1,
  display: [],
  strictDisplay: false,
  node: { title: 'Winter sale' },
  ...overrides,
});
