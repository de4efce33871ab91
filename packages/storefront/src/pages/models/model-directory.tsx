'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { answerCache } from '@forecourt/search/answer-cache';
import { type ModelCriteria, modelsBase, printModelUrl, readModelUrl } from '@forecourt/search/model-search';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { HeroSearchForm } from '@forecourt/ui/hero';
import { Container } from '@forecourt/ui/layout';
import { ModelTiles } from '@forecourt/ui/model-tiles';
import { Pagination, type PaginationProps } from '@forecourt/ui/pagination';
import { ResultsHeader, SearchError } from '@forecourt/ui/search-results';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { type ModelPage, searchModels } from '../../features/models';
import { type Shown, useCachedSearch } from '../../features/search/cached-search/use-cached-search';
import { useDirectoryForm } from '../../features/search/directory-form/use-directory-form';
import { insteadOfLink } from '../../features/search/instead-of-link';
import type { SearchConnection } from '../../features/search/search-connection';
import * as styles from './model-directory.css';
import { byMake, directoryTile, modelCount, modelForm, modelsTitle, modelWords } from './models-view';

export interface ModelDirectoryProps {
  /** What the server was asked and found. */
  readonly first: Shown<ModelCriteria, ModelPage>;
  readonly settings: Parameters<typeof hrefs>[0] & {
    readonly vehicle: { readonly illustratedPictures: boolean };
    readonly indexName: string;
    readonly manufacturer: string | null;
  };
  readonly access: SearchConnection;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly pagination: NonNullable<PaginationProps['look']>;
}

/** The answers of this page visit: a return to one of the last ten asks nothing (SRCH-23). */
const answers = answerCache<ModelPage>();

/** A make that changes takes its model along. */
const withoutOldModel = ({ model, ...fields }: ModelCriteria, before: ModelCriteria): ModelCriteria => {
  const isSameMake = fields.manufacturer?.[0] === before.manufacturer?.[0];
  return isSameMake && model !== undefined ? { ...fields, model } : fields;
};

/** Models in stock, narrowed by make, model, body and words, 21 a page. Source: SRCH-23. */
export const ModelDirectory = ({ first, settings, access, crumbs, pagination }: ModelDirectoryProps) => {
  const to = useMemo(() => hrefs(settings), [settings]);
  const { indexName, manufacturer } = settings;

  const { shown, state, ask } = useCachedSearch<ModelCriteria, ModelPage, Shown<ModelCriteria, ModelPage>>(first, {
    access,
    answers,
    nameOf: printModelUrl,
    find: (client, criteria) => searchModels(client, criteria, { indexName, manufacturer }),
    failure: 'The model search failed',
  });
  // What the server found is kept too.
  useEffect(() => answers.set(printModelUrl(first.criteria), first.found), [first]);

  const { asked, visit, show, onChange, onSubmit } = useDirectoryForm({
    path: modelsBase,
    first: first.criteria,
    read: readModelUrl,
    print: printModelUrl,
    amend: withoutOldModel,
    onAsk: (criteria) => void ask(criteria),
  });
  // The fields take an address over once its answer is here, which brings their choices.
  const [taken, setTaken] = useState(visit);
  if (taken !== visit && shown.criteria === asked) setTaken(visit);

  const turnTo = (page: number, event: MouseEvent<HTMLElement>) =>
    insteadOfLink(event, () => {
      show({ ...asked, page });
      window.scrollTo({ top: 0 });
    });
  const clear = (event: MouseEvent<HTMLElement>) => insteadOfLink(event, () => show({}));

  const { criteria, found: page } = shown;
  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={modelsTitle(criteria, page)} countText={modelCount(page)} />
        <div onChange={onChange} onSubmit={onSubmit}>
          <HeroSearchForm key={taken} {...modelForm(criteria, page, modelsBase)} />
        </div>
      </Container>
      <Container className={styles.list}>
        {state === 'failed' && (
          <SearchError
            message={modelWords.failed}
            retryHref={printModelUrl(asked)}
            onRetry={(event) => insteadOfLink(event, () => void ask(asked))}
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
          <div className={styles.makes} aria-busy={state === 'busy'}>
            {byMake(page.hits).map(({ make, models }) => (
              <section key={make} className={styles.make}>
                <h2 className={styles.makeName}>{make}</h2>
                <ModelTiles
                  label={`${make} models`}
                  models={models.map((model) => directoryTile(model, criteria, settings.vehicle, to))}
                />
              </section>
            ))}
          </div>
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
