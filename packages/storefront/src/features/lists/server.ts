// What other features use of this one on the server.
export { loadFeatured } from './featured-lists/load-featured';
export { type AskedFor, type Following, loadAskedFor, loadFollowing } from './similar/load-following';
export { loadSimilar } from './similar/load-similar';
