import { serviceKey, visitorOf } from '@forecourt/api-contract/service';
import { pages } from '@forecourt/config/pages';
import { australianStates, knownWord } from '@forecourt/domain/vehicle';
import { Hono } from 'hono';
import { contextOf } from '../context/make-context';
import { isFromOwnPage } from '../context/same-origin';
import type { AppEnv } from '../http/app-context';
import { problems } from '../http/http-problem';
import type { RouteModule } from '../http/route-module';
import { limitedFor } from '../limits/limits';
import { hostedLookup } from './hosted-lookup';
import { VehicleLookupFault } from './vehicle-lookup';

/** Lookups of one address in ten minutes: each is paid for. */
const mostOfAddress = 10;

/** The addresses of the pages that a lookup stands on; it leads back to one of them. */
const places = [pages.anyTradeIn, pages.sellYourCar, pages.sellMyCar, pages.tradeIn].map(({ folder }) => `/${folder}`);

const plateForm = /^[A-Z0-9]{1,9}$/;

/**
 * POST /api/vehicle-lookup (TRAD-01): a plain form with registration and state, answered with 303 to its page, which then
 * knows make, model and year. The registration goes into no address and no log, and is kept nowhere.
 */
export const vehicleLookupRoutes: RouteModule = (app, { database: { db }, env }) => {
  if (env.vehicleLookup === null) return;
  const lookUp = hostedLookup(env.vehicleLookup);
  const secret = serviceKey(env.serviceToken.current, 'lead-limits');
  const routes = new Hono<AppEnv>().post('/api/vehicle-lookup', async (c) => {
    const { findSite, askedOrigin, client, now, websiteId, log } = contextOf(c);
    const site = await findSite();
    if (site === null || !site.vehicle.tradeInAllowed) throw problems.siteNotFound();
    const header = (name: string) => c.req.header(name);
    if (!(await isFromOwnPage({ header, findSite, askedOrigin, addresses: env }))) throw problems.foreignPage();
    const form = await c.req.parseBody();
    const said = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
    const page = places.find((path) => path === said('page')) ?? pages.anyTradeIn.address;
    const back = (query: Readonly<Record<string, string>>) => {
      const asked = new URLSearchParams(query);
      if (/^\d{1,18}$/.test(said('car_id'))) asked.set('car_id', said('car_id'));
      return c.redirect(`${page}?${asked}`, 303);
    };
    const plate = said('Rego').toUpperCase().replace(/[\s-]/g, '');
    const state = knownWord(australianStates, said('regoState'));
    if (!plateForm.test(plate) || state === undefined) return back({ lookup: 'wrong' });
    const subject = `${websiteId} ${visitorOf(client ?? '')}`;
    const limit = { limit: 'vehicle-lookup-address', subject, most: mostOfAddress, now, secret } as const;
    if ((await limitedFor(db, limit)) !== null) return back({ lookup: 'many' });
    try {
      const found = await lookUp(plate, state);
      if (found === null) return back({ lookup: 'none' });
      const { make, model, badge, year } = found;
      return back({ lookup: 'found', make, model, badge: badge ?? '', year: String(year) });
    } catch (error) {
      if (!(error instanceof VehicleLookupFault)) throw error;
      log.warn({ err: error }, 'no vehicle lookup');
      return back({ lookup: 'away' });
    }
  });
  app.route('/', routes);
};
