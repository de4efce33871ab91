import type { SiteCapabilities } from '@forecourt/domain';
import type { SearchHit, SearchResponse } from '@forecourt/search';
import type { SearchUrls } from '@forecourt/search/react';
import type { PaginationProps, SearchLayoutProps, VehicleCardListProps, VehicleCardProps } from '@forecourt/ui';
import type { ComponentType } from 'react';
import type { SearchPageSettings } from './search-page-view';

/** What the search screen is given: the site's settings and the template's parts. */
export interface SearchScreenProps {
  readonly settings: SearchPageSettings & { readonly indexName: string };
  readonly can: SiteCapabilities;
  readonly urls: SearchUrls;
  readonly onAnswer: (response: SearchResponse<SearchHit>) => void;
  readonly Layout: ComponentType<SearchLayoutProps>;
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly pagination: NonNullable<PaginationProps['look']>;
}
