export { type ClientHost, clientHost } from './client-host';
export { criteriaOf, withFacets } from './criteria-parameters';
export { createSearchClient, type LiteClient, type SearchEndpoint, type SearchRequester } from './search-client';
