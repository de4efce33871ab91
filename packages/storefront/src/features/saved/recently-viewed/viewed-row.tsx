'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { createSearchClient } from '@forecourt/search/client';
import type { SearchHit } from '@forecourt/search/record';
import { SimilarVehicles } from '@forecourt/ui/similar-vehicles';
import { useEffect, useMemo, useState } from 'react';
import { searchEndpoint } from '../../search';
import { vehicleCardView } from '../../vehicle';
import { savedPlace } from '../vehicles/saved-place';
import { stillThere, viewedQuery } from './find-viewed';
import type { RecentlyViewedProps } from './recently-viewed-props';

/** Remembered vehicles as they are now, in a row; nothing until they are known, and nothing when they cannot be read. */
export const ViewedRow = ({
  ids,
  settings,
  access,
  Card,
  look,
}: Omit<RecentlyViewedProps, 'vehicle'> & { readonly ids: readonly string[] }) => {
  const [hits, setHits] = useState<readonly SearchHit[]>([]);
  const { appId, apiKey, answeredBy } = access;
  const { indexName } = settings;
  const to = useMemo(() => hrefs(settings), [settings]);

  useEffect(() => {
    const query = viewedQuery(ids, indexName);
    if (query === null) return undefined;
    let isWanted = true;
    const client = createSearchClient(searchEndpoint({ appId, apiKey, answeredBy }));
    client
      .search<SearchHit>({ requests: [query] })
      .then(({ results: [result] }) => {
        if (isWanted && result !== undefined && 'hits' in result) {
          setHits(stillThere(ids, result.hits as readonly SearchHit[]));
        }
      })
      // The page is whole without this row.
      .catch((error: unknown) => console.error('Recently viewed vehicles could not be read', error));
    return () => {
      isWanted = false;
    };
  }, [ids, indexName, appId, apiKey, answeredBy]);

  return (
    <SimilarVehicles
      title="Recently viewed"
      vehicles={hits.map((hit) => ({
        key: hit.objectID,
        card: <Card {...vehicleCardView(hit, settings, to)} list="viewed" {...savedPlace(hit, settings.saved)} />,
      }))}
      {...look}
    />
  );
};
