import { keyedService } from '../../ground/env/hosted-service';

/** Who finds a vehicle by its registration; null: nobody does (TRAD-01). */
export const lookupSettings = keyedService('VEHICLE_LOOKUP', { most: 10_000, usual: 4000 });
