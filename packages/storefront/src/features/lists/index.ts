// What other features use of this one.
export { FeaturedRow, FeaturedSection, MissingList } from './featured-lists/featured-section';
