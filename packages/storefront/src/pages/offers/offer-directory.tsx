'use client';

import { specialOffersPath } from '@forecourt/config/pages';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { HeroSearchForm } from '@forecourt/ui/hero';
import { Container } from '@forecourt/ui/layout';
import { OfferList, type OfferListProps } from '@forecourt/ui/offer-list';
import { ResultsHeader } from '@forecourt/ui/search-results';
import { useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import {
  canonicalOfferCriteria,
  findOffers,
  type ListedOffer,
  readOfferCriteria,
} from '../../features/offers/offer-search';
import { offerCount, offerForm, offersTitle } from '../../features/offers/offers-view';
import { useDirectoryForm } from '../../features/search/directory-form/use-directory-form';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { offerWords } from '../../site/shell/offer-words';
import * as styles from './offer-directory.css';

export interface OfferDirectoryProps {
  readonly offers: readonly ListedOffer[];
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly columns: NonNullable<OfferListProps['columns']>;
  /** Where a dealer without any offer has its stock. */
  readonly stockHref: string;
}

/**
 * The offers of a site, narrowed by category, make and words. The criteria are in the address; all offers are in the
 * page already, so narrowing them sends no request. Without scripts the filters are a form. Source: OFFR-01, SRCH-09.
 */
export const OfferDirectory = ({ offers, crumbs, columns, stockHref }: OfferDirectoryProps) => {
  const read = (query: URLSearchParams) => canonicalOfferCriteria(offers, readOfferCriteria(query));
  const { asked, visit, show, onChange, onSubmit } = useDirectoryForm({
    path: specialOffersPath(),
    first: read(useSearchParams()),
    read,
    print: specialOffersPath,
  });
  const clear = (event: MouseEvent<HTMLElement>) => insteadOfLink(event, () => show({}));

  const found = findOffers(offers, asked);
  const isNarrowed = specialOffersPath(asked) !== specialOffersPath();
  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={offersTitle(asked, offers)} countText={offerCount(found.length)} />
        {offers.length > 0 && (
          <div onChange={onChange} onSubmit={onSubmit}>
            <HeroSearchForm key={visit} {...offerForm(offers, asked, specialOffersPath())} />
          </div>
        )}
      </Container>
      <Container className={styles.list}>
        <OfferList
          label={offerWords.list}
          columns={columns}
          offers={found.map(({ card }) => ({ ...card, headingLevel: 2 }))}
          emptyTitle={offerWords.emptyTitle}
          emptyText={offerWords.emptyText}
          emptyActions={
            isNarrowed ? (
              <LinkButton href={specialOffersPath()} kind="ink" onClick={clear}>
                {offerWords.clear}
              </LinkButton>
            ) : (
              <LinkButton href={stockHref} kind="ink">
                {offerWords.stock}
              </LinkButton>
            )
          }
        />
      </Container>
    </>
  );
};
