import { visitorOf } from '@forecourt/api-contract/service';
import { pages } from '@forecourt/config/pages';
import { typedField } from '@forecourt/domain/form-field';
import { australianStates, knownWord } from '@forecourt/domain/vehicle';
import { problems } from '../../ground/http/http-problem';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { formBytes } from '../../ground/http/route-group';
import type { RouteModule } from '../../ground/http/route-module';
import { shopperWrite } from '../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { ownKey } from '../../ground/sealing/own-key';
import { describeLookupRoute } from './describe-lookup-route';
import { hostedLookup } from './hosted-lookup';
import { lookupLimit } from './lookup-limit';
import { lookupSettings } from './lookup-settings';
import { VehicleLookupFault } from './vehicle-lookup';

/** Lookups of one address in ten minutes: each is paid for. */
const mostOfAddress = 10;

/** The addresses of the pages that a lookup stands on; it leads back to one of them. */
const places = [pages.anyTradeIn, pages.sellYourCar, pages.sellMyCar, pages.tradeIn].map(({ folder }) => `/${folder}`);

const plateForm = /^[A-Z0-9]{1,9}$/;

/** A registration is a number with letters: cleaned as one, without what plates and people put between its signs. */
const plateOf = (typed: string): string => typedField('phone', typed).toUpperCase().replace(/[ -]/g, '');

/** The query of the address that is led back to. */
interface LedBack {
  readonly query: Readonly<Record<string, string>>;
}

const typed = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim();

/**
 * POST /api/vehicle-lookup (TRAD-01): a plain form with registration and state, answered with 303 to its page, which then
 * knows make, model and year. The registration goes into no address and no log, and is kept nowhere.
 */
export const vehicleLookupRoutes: RouteModule = (app, { database: { db }, env }) => {
  const settings = env.settingsOf(lookupSettings);
  if (settings === null) return;
  describeLookupRoute(app);
  const lookUp = hostedLookup(settings);
  const secret = ownKey(env.serviceToken, limitsKey);
  app.post(
    '/api/vehicle-lookup',
    shopperWrite<LedBack>({
      what: 'vehicle-lookup',
      accepts: ['form'],
      mostBytes: formBytes,
      addresses: env,
      take: async ({ site, context: { client, now, websiteId, log }, sent: { form } }): Promise<LedBack> => {
        if (!site.vehicle.tradeInAllowed) throw problems.siteNotFound();
        const plate = plateOf(typed(form, 'Rego'));
        const state = knownWord(australianStates, typed(form, 'regoState'));
        if (!plateForm.test(plate) || state === undefined) return { query: { lookup: 'wrong' } };
        const subject = `${websiteId} ${visitorOf(client ?? '')}`;
        const wait = await limitedFor(db, { limit: lookupLimit, subject, most: mostOfAddress, now, secret });
        if (wait !== null) return { query: { lookup: 'many' } };
        try {
          const found = await lookUp(plate, state);
          if (found === null) return { query: { lookup: 'none' } };
          const { make, model, badge, year } = found;
          return { query: { lookup: 'found', make, model, badge: badge ?? '', year: String(year) } };
        } catch (error) {
          if (!(error instanceof VehicleLookupFault)) throw error;
          log.warn({ err: error }, 'no vehicle lookup');
          return { query: { lookup: 'away' } };
        }
      },
      accept: ({ c, sent: { form } }, { query }) => {
        const asked = new URLSearchParams(query);
        if (/^\d{1,18}$/.test(typed(form, 'car_id'))) asked.set('car_id', typed(form, 'car_id'));
        return c.redirect(
          `${places.find((path) => path === typed(form, 'page')) ?? pages.anyTradeIn.address}?${asked}`,
          303,
        );
      },
      refuse: ({ c, refused }) => refusalAnswer(c, refused),
    }),
  );
};
