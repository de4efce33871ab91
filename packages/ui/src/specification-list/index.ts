export { type SpecificationGroup, SpecificationGroups } from './specification-groups';
export { type Specification, SpecificationList } from './specification-list';
