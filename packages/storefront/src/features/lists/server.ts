// What other features use of this one on the server.
export { loadFeatured } from './featured-lists/load-featured';
export { loadSimilar } from './similar/load-similar';
