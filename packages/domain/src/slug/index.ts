export { isSlug, slugify } from './slug';
export { slugSchema } from './slug-schema';
