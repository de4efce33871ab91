export { HomeBodyRange as HomeBodies } from '@forecourt/ui/home-bodies';
