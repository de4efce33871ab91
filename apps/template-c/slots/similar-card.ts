'use client';

export { VehicleCardTile as SimilarCard } from '@forecourt/ui/vehicle-card';
