import type { SiteDocument } from '@forecourt/config/site-document';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppDeps, AppEnv } from './app-context';
import { problems } from './http-problem';
import type { ShopperContext } from './shopper-context';

/** The origin that the gateway names; null where it names none. */
const originOf = (scheme: string | undefined, host: string | undefined): string | null => {
  const origin = `${scheme}://${host}`;
  return /^https?$/.test(scheme ?? '') && host !== undefined && URL.canParse(origin) ? new URL(origin).origin : null;
};

/**
 * For routes of shoppers, which act for the site of their host: makes the request's context from what the gateway
 * vouches for, and turns away what did not come through it.
 */
export const makeContext = ({ env, database: { db }, findSite }: Pick<AppDeps, 'env' | 'database' | 'findSite'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { site: websiteId, client, requestId, log } = c.var;
    if (websiteId === null || websiteId === '') throw problems.gatewayNeeded();
    let site: Promise<SiteDocument | null> | undefined;
    c.set('context', {
      requestId,
      websiteId,
      client,
      askedOrigin: originOf(c.req.header('x-forwarded-proto'), c.req.header('x-forwarded-host')),
      now: env.now(),
      db,
      log,
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
