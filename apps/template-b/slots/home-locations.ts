export { HomeLocationShowcase as HomeLocations } from '@forecourt/ui/home-sections';
