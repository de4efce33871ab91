import type { EnvironmentPart } from '../ground/env/environment-part';
import type { Erasure } from '../ground/erasure/erasure';
import type { PersonalData, PersonalRecords } from '../ground/erasure/personal-records';
import type { RouteGroup } from '../ground/http/route-group';
import { reads } from '../ground/http/route-group';
import type { JobModule } from '../ground/jobs/job-module';
import type { Limit } from '../ground/limits/limits';
import { type MessageTemplates, templatesByName } from '../ground/messages/message-template';
import type { WebhookContract } from '../ground/messages/webhook-contract';
import type { SiteCheck } from '../ground/modules/site-check';
import type { StartCheck } from '../ground/modules/start-check';
import { partsOf } from '../ground/modules/subject-module';
import type { Upkeep } from '../ground/modules/upkeep';
import type { PaymentFollower } from '../ground/payments/payment-follower';
import type { Removal } from '../ground/removal/removal';
import { subjectModules } from './modules';

/** Routes about the process and the spine, which belong to no subject. */
const ownRoutes: readonly RouteGroup[] = [
  {
    paths: { '/healthz': reads('everyone'), '/readyz': reads('everyone') },
    load: async () => (await import('./http/health-routes')).healthRoutes,
  },
  {
    paths: { '/internal/changes': reads('service') },
    load: async () => (await import('./http/change-routes')).changeRoutes,
  },
];

/** Every route of the API. */
export const routeGroups: readonly RouteGroup[] = [
  ...ownRoutes,
  ...subjectModules.flatMap(({ routes = [] }) => routes),
];

/** Variables that subjects read of the environment. */
export const environmentParts: readonly EnvironmentPart<unknown>[] = subjectModules.flatMap(
  ({ environment = [] }) => environment,
);

/** Everything that is counted over all instances. */
export const limits: readonly Limit[] = subjectModules.flatMap((module) => module.limits ?? []);

/** Every kind of message. */
export const loadTemplates = async (): Promise<MessageTemplates> =>
  templatesByName(await partsOf(subjectModules, ({ messages }) => messages));

/** Every kind of body that receivers of webhooks get. */
export const loadWebhooks = (): Promise<readonly WebhookContract[]> =>
  partsOf(subjectModules, ({ webhooks }) => webhooks);

/** What else goes when personal data are erased. */
export const loadErasures = (): Promise<readonly Erasure[]> => partsOf(subjectModules, ({ erasure }) => erasure);

/** What a person is given who asks for their data. */
export const loadRecords = (): Promise<readonly PersonalRecords[]> => partsOf(subjectModules, ({ records }) => records);

/** Both, for routes. */
export const loadPersonalData = async (): Promise<PersonalData> => ({
  erasures: await loadErasures(),
  records: await loadRecords(),
});

/** What goes and what stays when a site or a dealership is removed. */
export const loadRemovals = (): Promise<readonly Removal[]> => partsOf(subjectModules, ({ removal }) => removal);

/** What subjects do when a payment for one of theirs has ended. */
export const loadPaymentFollowers = (): Promise<readonly PaymentFollower[]> =>
  partsOf(subjectModules, ({ payments }) => payments);

/** What must be there before a server or a worker starts. */
export const loadStartChecks = (): Promise<readonly StartCheck[]> =>
  partsOf(subjectModules, ({ startChecks }) => startChecks);

/** What `forecourt doctor` looks at, in the order in which it tells. */
export const loadSiteChecks = (): Promise<readonly SiteCheck[]> =>
  partsOf(subjectModules, ({ siteChecks }) => siteChecks);

/** What is cleared away every ten minutes. */
export const loadUpkeep = async (): Promise<readonly Upkeep[]> => [
  ...(await partsOf(subjectModules, ({ upkeep }) => upkeep)),
  ...(await import('./jobs/own-upkeep')).ownUpkeep,
];

/** Every kind of job. */
export const loadJobs = async (): Promise<readonly JobModule[]> => {
  const [templates, erasures] = await Promise.all([loadTemplates(), loadErasures()]);
  return [
    (await import('./messages/message-jobs')).messageJobs(templates),
    (await import('./jobs/upkeep-jobs')).upkeepJobs(await loadUpkeep(), { templates, limits, erasures }),
    ...(await partsOf(subjectModules, ({ jobs }) => jobs)),
  ];
};
