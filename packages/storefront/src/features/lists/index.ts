// What other features use of this one.
export { FeaturedRow, FeaturedSection } from './featured-lists/featured-section';
