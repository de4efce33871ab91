export { type ListedVehicle, searchParts, vehicleParts } from './listed-parts';
