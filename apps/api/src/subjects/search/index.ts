export { keepHostedIndex } from './algolia/algolia-pusher';
export { HostedIndex } from './algolia/hosted-index';
export { placeName } from './algolia/index-place';
export { searchProvider } from './choose-provider';
export { searchAccessOf } from './search-key';
export { SearchAwayError, type SearchProvider } from './search-provider';
export { type SearchRefusal, searchRefusedService, searchService } from './search-services';
