import { showsCertifiedLogo } from '@forecourt/domain/vehicle-tag';

/** What the seal beside the name of a vehicle says; undefined for a vehicle without one (TAG-03). */
export const certifiedSeal = (vehicle: Parameters<typeof showsCertifiedLogo>[0]): string | undefined =>
  showsCertifiedLogo(vehicle) ? `Certified ${vehicle.make}` : undefined;
