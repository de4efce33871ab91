export {
  type DealershipCriteria,
  type DealershipSearchResponse,
  dealershipSearchQueries,
  readDealershipSearch,
} from './dealership-search';
