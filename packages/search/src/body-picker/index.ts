export { type BodyChoice, bodyChoices, pickedBodies } from './body-picker';
