'use client';

import dynamic from 'next/dynamic';

/** The finder in a chunk of its own: its sliders are only for pages that show it. */
export const LazyBudgetFinder = dynamic(() => import('./budget-finder').then(({ BudgetFinder }) => BudgetFinder));
