'use client';

import type { Favourite } from '@forecourt/domain/shopper';
import { CompareTray } from '@forecourt/ui/compare-tray';
import type { SearchConnection } from '../../search';
import type { CardSettings } from '../../vehicle';
import { type SavedCardHrefs, savedCard, trayVehicle } from './saved-card';
import { mostSaved } from './saved-rules';
import type { SavedSettings } from './saved-settings';
import { useDropped } from './use-dropped';
import { useSavedHits } from './use-saved-hits';

/** What the tray is given. */
export interface SavedTrayPanelProps {
  readonly settings: SavedSettings;
  readonly saved: readonly Favourite[];
  readonly card: CardSettings & { readonly indexName: string };
  readonly access: SearchConnection;
  readonly to: SavedCardHrefs;
}

/** The vehicles that were ticked, with today's prices once they are known. */
export const SavedTrayPanel = ({ settings, saved, card, access, to }: SavedTrayPanelProps) => {
  const drop = useDropped(settings);
  const ids = saved.map(({ id }) => id);
  const { hits } = useSavedHits(ids, { access, indexName: card.indexName });
  return (
    <CompareTray
      vehicles={saved.map((vehicle) =>
        trayVehicle(vehicle.id, savedCard(vehicle, hits?.get(vehicle.id) ?? null, card, to)),
      )}
      most={mostSaved.compare}
      href={settings.href}
      onRemove={drop}
    />
  );
};
