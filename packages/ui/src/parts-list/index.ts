export { type ListedPart, PartsList, type PartsListProps } from './parts-list';
