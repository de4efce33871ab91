export { HomeMakeTiles as HomeMakes } from '@forecourt/ui/home-makes';
