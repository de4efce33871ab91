import { leadDeliveryJobs, leadUpkeepJobs } from '../leads/lead-module';
import type { JobModule } from './job-module';

/** Every kind of job, in one place. */
export const jobModules: readonly JobModule[] = [leadDeliveryJobs, leadUpkeepJobs];
