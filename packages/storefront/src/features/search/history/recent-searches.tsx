'use client';

import { LinkButton } from '@forecourt/ui/button';
import { Cluster, Section } from '@forecourt/ui/layout';
import { useEffect, useState } from 'react';
import type { SearchAccessDocument } from '../suggestions/search-source';
import type { SearchWording } from './describe-search';
import { storedSearches } from './stored-searches';

interface Remembered {
  readonly label: string;
  readonly href: string;
}

/** The last searches of this device, each a way back to it (SRCH-19). Nothing on the server and for who made none. */
export const RecentSearches = ({
  title,
  settings,
  words,
}: {
  readonly title: string;
  readonly settings: SearchAccessDocument['search'];
  readonly words: SearchWording;
}) => {
  const [searches, setSearches] = useState<readonly Remembered[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings and words are those of the page
  useEffect(() => {
    // Most visitors made none: they load no code for it.
    if (storedSearches() === null) return undefined;
    let isHere = true;
    Promise.all([import('./search-memory'), import('./describe-search')])
      .then(([{ rememberedSearches }, { describeSearch }]) => {
        if (!isHere) return;
        const found = rememberedSearches(settings);
        setSearches(found.map(({ filters, path }) => ({ label: describeSearch(filters, words), href: path })));
      })
      // The page is whole without a memory of others.
      .catch((error: unknown) => console.error('Remembered searches could not be read', error));
    return () => {
      isHere = false;
    };
  }, []);
  if (searches.length === 0) return null;
  return (
    <Section title={title} space="above">
      <Cluster as="ul" gap={3}>
        {searches.map(({ label, href }) => (
          <li key={href}>
            <LinkButton href={href} kind="outlined">
              {label}
            </LinkButton>
          </li>
        ))}
      </Cluster>
    </Section>
  );
};
