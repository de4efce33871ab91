export { HomeLocationCards as HomeLocations } from '@forecourt/ui/home-sections';
