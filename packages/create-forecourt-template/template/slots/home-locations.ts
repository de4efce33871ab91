export { HomeLocations } from '@forecourt/ui/home-sections';
