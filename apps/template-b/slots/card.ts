'use client';

export { VehicleCardWide as Card } from '@forecourt/ui/vehicle-card';
