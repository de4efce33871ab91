export { HeroStage as Hero } from '@forecourt/ui/hero';
