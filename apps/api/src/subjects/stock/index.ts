export { endLostRuns } from './import-lock';
export { pruneRuns } from './stock-runs';
