'use client';

import { lazyPart } from '../../../runtime/lazy-part/lazy-part';

/** The finder in a chunk of its own: its sliders are only for pages that show it. */
export const LazyBudgetFinder = lazyPart(() => import('./budget-finder').then(({ BudgetFinder }) => BudgetFinder));
