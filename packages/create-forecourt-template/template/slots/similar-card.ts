export { Card as SimilarCard } from './card';
