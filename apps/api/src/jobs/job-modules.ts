import { leadUpkeepJobs } from '../leads/lead-module';
import { pictureJobs } from '../media/picture-jobs';
import { messageJobs } from '../messages/message-module';
import { mapJobs } from '../places/map-jobs';
import { reviewJobs } from '../reviews/review-jobs';
import { stockFeedJobs } from '../stock/feed-schedule';
import type { JobModule } from './job-module';

/** Every kind of job, in one place. */
export const jobModules: readonly JobModule[] = [
  messageJobs,
  leadUpkeepJobs,
  stockFeedJobs,
  pictureJobs,
  mapJobs,
  reviewJobs,
];
