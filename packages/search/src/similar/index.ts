export { pickSimilar, type SimilarQuery, similarVehiclesQuery, similarWindow } from './similar-vehicles';
