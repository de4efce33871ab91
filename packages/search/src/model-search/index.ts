export { criteriaOfModel, type ModelCriteria, modelsBase, printModelUrl, readModelUrl } from './model-criteria';
export {
  type FoundModel,
  type ModelSearchResponse,
  modelFrontQueries,
  modelSearchQueries,
  readModelFronts,
  readModelSearch,
} from './model-search';
