export { type KeyFact, KeyFacts } from './key-facts';
