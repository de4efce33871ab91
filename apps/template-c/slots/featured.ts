export { SimilarCard as Featured } from './similar-card';
