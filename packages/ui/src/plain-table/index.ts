export { type PlainCell, PlainTable, type PlainTableProps } from './plain-table';
