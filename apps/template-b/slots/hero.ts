export { HeroCinematic as Hero } from '@forecourt/ui/hero';
