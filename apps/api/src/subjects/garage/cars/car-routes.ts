import { ownCarFormSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { z } from '@hono/zod-openapi';
import type { RouteModule } from '../../../ground/http/route-module';
import { type Refusal, refusal } from '../../../ground/http/shopper-write';
import { accountWrite } from '../account-write';
import { describeAccountWrites } from '../describe-account-writes';
import { ownCarRows } from '../garage-fields';
import { removeCar, storeCar } from './store-car';

/** Why a site keeps no vehicles of its shoppers; null where it does. */
const carsRefused = ({ garage_enabled }: Pick<SiteDocument, 'garage_enabled'>): Refusal | null =>
  garage_enabled ? null : refusal(404, 'no_own_cars', 'This site keeps no vehicles of your own.');

/** Vehicles that shoppers own, on sites that keep them. */
export const carRoutes: RouteModule = (app, { env, database: { db } }) => {
  describeAccountWrites(app, [
    {
      path: '/api/account/cars',
      summary: 'Adds a vehicle of the shopper’s own, or changes the one that is named.',
      form: ownCarFormSchema,
      answer: z.object({ id: z.uuid() }),
      more: { 409: 'As many are kept as may be.' },
    },
    {
      path: '/api/account/cars/remove',
      summary: 'Takes a vehicle of the shopper’s own out of the account.',
      form: z.object({ id: z.uuid() }),
    },
  ]);
  const shared = { view: 'cars' as const, addresses: env };
  app.post(
    '/api/account/cars',
    accountWrite({
      ...shared,
      what: 'own-car',
      form: ownCarFormSchema,
      fields: () => ownCarRows,
      title: 'Your vehicle',
      done: 'car',
      take: async ({ site, context }, shopper, form) =>
        carsRefused(site) ?? storeCar(db, { shopperId: shopper.id, now: context.now }, form),
    }),
  );
  app.post(
    '/api/account/cars/remove',
    accountWrite({
      ...shared,
      what: 'remove-car',
      form: z.object({ id: z.uuid() }),
      done: 'car-removed',
      take: async ({ site }, shopper, { id }) => {
        const none = carsRefused(site);
        if (none !== null) return none;
        await removeCar(db, shopper.id, id);
        return {};
      },
    }),
  );
};
