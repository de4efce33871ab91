export { feedBody } from './feed-body';
export { colourName } from './feed-colour';
