'use client';

export { VehicleCardRow as Card } from '@forecourt/ui/vehicle-card';
