/**
 * Header of the first request of a visit for a vehicle, which is counted; later ones go without. A header, because only
 * a script of the site itself can send it: links, pictures, prefetches and other sites cannot count.
 */
export const firstViewHeader = { name: 'x-visit', value: 'first' } as const;
