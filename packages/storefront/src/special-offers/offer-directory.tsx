'use client';

import { type OfferCriteria, specialOffersPath } from '@forecourt/config';
import {
  Breadcrumbs,
  Container,
  HeroSearchForm,
  LinkButton,
  OfferList,
  type OfferListProps,
  ResultsHeader,
} from '@forecourt/ui';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { insteadOfLink } from '../search-page/instead-of-link';
import { textRest, useAfterRest } from '../search-page/waiting';
import * as styles from './offer-directory.css';
import { canonicalOfferCriteria, findOffers, type ListedOffer, readOfferCriteria } from './offer-search';
import { offerCount, offerForm, offersTitle, offerWords } from './offers-view';

export interface OfferDirectoryProps {
  readonly offers: readonly ListedOffer[];
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly columns: NonNullable<OfferListProps['columns']>;
  /** Where a dealer without any offer has its stock. */
  readonly stockHref: string;
}

const criteriaIn = (form: HTMLFormElement): OfferCriteria => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form).entries()) if (typeof value === 'string') params.append(name, value);
  return readOfferCriteria(params);
};

/**
 * The offers of a site, narrowed by category, make and words. The address says what is asked; all offers are here
 * already, so narrowing them asks nobody. Without scripts the filters are a form. Source: OFFR-01, SRCH-09.
 */
export const OfferDirectory = ({ offers, crumbs, columns, stockHref }: OfferDirectoryProps) => {
  const criteria = canonicalOfferCriteria(offers, readOfferCriteria(useSearchParams()));
  const address = specialOffersPath(criteria);
  /** The address that the fields say, and how often it changed by itself: the fields then take what it says. */
  const written = useRef(address);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    setVisit((count) => count + 1);
  }, [address]);

  const search = (asked: OfferCriteria) => {
    const next = specialOffersPath(canonicalOfferCriteria(offers, asked));
    if (next === address) return;
    written.current = next;
    window.history.pushState(null, '', next);
  };
  const searchLater = useAfterRest(search, textRest);

  const change = (event: FormEvent<HTMLElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form === null) return;
    if (field instanceof HTMLInputElement) searchLater.call(criteriaIn(field.form));
    else search(criteriaIn(field.form));
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    searchLater.cancel();
    search(criteriaIn(event.target));
  };
  const clear = (event: MouseEvent<HTMLElement>) =>
    insteadOfLink(event, () => {
      searchLater.cancel();
      // Not as one's own: the fields are to take it over.
      window.history.pushState(null, '', specialOffersPath());
    });

  const found = findOffers(offers, criteria);
  const isNarrowed = address !== specialOffersPath();
  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={offersTitle(criteria)} countText={offerCount(found.length)} />
        {offers.length > 0 && (
          <div onChange={change} onSubmit={submit}>
            <HeroSearchForm key={visit} {...offerForm(offers, criteria, specialOffersPath())} />
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
