import type { PhotoFault } from '@forecourt/api-contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../ground/http/app-context';
import { refusalAnswer } from '../../ground/http/problem-answer';
import type { RouteModule } from '../../ground/http/route-module';
import { shopperWrite } from '../../ground/http/shopper-write';
import { describePhotoRoutes } from './describe-photo-routes';
import { faultOf } from './photo-refusals';
import { seePhotos } from './see-photos';
import { type AddedPhotos, takePhotos } from './take-photos';

/** Where a shopper is led back to: the page that confirms the enquiry, and no other. */
const backForm = /^\/success\?[\w=&%.-]{1,400}$/;

/** The address to redirect to, with the outcome in its query; null where no address was given. */
const backTo = (
  given: unknown,
  { added = 0, fault }: { readonly added?: number; readonly fault: PhotoFault | null },
): string | null => {
  if (typeof given !== 'string' || !backForm.test(given)) return null;
  const url = new URL(given, 'http://site.invalid');
  url.searchParams.delete('photos');
  url.searchParams.delete('photo_fault');
  if (added > 0) url.searchParams.set('photos', String(added));
  if (fault !== null) url.searchParams.set('photo_fault', fault);
  return `${url.pathname}${url.search}#photos`;
};

/** Longest time until an upload is answered, in milliseconds: it comes over a slow line, waits for its turn, and is read. */
const longestUploadMs = 18 * 60_000;

/**
 * POST /api/lead-photos?token=&back=: a form with files, answered with 303 to the page it stood on, `back`, whatever
 * comes of it. GET with the dealer's token: a page of the photos, and each by its number. Addresses carry their right in
 * the query, which no log has.
 */
export const photoRoutes: RouteModule = (app, deps) => {
  describePhotoRoutes(app);
  const routes = new Hono<AppEnv>();
  routes.post(
    '/api/lead-photos',
    shopperWrite<AddedPhotos>({
      what: 'lead-photos',
      accepts: 'own',
      addresses: deps.env,
      patienceMs: longestUploadMs,
      take: takePhotos(deps),
      accept: ({ c }, { back, ...outcome }) => c.redirect(backTo(back, outcome) ?? '/', 303),
      refuse: ({ c, refused }) => {
        const fault = faultOf[refused.why];
        const back = fault === undefined ? null : backTo(c.req.query('back'), { fault });
        if (back !== null) return c.redirect(back, 303);
        return refusalAnswer(c, refused);
      },
    }),
  );
  seePhotos(routes, deps);
  app.route('/', routes);
};
