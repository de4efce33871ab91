export { HomeBodyLineup as HomeBodies } from '@forecourt/ui/home-bodies';
