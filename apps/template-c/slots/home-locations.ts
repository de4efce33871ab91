export { HomeLocationCards as HomeLocations } from '@forecourt/ui';
