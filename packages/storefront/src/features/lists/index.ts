// What other features use of this one.
export { FeaturedSection } from './featured-lists/featured-section';
