export { HomeMakeLedger } from './home-make-sections';
export type { HomeMake, HomeMakesProps } from './home-makes';
