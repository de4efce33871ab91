import type { SiteDocument } from '@forecourt/config/site-document';
import { type Autogauge, gaugeFill, isGaugeEligible } from '@forecourt/domain/autogauge';
import type { Db } from '../../ground/database/database';
import { findSiteVehicle } from '../vehicles';
import { ownDealershipsOf } from './market-averages';
import type { ValuationPort } from './valuation';

const nothing: Autogauge = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
};

/**
 * Where a vehicle's price stands in its market (AUTO-03). Null when the site shows no such vehicle or compares no
 * prices; an answer without figures for one that is not compared (AUTO-04) or has too little to be compared with.
 */
export const comparePrice = async (
  { db, site, valuation }: { readonly db: Db; readonly site: SiteDocument; readonly valuation: ValuationPort },
  slug: string,
): Promise<Autogauge | null> => {
  if (!site.flags.comparison) return null;
  const found = await findSiteVehicle(db, site, slug);
  if (found === null) return null;
  const { vehicle } = found;
  if (!isGaugeEligible(vehicle) || vehicle.price === null) return nothing;
  const value = await valuation({ vehicle, whose: 'site', ownDealerships: await ownDealershipsOf(db, site) });
  if (value === null) return { ...nothing, listing_price: vehicle.price };
  return {
    fill: gaugeFill(vehicle.price, value.min, value.max),
    listing_price: vehicle.price,
    market_range_min: value.min,
    market_range_max: value.max,
    confidence: value.confidence,
    description: value.description,
  };
};
