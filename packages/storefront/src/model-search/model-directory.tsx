'use client';

import { hrefs } from '@forecourt/config';
import { answerCache, type ModelCriteria, modelsBase, printModelUrl, readModelUrl } from '@forecourt/search';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  HeroSearchForm,
  LinkButton,
  Pagination,
  type PaginationProps,
  ResultsHeader,
  SearchError,
  VehicleCardList,
  type VehicleCardListProps,
  type VehicleCardProps,
} from '@forecourt/ui';
import { useSearchParams } from 'next/navigation';
import { type ComponentType, type FormEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Shown, useKeptSearch } from '../kept-search/use-kept-search';
import { insteadOfLink } from '../search-page/instead-of-link';
import type { SearchDoor } from '../search-page/search-door';
import { textRest, useAfterRest } from '../search-page/waiting';
import * as styles from './model-directory.css';
import { modelCard, modelCount, modelForm, modelsTitle, modelWords } from './models-view';
import { type ModelPage, searchModels } from './search-models';

export interface ModelDirectoryProps {
  /** What the server was asked and found. */
  readonly first: Shown<ModelCriteria, ModelPage>;
  readonly settings: Parameters<typeof hrefs>[0] & {
    readonly vehicle: { readonly illustratedPictures: boolean };
    readonly indexName: string;
    readonly manufacturer: string | null;
  };
  readonly access: SearchDoor;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  /** A client slot of the template. */
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly pagination: NonNullable<PaginationProps['look']>;
}

/** The answers of this page visit: a return to one of the last ten asks nothing (SRCH-23). */
const answers = answerCache<ModelPage>();

/** The directory's own criteria in its form. A make that changes takes its model along. */
const criteriaIn = (form: HTMLFormElement, before: ModelCriteria): ModelCriteria => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form).entries()) if (typeof value === 'string') params.append(name, value);
  const { model, ...asked } = readModelUrl(params);
  const isSameMake = asked.manufacturer?.[0] === before.manufacturer?.[0];
  return isSameMake && model !== undefined ? { ...asked, model } : asked;
};

/** Models in stock, narrowed by make, model, body and words, 21 a page. Source: SRCH-23. */
export const ModelDirectory = ({ first, settings, access, crumbs, Card, cards, pagination }: ModelDirectoryProps) => {
  /** New whenever the address changed by itself: the fields then take what it says. */
  const [visit, setVisit] = useState(0);
  const to = useMemo(() => hrefs(settings), [settings]);
  const { indexName, manufacturer } = settings;

  const kept = useKeptSearch<ModelCriteria, ModelPage, Shown<ModelCriteria, ModelPage>>(first, {
    access,
    answers,
    nameOf: printModelUrl,
    find: (client, criteria) => searchModels(client, criteria, { indexName, manufacturer }),
    failure: 'The model search failed',
  });
  const { shown, state, ask } = kept;
  const wanted = kept.wanted ?? first.criteria;

  const search = (criteria: ModelCriteria) => {
    const address = printModelUrl(criteria);
    if (address !== printModelUrl(wanted)) window.history.pushState(null, '', address);
    void ask(criteria);
  };
  const searchLater = useAfterRest(search, textRest);

  // What the server found is kept too, and an address that changed by itself (Back, a link) is followed.
  const query = useSearchParams().toString();
  useEffect(() => answers.set(printModelUrl(first.criteria), first.found), [first]);
  const current = useRef({ wanted, ask });
  useEffect(() => {
    current.current = { wanted, ask };
  });
  useEffect(() => {
    if (window.location.pathname !== modelsBase) return;
    const asked = readModelUrl(new URLSearchParams(query));
    if (printModelUrl(asked) === printModelUrl(current.current.wanted)) return;
    setVisit((count) => count + 1);
    void current.current.ask(asked);
  }, [query]);

  const change = (event: FormEvent<HTMLElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form === null) return;
    const criteria = criteriaIn(field.form, wanted);
    if (field instanceof HTMLInputElement) searchLater.call(criteria);
    else search(criteria);
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    searchLater.cancel();
    search(criteriaIn(event.target, wanted));
  };
  const turnTo = (page: number, event: MouseEvent<HTMLElement>) =>
    insteadOfLink(event, () => {
      search({ ...wanted, page });
      window.scrollTo({ top: 0 });
    });
  const clear = (event: MouseEvent<HTMLElement>) =>
    insteadOfLink(event, () => {
      setVisit((count) => count + 1);
      search({});
    });

  const { criteria, found: page } = shown;
  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={modelsTitle(criteria)} countText={modelCount(page)} />
        <div onChange={change} onSubmit={submit}>
          <HeroSearchForm key={visit} {...modelForm(criteria, page, modelsBase)} />
        </div>
      </Container>
      <Container className={styles.list}>
        {state === 'failed' && (
          <SearchError
            message={modelWords.failed}
            retryHref={printModelUrl(wanted)}
            onRetry={(event) => insteadOfLink(event, () => void ask(wanted))}
          />
        )}
        {page.count === 0 ? (
          <EmptyState
            title={modelWords.emptyTitle}
            actions={
              <LinkButton href={modelsBase} kind="ink" onClick={clear}>
                {modelWords.clear}
              </LinkButton>
            }
          >
            {modelWords.emptyText}
          </EmptyState>
        ) : (
          <VehicleCardList label={modelWords.list} layout={cards} busy={state === 'busy'}>
            {page.hits.map((model) => (
              <li key={`${model.make} ${model.model}`}>
                <Card {...modelCard(model, criteria, settings.vehicle, to)} headingLevel={2} />
              </li>
            ))}
          </VehicleCardList>
        )}
        <Pagination
          look={pagination}
          page={criteria.page ?? 1}
          pageCount={page.pages}
          summary={`Page ${criteria.page ?? 1} of ${page.pages}, ${modelCount(page)}`}
          hrefFor={(number) => printModelUrl({ ...criteria, page: number })}
          onPage={turnTo}
        />
      </Container>
    </>
  );
};
