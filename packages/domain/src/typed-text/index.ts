export { oneLine } from './one-line';
export { severalLines } from './several-lines';
