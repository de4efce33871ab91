import type { SearchHit } from '@forecourt/search/record';
import { SimilarVehicles, type SimilarVehiclesProps } from '@forecourt/ui/similar-vehicles';
import { TextLink } from '@forecourt/ui/text-link';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import type { ComponentType } from 'react';
import { RecentlyViewed } from '../../features/saved/recently-viewed/recently-viewed';
import type { RecentlyViewedProps } from '../../features/saved/recently-viewed/recently-viewed-props';
import { savedPlace } from '../../features/saved/vehicles/saved-place';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';

export interface SimilarSectionProps {
  readonly seeAll: { readonly label: string; readonly href: string };
  readonly cards: readonly { readonly hit: SearchHit; readonly card: VehicleCardProps }[];
  /** How vehicles are kept; null where the site has neither favourites nor compare. */
  readonly saved: SavedSettings | null;
  readonly viewed: Omit<RecentlyViewedProps, 'Card' | 'look'>;
  readonly look: Pick<SimilarVehiclesProps, 'columns' | 'tone' | 'space'>;
  readonly Card: ComponentType<VehicleCardProps>;
}

/** Vehicles like this one, and those that the device looked at before (SIM-01, HIST-01). */
export const SimilarSection = ({ seeAll, cards, saved, viewed, look, Card }: SimilarSectionProps) => (
  <>
    <SimilarVehicles
      title="Similar vehicles"
      action={<TextLink href={seeAll.href}>{seeAll.label}</TextLink>}
      vehicles={cards.map(({ hit, card }) => ({
        key: hit.objectID,
        card: <Card {...card} {...savedPlace(hit, saved)} />,
      }))}
      {...look}
    />
    <RecentlyViewed {...viewed} Card={Card} look={look} />
  </>
);
