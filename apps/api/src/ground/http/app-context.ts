import type { SiteDocument } from '@forecourt/config/site-document';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { AskVisitor } from '../actor/ask-visitor';
import type { Database } from '../database/database';
import type { Env } from '../env/env';
import type { JobQueue } from '../jobs/job-queue';
import type { Services } from '../services/services';
import type { ShopperContext } from './shopper-context';

/** What the routes of one API process share. */
export interface AppDeps {
  readonly env: Env;
  readonly database: Database;
  readonly jobs: JobQueue;
  /** What parts of the process offer each other. */
  readonly services: Services;
  /** The live document of a site; null when there is none of that id. */
  readonly findSite: (websiteId: string) => Promise<SiteDocument | null>;
  /** Tells who sends a shopper's request. */
  readonly askVisitor: AskVisitor;
  readonly log: Logger;
  /** Fires when the process is to end: long polls answer at once. */
  readonly stopping: AbortSignal;
  /** Whether this process has been asked to end and serves on until others have noticed. */
  readonly isLeaving?: () => boolean;
}

/** What the middleware knows of one request. */
export interface AppVariables {
  requestId: string;
  /** Whether one of our own processes has asked, by its proof or key. */
  isTrusted: boolean;
  log: Logger;
  /** The site of the request's host, once the gateway's proof has been checked; null without one. */
  site: string | null;
  /** Address of the client by the gateway; null without its proof. */
  client: string | null;
  /** What a route of shoppers works with (`contextOf`); null on all others. */
  context: ShopperContext | null;
}

export interface AppEnv {
  Variables: AppVariables;
}

/** The HTTP app with what its middleware knows. */
export type App = OpenAPIHono<AppEnv>;
