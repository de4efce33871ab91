'use client';

import dynamic from 'next/dynamic';

// What is pressed, each in a chunk of its own: pages without such a block have no use for it.

export const LazySalesCounter = dynamic(() => import('./sales-counter').then(({ SalesCounter }) => SalesCounter));

export const LazyPictureStrip = dynamic(() => import('./gallery-strip').then(({ PictureStrip }) => PictureStrip));

export const LazyVideoFrame = dynamic(() => import('./block-video').then(({ BlockVideo }) => BlockVideo));

export const LazyEnquiryForm = dynamic(() => import('./block-enquiry').then(({ BlockEnquiry }) => BlockEnquiry));

export const LazyHeroFilm = dynamic(() => import('./block-film').then(({ BlockFilm }) => BlockFilm));
