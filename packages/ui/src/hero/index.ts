export type { HeroProps, HeroVehicle } from './hero';
export { HeroCinematic } from './hero-cinematic';
export { HeroPlate } from './hero-plate';
export { HeroSearchForm, type HeroSearchFormProps, type HeroSearchSelect } from './hero-search-form';
export { HeroStage } from './hero-stage';
