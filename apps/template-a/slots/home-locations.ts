export { HomeLocations } from '@forecourt/ui';
