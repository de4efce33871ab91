export { HomeFeatured, type HomeFeaturedProps } from './home-featured';
export {
  type HomeLocation,
  HomeLocationCards,
  HomeLocationShowcase,
  HomeLocations,
  type HomeLocationsProps,
} from './home-locations';
export { type HomeReason, HomeReasons } from './home-reasons';
