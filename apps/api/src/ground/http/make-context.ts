import type { Visitor } from '@forecourt/config/page-access';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { actorName } from '../actor/actor';
import type { AskedRequest, AskVisitor } from '../actor/ask-visitor';
import type { AppDeps, AppEnv } from './app-context';
import { problems } from './http-problem';
import type { ShopperContext } from './shopper-context';

/** The origin that the gateway names; null where it names none. */
const originOf = (scheme: string | undefined, host: string | undefined): string | null => {
  const origin = `${scheme}://${host}`;
  return /^https?$/.test(scheme ?? '') && host !== undefined && URL.canParse(origin) ? new URL(origin).origin : null;
};

/** Who asks; `unavailable` where that fails, which is logged, since it must not read as signed out. */
const actorOf = async (askVisitor: AskVisitor, request: AskedRequest, log: Logger): Promise<Visitor> => {
  try {
    return await askVisitor(request);
  } catch (error) {
    log.error({ err: error }, 'the session of a request could not be asked');
    return { kind: 'unavailable' };
  }
};

/** Lines of a signed-in shopper's request name them by their id. */
const logOf = (log: Logger, actor: Visitor): Logger =>
  actor.kind === 'shopper' ? log.child({ actor: actorName(actor) }) : log;

/**
 * For routes of shoppers, which act for the site of their host: makes the request's context from what the gateway
 * vouches for, and turns away what did not come through it.
 */
export const makeContext = ({
  env,
  database: { db },
  findSite,
  askVisitor,
}: Pick<AppDeps, 'env' | 'database' | 'findSite' | 'askVisitor'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { site: websiteId, client, requestId, log } = c.var;
    if (websiteId === null || websiteId === '') throw problems.gatewayNeeded();
    const actor = await actorOf(askVisitor, { websiteId, header: (name) => c.req.header(name) }, log);
    let site: Promise<SiteDocument | null> | undefined;
    c.set('context', {
      requestId,
      websiteId,
      actor,
      client,
      askedOrigin: originOf(c.req.header('x-forwarded-proto'), c.req.header('x-forwarded-host')),
      now: env.now(),
      db,
      log: logOf(log, actor),
      findSite: () => {
        site ??= findSite(websiteId);
        return site;
      },
    });
    await next();
  });

/** The context of a request to a route of shoppers. */
export const contextOf = (c: Context<AppEnv>): ShopperContext => {
  const { context } = c.var;
  if (context === null) throw problems.gatewayNeeded();
  return context;
};
