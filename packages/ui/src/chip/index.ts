export { Chip, ChipList } from './chip';
