import type { CommandModule } from '../cli/command-module';
import type { EnvironmentPart } from '../env/environment-part';
import type { Erasure } from '../erasure/erasure';
import type { PersonalRecords } from '../erasure/personal-records';
import type { RouteGroup } from '../http/route-group';
import type { JobModule } from '../jobs/job-module';
import type { Limit } from '../limits/limits';
import type { MessageTemplate } from '../messages/message-template';
import type { WebhookContract } from '../messages/webhook-contract';
import type { PaymentFollower } from '../payments/payment-follower';
import type { Removal } from '../removal/removal';
import type { OwnKey } from '../sealing/own-key';
import type { SiteCheck } from './site-check';
import type { StartCheck } from './start-check';
import type { Upkeep } from './upkeep';

/**
 * Everything that a subject adds to the programs of the platform: its `module.ts` is this object, and the roster of the
 * app lists it once. What is behind a function is loaded by the program that needs it alone, so that a command starts
 * without the routes and a server without the commands.
 */
export interface SubjectModule {
  /** The folder of the subject. */
  readonly name: string;
  /** HTTP, in `serve`. */
  readonly routes?: readonly RouteGroup[];
  /** Queues and schedules, in `work`. */
  readonly jobs?: () => Promise<readonly JobModule[]>;
  /** Kinds of messages that it has sent. */
  readonly messages?: () => Promise<readonly MessageTemplate[]>;
  /** Kinds of bodies that receivers of webhooks get of it. */
  readonly webhooks?: () => Promise<readonly WebhookContract[]>;
  /** Commands of `forecourt` by their first word. */
  readonly commands?: Readonly<Record<string, () => Promise<CommandModule>>>;
  /** What must be there before a server or a worker starts. */
  readonly startChecks?: () => Promise<readonly StartCheck[]>;
  /** What `forecourt doctor` looks at. */
  readonly siteChecks?: () => Promise<readonly SiteCheck[]>;
  /** What is cleared away every ten minutes. */
  readonly upkeep?: () => Promise<readonly Upkeep[]>;
  /** What goes when a person's data are erased. */
  readonly erasure?: () => Promise<readonly Erasure[]>;
  /** What it gives a person who asks for their data. */
  readonly records?: () => Promise<readonly PersonalRecords[]>;
  /** What it has of a site or a dealership that is removed. */
  readonly removal?: () => Promise<readonly Removal[]>;
  /** What it does when a payment for it has ended. */
  readonly payments?: () => Promise<readonly PaymentFollower[]>;
  /** Variables that it reads of the environment. */
  readonly environment?: readonly EnvironmentPart<unknown>[];
  /** Keys of its own that it signs or seals by. */
  readonly keys?: readonly OwnKey[];
  /** What is counted over all instances. */
  readonly limits?: readonly Limit[];
}

/** Collects one part of all modules, in their order. */
export const partsOf = async <Part>(
  modules: readonly SubjectModule[],
  part: (module: SubjectModule) => (() => Promise<readonly Part[]>) | undefined,
): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const module of modules) parts.push(...((await part(module)?.()) ?? []));
  return parts;
};
