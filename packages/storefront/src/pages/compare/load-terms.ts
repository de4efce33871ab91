import type { PublicSite } from '@forecourt/config/public-site';
import { financeDisclaimer } from '@forecourt/finance';
import type { SearchHit } from '@forecourt/search/record';
import { loadVehicle } from '../../site/data/load-vehicle';
import type { FinanceTermsById } from './finance-terms';

const termsOf = async (site: PublicSite, slug: string): Promise<string | null> => {
  const result = await loadVehicle(site.website_id, slug);
  if (!result.found) return null;
  const { finance: settings, finance_provider: provider } = site;
  return financeDisclaimer({ vehicle: result.vehicle, settings, provider, now: new Date() });
};

/**
 * What the weekly repayments of vehicles are examples of, by id, as the browser would ask for them (FIN-10). Throws
 * `ApiError` where the API cannot answer: a repayment never stands without its words.
 */
export const loadTerms = async (site: PublicSite, hits: readonly SearchHit[]): Promise<FinanceTermsById> =>
  Object.fromEntries(
    await Promise.all(
      hits
        .filter(({ weekly }) => weekly !== null)
        .map(async ({ id, slug }) => [id, await termsOf(site, slug)] as const),
    ),
  );
