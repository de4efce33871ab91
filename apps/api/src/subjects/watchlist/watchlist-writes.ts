import { watchlistDoneSchema, watchlistJoinedSchema } from '@forecourt/api-contract';
import { pages, signInPath } from '@forecourt/config/pages';
import { answerRefused } from '../../ground/http/answer-refused';
import { HttpProblem, problemBody } from '../../ground/http/http-problem';
import { json, page, pageOrProblem, plainForm, redirect } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { type RefusedShopperWrite, type ShopperWrite, shopperWrite } from '../../ground/http/shopper-write';
import { joinLists } from './join-lists';
import { noteCar } from './note-car';
import { removeCar, saveCar } from './save-car';
import { carBody, joinBody, noteBody } from './watchlist-body';

const list = pages.watchlist.address;

/**
 * A refusal. A script gets a problem with `success: false` (WTCH-02); a plain form leads to sign-in where nobody is signed
 * in any more, else to a page with the reason and what was typed.
 */
const refuse = (write: RefusedShopperWrite): Response | Promise<Response> => {
  const { c, sent, refused } = write;
  const { status, why, error, fields } = refused;
  if (sent.isPlain && why === 'signed_out')
    return c.redirect(signInPath({ type: 'watchlist', redirect: list, back: list }), 303);
  if (sent.isPlain) return answerRefused(write, { href: list, words: 'To your watchlist' });
  const problem = new HttpProblem(status, why, error, undefined, fields.length === 0 ? undefined : fields);
  return c.body(JSON.stringify({ ...problemBody(problem, c.var.requestId), success: false }), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
};

/** Done: a plain form goes on to the list. */
const accept = ({ c, sent }: ShopperWrite, done: object = {}): Response =>
  sent.isPlain ? c.redirect(list, 303) : c.json({ success: true as const, ...done }, 200);

const answers = {
  303: redirect('To the watchlist, or to sign-in where nobody is signed in.'),
  403: pageOrProblem(
    'Nobody is signed in, the number is not theirs, or it came from a page of another site, or not through the gateway.',
  ),
  404: page('The site has no accounts, or shows no such vehicle.'),
  413: pageOrProblem('Larger than it may be.'),
  415: page('Neither a form nor JSON.'),
  422: page('What to mend.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};
const done = json(watchlistDoneSchema, 'To a script.');

const describe = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/watchlist/save-car',
    summary: 'Keeps a vehicle in a list of whoever is signed in (WTCH-02).',
    request: { body: plainForm(carBody) },
    responses: { 200: done, 409: page('The vehicle has sold, or the list is full.'), ...answers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/watchlist/remove-car',
    summary: 'Takes a vehicle out of a list (WTCH-02).',
    request: { body: plainForm(carBody) },
    responses: { 200: done, ...answers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/watchlist/note',
    summary: 'Writes a note about a saved vehicle; an empty one takes it away.',
    request: { body: plainForm(noteBody) },
    responses: { 200: done, ...answers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/watchlist/join',
    summary: 'Moves what a device kept into the account.',
    request: { body: { required: true, content: { 'application/json': { schema: joinBody } } } },
    responses: { 200: json(watchlistJoinedSchema, 'Joined; with the ids that had no room.'), ...answers },
  });
};

/** Saving, removing, noting and joining, by scripts and by plain forms. */
export const watchlistWrites: RouteModule = (app, { env }) => {
  describe(app);
  const words = {
    failed: 'Your watchlist could not be changed. Please try again.',
    away: 'Your watchlist cannot be changed for a moment. Please try again in a minute.',
  };
  const rules = { words, accepts: ['form', 'json'] as const, mostBytes: 8 * 1024, addresses: env, refuse };
  app.post(
    '/api/watchlist/save-car',
    shopperWrite({ ...rules, what: 'save-car', take: saveCar, accept: (write) => accept(write) }),
  );
  app.post(
    '/api/watchlist/remove-car',
    shopperWrite({ ...rules, what: 'remove-car', take: removeCar, accept: (write) => accept(write) }),
  );
  app.post(
    '/api/watchlist/note',
    shopperWrite({ ...rules, what: 'note-car', take: noteCar, accept: (write) => accept(write) }),
  );
  app.post(
    '/api/watchlist/join',
    shopperWrite({ ...rules, accepts: ['json'] as const, what: 'join-lists', take: joinLists, accept }),
  );
};
