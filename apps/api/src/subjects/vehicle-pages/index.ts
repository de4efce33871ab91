export { similarIds } from './similar-ids';
