export { engineSummary, keyFacts, type SpecificationGroup, specificationRows } from './specification-rows';
export { isRegoCurrent } from './vehicle-dates';
