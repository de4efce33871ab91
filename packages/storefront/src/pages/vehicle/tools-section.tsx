import type { ComponentProps } from 'react';
import type { SavableVehicle } from '../../features/saved/vehicles/savable-vehicle';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';
import { VehicleShare } from '../../features/vehicle/vehicle-share';
import { ViewCount } from './now/view-count';
import { SavedTool } from './saved-tool';

export interface ToolsSectionProps {
  readonly share: Omit<ComponentProps<typeof VehicleShare>, 'keep'>;
  /** What keeps the vehicle; undefined where the site has none, or the vehicle is not one to keep (CARD-04). */
  readonly saved: { readonly vehicle: SavableVehicle; readonly settings: SavedSettings } | undefined;
  readonly carId: string;
}

/** Save, share and print, and how many have looked (SIDE-01, SIDE-04). */
export const ToolsSection = ({ share, saved, carId }: ToolsSectionProps) => (
  <div>
    <VehicleShare {...share} {...(saved === undefined ? {} : { keep: <SavedTool {...saved} /> })} />
    <ViewCount carId={carId} />
  </div>
);
