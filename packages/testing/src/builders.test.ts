import { dealershipSchema } from '@forecourt/config/dealership';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { validateSiteDocument } from '@forecourt/config/validation';
import { enquiryCategories, enquiryFormSchema, enquiryRules } from '@forecourt/domain/enquiry';
import { locationSchema } from '@forecourt/domain/location';
import { offerSchema } from '@forecourt/domain/offer';
import { promoNodeSchema } from '@forecourt/domain/promo';
import { reviewSchema } from '@forecourt/domain/review';
import { vehicleSchema } from '@forecourt/domain/vehicle';
import { searchRecordSchema } from '@forecourt/search/record';
import { metro } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import {
  aDealership,
  aLeadSubmission,
  aLocation,
  anOffer,
  aPromoNode,
  aPublicSite,
  aReview,
  aSearchHit,
  aSearchRecord,
  aSiteDocument,
  aSiteDocumentInput,
  aSoldVehicle,
  aVehicle,
  testNow,
} from './index';

describe('builders', () => {
  it('build what the schemas accept', () => {
    expect(vehicleSchema.safeParse(aVehicle()).error).toBeUndefined();
    expect(vehicleSchema.safeParse(aSoldVehicle(testNow)).error).toBeUndefined();
    expect(locationSchema.safeParse(aLocation()).error).toBeUndefined();
    expect(dealershipSchema.safeParse(aDealership()).error).toBeUndefined();
    expect(searchRecordSchema.safeParse(aSearchRecord()).error).toBeUndefined();
    expect(offerSchema.safeParse(anOffer()).error).toBeUndefined();
    expect(reviewSchema.safeParse(aReview()).error).toBeUndefined();
    expect(promoNodeSchema.safeParse(aPromoNode()).error).toBeUndefined();
    expect(siteDocumentSchema.safeParse(aSiteDocument()).error).toBeUndefined();
    expect(
      validateSiteDocument(aSiteDocumentInput(), [
        { name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: metro },
      ]).ok,
    ).toBe(true);
  });

  it.each(enquiryCategories)('build a lead of %s that its form would send', (category) => {
    const rules = enquiryRules(category, aPublicSite().enquiry, { dealerships: 1, hasVehicle: false });
    expect(enquiryFormSchema(rules).safeParse(aLeadSubmission(category).userData).error).toBeUndefined();
  });

  it('lets name, slug and path follow the fields', () => {
    const vehicle = aVehicle({ make: 'Kia', model: 'Sportage', badge: null, stocknum: 'K 7' });
    expect(vehicle).toMatchObject({
      name: '2022 Kia Sportage',
      slug: '2022-kia-sportage-k-7',
      path: '/cars/2022-kia-sportage-k-7',
    });
  });

  it('gives a hit the fields of a card and no others', () => {
    expect(aSearchHit({ name: 'Another' })).toMatchObject({ name: 'Another', make: 'Toyota' });
    expect(aSearchHit()).not.toHaveProperty('dealercomments');
  });
});
