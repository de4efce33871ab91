'use client';

import { hrefs } from '@forecourt/config/hrefs';
import type { PublicDealership, PublicSite } from '@forecourt/config/public-site';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { answerCache } from '@forecourt/search/answer-cache';
import { presetAmounts } from '@forecourt/search/budget';
import type { SearchCriteria } from '@forecourt/search/criteria';
import {
  type DealershipCriteria,
  type DealershipSearchResponse,
  dealershipSearchQueries,
  readDealershipSearch,
} from '@forecourt/search/dealership-search';
import { formatCount } from '@forecourt/search/results';
import { readRange } from '@forecourt/search/url';
import { EmptyState } from '@forecourt/ui/empty-state';
import { HeroSearchForm } from '@forecourt/ui/hero';
import { Section, Stack } from '@forecourt/ui/layout';
import { Pagination, type PaginationProps } from '@forecourt/ui/pagination';
import { SearchError } from '@forecourt/ui/search-results';
import { VehicleCardList, type VehicleCardListProps, type VehicleCardProps } from '@forecourt/ui/vehicle-card';
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import type { SearchConnection } from '../../search';
import { countedPhrase, countedThing, insteadOfLink, useCachedSearch } from '../../search';
import { type CardSettings, vehicleCardView } from '../../vehicle';

export interface DealershipStockProps {
  readonly dealerships: readonly Pick<PublicDealership, 'id' | 'slug' | 'name'>[];
  readonly settings: CardSettings & { readonly search: PublicSite['search']; readonly indexName: string };
  readonly access: SearchConnection;
  /** A client slot of the template. */
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly pagination: NonNullable<PaginationProps['look']>;
}

const words = {
  title: 'What each dealer has',
  lead: 'Choose one of our dealers to see its vehicles.',
  submit: 'Show vehicles',
  failed: errorCatalogue['search-keeps-hits'].message,
} as const;

/** The answers of this page visit: a return to one of the last ten asks nothing (SRCH-24). */
const answers = answerCache<DealershipSearchResponse>();

/** The stock of one dealership of a group, by category and price, 21 a page. Source: SRCH-24. */
export const DealershipStock = ({ dealerships, settings, access, Card, cards, pagination }: DealershipStockProps) => {
  const { indexName, search: searchSettings } = settings;
  const to = hrefs(settings);

  const { shown, wanted, state, ask } = useCachedSearch<DealershipCriteria, DealershipSearchResponse, null>(null, {
    access,
    answers,
    nameOf: JSON.stringify,
    find: async (client, criteria) => {
      const { results } = await client.search({ requests: dealershipSearchQueries(criteria, { indexName }) } as never);
      return readDealershipSearch(results, criteria);
    },
    failure: 'The stock of the dealership could not be read',
  });

  /** The criteria in the form; null until a dealership is chosen. */
  const asking = (form: HTMLFormElement): DealershipCriteria | null => {
    const fields = new FormData(form);
    const field = (name: string) => String(fields.get(name) ?? '');
    const dealership = dealerships.find(({ slug }) => slug === field('dealership_slug'));
    if (dealership === undefined) return null;
    const isSame = dealership.id === wanted?.dealershipId;
    const category = isSame ? field('categories') : '';
    const price = readRange(field('price'));
    return {
      dealershipId: dealership.id,
      ...(category === '' ? {} : { categories: [category] }),
      ...(price === null ? {} : { price }),
    };
  };
  const ground = useRef<HTMLDivElement>(null);
  // What was chosen before this answered: on a slow device, or before a return to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the form as it is met
  useEffect(() => {
    const form = ground.current?.querySelector('form');
    const asked = form ? asking(form) : null;
    if (asked !== null) void ask(asked);
  }, []);
  const change = (event: FormEvent<HTMLElement>) => {
    const form = event.target instanceof HTMLSelectElement ? event.target.form : null;
    const asked = form === null ? null : asking(form);
    if (asked !== null) void ask(asked);
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const asked = asking(event.target);
    // Without a dealership the form leads to all stock, as it does without scripts.
    if (asked === null) return;
    event.preventDefault();
    void ask(asked);
  };
  const searchOf = ({ dealershipId, categories, price, page }: DealershipCriteria): SearchCriteria => {
    const slug = dealerships.find(({ id }) => id === dealershipId)?.slug;
    return {
      ...(slug === undefined ? {} : { dealership_slug: [slug] }),
      ...(categories === undefined ? {} : { categories }),
      ...(price === undefined ? {} : { price }),
      ...(page === undefined ? {} : { page }),
    };
  };

  const thing = countedThing([], shown?.found.hits.map(({ item_type }) => item_type).slice(0, 1) ?? []);
  const page = shown?.criteria.page ?? 1;
  return (
    <Section title={words.title} lead={words.lead}>
      <Stack gap={6}>
        <div ref={ground} onChange={change} onSubmit={submit}>
          <HeroSearchForm
            action={to.search()}
            label={words.title}
            selects={[
              {
                name: 'dealership_slug',
                label: 'Dealer',
                placeholder: 'Any dealer',
                options: dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
              },
              {
                name: 'categories',
                label: 'Category',
                placeholder: 'Any category',
                options: (shown?.found.categories ?? []).map(({ value, count }) => ({
                  value,
                  label: `${value} (${formatCount(count)})`,
                })),
              },
              {
                name: 'price',
                label: 'Up to',
                placeholder: 'Any price',
                options: presetAmounts(searchSettings.budget.moneyPresets).map((amount) => ({
                  value: `:${amount}`,
                  label: formatDollars(amount),
                })),
              },
            ]}
            submitLabel={words.submit}
          />
        </div>
        {state === 'failed' && wanted !== null && (
          <SearchError
            message={words.failed}
            retryHref={to.search(searchOf(wanted))}
            onRetry={(event) => insteadOfLink(event, () => void ask(wanted))}
          />
        )}
        <p role="status">{shown === null ? '' : countedPhrase(shown.found.count, thing)}</p>
        {shown !== null && shown.found.count === 0 && (
          <EmptyState title={errorCatalogue['empty-cars'].title}>{errorCatalogue['empty-cars'].message}</EmptyState>
        )}
        {shown !== null && shown.found.count > 0 && (
          <>
            <VehicleCardList label={words.title} layout={cards} busy={state === 'busy'}>
              {shown.found.hits.map((hit) => (
                <li key={hit.objectID}>
                  <Card {...vehicleCardView(hit, settings, to)} list="dealer" />
                </li>
              ))}
            </VehicleCardList>
            <Pagination
              look={pagination}
              page={page}
              pageCount={shown.found.pages}
              hrefFor={(number) => to.search(searchOf({ ...shown.criteria, page: number }))}
              onPage={(number, event) => insteadOfLink(event, () => void ask({ ...shown.criteria, page: number }))}
            />
          </>
        )}
      </Stack>
    </Section>
  );
};
