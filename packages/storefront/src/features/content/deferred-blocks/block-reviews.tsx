'use client';

/** Reviews of a block: long ones open in place, and a row of them turns. */
export { ReviewList as BlockReviews } from '@forecourt/ui/review-card';
