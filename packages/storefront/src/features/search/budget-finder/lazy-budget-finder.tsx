'use client';

import { lazy } from 'react';

/** The finder in a chunk of its own: its sliders are only for pages that show it. */
export const LazyBudgetFinder = lazy(() =>
  import('./budget-finder').then(({ BudgetFinder }) => ({ default: BudgetFinder })),
);
