'use client';

import { lazyPart } from '../../../runtime/lazy-part/lazy-part';

// What is pressed, each in a chunk of its own: pages without such a block have no use for it.

export const LazySalesCounter = lazyPart(() => import('./sales-counter').then(({ SalesCounter }) => SalesCounter));

export const LazyPictureStrip = lazyPart(() => import('./gallery-strip').then(({ PictureStrip }) => PictureStrip));

export const LazyVideoFrame = lazyPart(() => import('./block-video').then(({ BlockVideo }) => BlockVideo));

export const LazyPartsList = lazyPart(() => import('./block-parts').then(({ BlockParts }) => BlockParts));

export const LazyReviewList = lazyPart(() => import('./block-reviews').then(({ BlockReviews }) => BlockReviews));

export const LazyEnquiryForm = lazyPart(() => import('./block-enquiry').then(({ BlockEnquiry }) => BlockEnquiry));

export const LazyHeroFilm = lazyPart(() => import('./block-film').then(({ BlockFilm }) => BlockFilm));
