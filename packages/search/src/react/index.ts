export {
  type CriteriaRenderState,
  type CriteriaTranslation,
  type CriteriaUiState,
  useCriteriaWidget,
} from './criteria-widget';
export { SearchRoot, type SearchRootProps, useWrittenAddresses } from './search-root';
export { isSameSearch, type SearchUrls } from './search-router';
export { notYetShown } from './written-addresses';
