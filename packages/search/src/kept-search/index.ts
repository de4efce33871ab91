export { queryParameters } from './query-parameters';
