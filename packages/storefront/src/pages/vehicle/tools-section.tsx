import type { ComponentProps } from 'react';
import { VehicleShare } from '../../features/vehicle/vehicle-share';
import { ViewCount } from './now/view-count';
import { SavedTool } from './saved-tool';

export interface ToolsSectionProps {
  readonly share: Omit<ComponentProps<typeof VehicleShare>, 'keep' | 'isKept'>;
  /** What keeps the vehicle, by list; none where the site has none, or the vehicle is not one to keep (CARD-04). */
  readonly saved: readonly ComponentProps<typeof SavedTool>[];
  readonly carId: string;
}

/** Save, share and print, and how many have looked (SIDE-01, SIDE-04). */
export const ToolsSection = ({ share, saved, carId }: ToolsSectionProps) => (
  <div>
    <VehicleShare
      {...share}
      keep={saved.map((tool) => <SavedTool key={tool.settings.mode} {...tool} />)}
      isKept={saved.some(({ isOffered }) => isOffered)}
    />
    <ViewCount carId={carId} />
  </div>
);
