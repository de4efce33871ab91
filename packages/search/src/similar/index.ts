export {
  kinFilters,
  kinship,
  pickSimilar,
  type SimilarQuery,
  similarVehiclesQuery,
  similarWindow,
} from './similar-vehicles';
