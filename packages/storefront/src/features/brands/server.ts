// What other features and pages use of this one on the server.
export { loadBrands } from './load-brands';
