export { templateStates } from './template-state';
