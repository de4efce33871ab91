export { siteShows } from './stock-source';
