export { VehicleComments, type VehicleCommentsProps } from './vehicle-comments';
