'use client';

import { lazyNear } from './lazy-near';
import type { SharedCalculator } from './shared-calculator';
import * as styles from './vehicle-calculators.css';

/** The calculator of the finance pages, with its code in a chunk of its own. */
export const LazySharedCalculator = lazyNear<Parameters<typeof SharedCalculator>[0]>(
  () => import('./shared-calculator').then(({ SharedCalculator: Calculator }) => Calculator),
  () => styles.rooms.full,
);
