export { ActionPlate, type ActionPlateProps } from './action-plate';
