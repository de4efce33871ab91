export {
  type ComparedGroup,
  type ComparedLine,
  type ComparedVehicle,
  CompareTable,
  type CompareTableProps,
} from './compare-table';
