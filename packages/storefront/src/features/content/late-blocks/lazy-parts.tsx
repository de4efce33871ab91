'use client';

import { lazy } from 'react';

// What is pressed, each in a chunk of its own: pages without such a block have no use for it.

export const LazySalesCounter = lazy(() =>
  import('./sales-counter').then(({ SalesCounter }) => ({ default: SalesCounter })),
);

export const LazyPictureStrip = lazy(() =>
  import('./gallery-strip').then(({ PictureStrip }) => ({ default: PictureStrip })),
);

export const LazyVideoFrame = lazy(() => import('./block-video').then(({ BlockVideo }) => ({ default: BlockVideo })));

export const LazyPartsList = lazy(() => import('./block-parts').then(({ BlockParts }) => ({ default: BlockParts })));

export const LazyEnquiryForm = lazy(() =>
  import('./block-enquiry').then(({ BlockEnquiry }) => ({ default: BlockEnquiry })),
);

export const LazyHeroFilm = lazy(() => import('./block-film').then(({ BlockFilm }) => ({ default: BlockFilm })));
