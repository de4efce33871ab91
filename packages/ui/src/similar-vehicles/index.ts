export { SimilarVehicles, type SimilarVehiclesProps } from './similar-vehicles';
