'use client';

export { VehicleCardGrid as Card } from '@forecourt/ui/vehicle-card';
