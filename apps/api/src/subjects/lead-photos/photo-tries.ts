import { type Limit, oneDay } from '../../ground/limits/limits';

/** Uploads with one enquiry, and the files in them that were looked at: also those that were no photos. */
export const photoTriesLimit: Limit = { name: 'lead-photo-tries', windowMs: oneDay };

/** How many of both one enquiry has in a day: eight photos one by one, and as many again that fail. */
export const mostTries = 32;
