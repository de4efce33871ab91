import type { ComponentProps } from 'react';
import { VehicleEvents, type VehicleEventsProps } from '../../features/vehicle/contact/vehicle-events';
import { type Json, JsonLd } from '../../site/structured-data/json-ld';
import { VehicleNow } from './now/vehicle-now';

export interface VehicleTrailProps extends ComponentProps<typeof VehicleNow> {
  readonly events: VehicleEventsProps;
  readonly data: readonly [vehicle: Json, breadcrumbs: Json];
}

/** What a vehicle's page has beside what it shows: news of the vehicle, the dealer's events, structured data. */
export const VehicleTrail = ({ drawn, formId, events, data: [vehicle, breadcrumbs] }: VehicleTrailProps) => (
  <>
    <VehicleNow drawn={drawn} formId={formId} />
    <VehicleEvents {...events} />
    <JsonLd data={vehicle} />
    <JsonLd data={breadcrumbs} />
  </>
);
