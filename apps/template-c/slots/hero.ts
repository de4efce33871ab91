export { HeroPlate as Hero } from '@forecourt/ui/hero';
