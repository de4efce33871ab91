export { endLostRuns } from './import-lock';
