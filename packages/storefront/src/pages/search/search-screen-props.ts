import type { SiteCapabilities } from '@forecourt/domain/vehicle-controls';
import type { SearchUrls } from '@forecourt/search/react';
import type { SearchHit } from '@forecourt/search/record';
import type { SearchResponse } from '@forecourt/search/results';
import type { PaginationProps } from '@forecourt/ui/pagination';
import type { SearchLayoutProps } from '@forecourt/ui/search-layout';
import type { PhoneLink } from '@forecourt/ui/site-header';
import type { VehicleCardListProps, VehicleCardProps } from '@forecourt/ui/vehicle-card';
import type { ComponentType } from 'react';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';
import type { ShownPromo } from '../../features/search/promo-cards/promo-view';
import type { SearchConnection } from '../../features/search/search-connection';
import type { FoundWayOn } from '../../features/search/way-on/find-way-on';
import type { SearchPageSettings } from './search-page-view';
import type { SearchEventSource } from './use-search-view-event';

/** What the search screen is given: the site's settings and the template's parts. */
export interface SearchScreenProps {
  readonly settings: SearchPageSettings & { readonly indexName: string };
  readonly access: SearchConnection;
  /** Promo cards of the site, of every date and car type; and the moment the page was rendered, an ISO instant. */
  readonly promos: readonly ShownPromo[];
  readonly now: string;
  readonly can: SiteCapabilities;
  /** How the site lets shoppers keep vehicles; null where it does not. */
  readonly saved: SavedSettings | null;
  /** Shoppers keep searches in an account on this site; pages of others say nothing of it. */
  readonly keepsSearches?: boolean;
  readonly events: SearchEventSource;
  /** A way on from the search of the page, where it found nothing. */
  readonly wayOn: FoundWayOn | null;
  /** The dealer's telephone; null where it has none. */
  readonly call: PhoneLink | null;
  readonly urls: SearchUrls;
  readonly onAnswer: (response: SearchResponse<SearchHit>) => void;
  readonly Layout: ComponentType<SearchLayoutProps>;
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
  readonly pagination: NonNullable<PaginationProps['look']>;
}
