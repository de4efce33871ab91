import type { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ViewedVehicle } from '@forecourt/domain/shopper';
import type { SimilarVehiclesProps } from '@forecourt/ui/similar-vehicles';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import type { ComponentType } from 'react';
import type { SearchConnection } from '../../search';
import type { CardSettings } from '../../vehicle';
import type { SavedSettings } from '../vehicles/saved-settings';

/** What the row of viewed vehicles is given. */
export interface RecentlyViewedProps {
  /** The vehicle that is being looked at: remembered, and not shown beside itself. */
  readonly vehicle?: ViewedVehicle;
  readonly settings: CardSettings &
    Parameters<typeof hrefs>[0] &
    Pick<PublicSite, 'viewedVehicles'> & { readonly indexName: string; readonly saved: SavedSettings | null };
  readonly access: SearchConnection;
  /** A client slot of the template. */
  readonly Card: ComponentType<VehicleCardProps>;
  readonly look: Pick<SimilarVehiclesProps, 'columns' | 'tone' | 'space'>;
}
