'use client';

import { useKnownNow } from '../../../features/vehicle/now/known-now';
import { count } from './view-count.css';
import { viewCountWords } from './view-count-words';

/** How often a vehicle's page was seen (VDP-07): an empty line until it is known, and below a handful. */
export const ViewCount = ({ carId }: { readonly carId: string }) => (
  <p className={count}>{viewCountWords(useKnownNow(carId)?.views ?? 0)}</p>
);
