export { HomeMakeLedger as HomeMakes } from '@forecourt/ui/home-makes';
