import type { RouteModule } from '../../ground/http/route-module';
import { shopperWrite } from '../../ground/http/shopper-write';
import { limitsKey } from '../../ground/limits/limits';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { leadsLimitedFor, mayKeepForm, uncountForSite, updateKey, updateTokens } from '../leads';
import { geocoderFor } from '../places';
import { acceptBooking, refuseBooking } from './answer-booking';
import { acceptChange, refuseChange } from './answer-change';
import { manageTokens } from './booking-keys';
import { describeBookingRoutes } from './describe-booking-routes';
import { bookingDesk } from './take-booking';
import { takeCancel, takeChange } from './take-change';

/** Largest form taken, in bytes. */
const largestForm = 64 * 1024;
/** The same of a change, which has a token and a time. */
const largestChange = 4 * 1024;

/** Books, moves and cancels test drives for the site that the gateway vouches for (TDRV-01). */
export const bookingRoutes: RouteModule = (app, { env, jobs, log }) => {
  describeBookingRoutes(app);
  const limitsSecret = ownKey(env.serviceToken, limitsKey);
  const maker = { enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
  const deps = {
    ...maker,
    limitsSecret,
    updateToken: updateTokens(ownKey(env.serviceToken, updateKey)),
    manageToken: manageTokens(env.serviceToken),
    geocode: geocoderFor(env, log),
    addresses: env,
  };
  app.post(
    '/api/test-drive',
    shopperWrite({
      what: 'test-drive',
      accepts: ['form', 'json'],
      mostBytes: largestForm,
      addresses: env,
      ...bookingDesk({
        ...deps,
        limit: ({ context: { db, now, websiteId, client } }) =>
          leadsLimitedFor(
            { db, now, limits: env.leadLimits, secret: limitsSecret },
            { websiteId, address: client, phone: null },
          ),
        uncount: ({ context: { db, now, websiteId } }) =>
          uncountForSite({ db, now, limits: env.leadLimits, secret: limitsSecret }, websiteId),
      }),
      accept: acceptBooking(deps),
      refuse: refuseBooking({
        mayBeKept: ({ context: { db, now, websiteId, client } }) =>
          mayKeepForm({ db, now, secret: limitsSecret }, { websiteId, address: client }),
      }),
    }),
  );
  const changes = { change: takeChange, cancel: takeCancel };
  for (const [word, take] of Object.entries(changes)) {
    const path = `/api/test-drive/${word}`;
    app.post(
      path,
      shopperWrite({
        what: `test-drive ${word}`,
        accepts: ['form', 'json'],
        mostBytes: largestChange,
        addresses: env,
        take: take({ ...maker, limitsSecret }),
        accept: acceptChange,
        refuse: refuseChange(path),
      }),
    );
  }
};
