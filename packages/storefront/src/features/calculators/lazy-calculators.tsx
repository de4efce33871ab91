'use client';

import type { FinanceCalculator } from './finance-calculator';
import { lazyNear } from './lazy-near';
import * as styles from './vehicle-calculators.css';

/** The calculators of a vehicle's page, each with its code in a chunk of its own. */
export const LazyFinanceCalculator = lazyNear<Parameters<typeof FinanceCalculator>[0]>(
  () => import('./finance-calculator').then(({ FinanceCalculator: Calculator }) => Calculator),
  ({ size = 'full' }) => styles.rooms[size],
);
export const LazyFuelCalculator = lazyNear(
  () => import('./fuel-calculator').then(({ FuelCalculator }) => FuelCalculator),
  () => styles.rooms.small,
);
export const LazyDeliveryCalculator = lazyNear(
  () => import('./delivery-calculator').then(({ DeliveryCalculator }) => DeliveryCalculator),
  () => styles.rooms.small,
);
