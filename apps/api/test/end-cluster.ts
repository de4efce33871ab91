import { endTestCluster } from './test-database';

/** After a run of integration tests, in the process that started their workers. */
export const teardown = endTestCluster;
