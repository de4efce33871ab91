import type { SiteCapabilities } from '@forecourt/domain';
import type { SearchHit, SearchResponse } from '@forecourt/search';
import type { SearchUrls } from '@forecourt/search/react';
import type { PaginationProps, SearchLayoutProps, VehicleCardListProps, VehicleCardProps } from '@forecourt/ui';
import type { ComponentType } from 'react';
import type { ShownPromo } from '../promo-cards/promo-view';
import type { SearchDoor } from './search-door';
import type { SearchPageSettings } from './search-page-view';

/** What the search screen is given: the site's settings and the template's parts. */
export interface SearchScreenProps {
  readonly settings: SearchPageSettings & { readonly indexName: string };
  readonly access: SearchDoor;
  /** Promo cards of the site, of every date and car type; and the moment the page was rendered, an ISO instant. */
  readonly promos: readonly ShownPromo[];
  readonly now: string;
  readonly can: SiteCapabilities;
  readonly urls: SearchUrls;
  readonly onAnswer: (response: SearchResponse<SearchHit>) => void;
  readonly Layout: ComponentType<SearchLayoutProps>;
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly pagination: NonNullable<PaginationProps['look']>;
}
