export { type VehicleImage, VehiclePicture, type VehiclePictureProps } from './vehicle-picture';
