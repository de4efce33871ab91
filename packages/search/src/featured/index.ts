export { featuredCriteria } from './featured-list';
export { type FeaturedList, featuredListSchema } from './featured-settings';
