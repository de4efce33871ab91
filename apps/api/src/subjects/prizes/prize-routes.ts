import { prizeStateSchema, type SpinAnswer } from '@forecourt/api-contract';
import { pages, signInPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import { createRoute, z } from '@hono/zod-openapi';
import type { AppDeps } from '../../ground/http/app-context';
import { HttpProblem } from '../../ground/http/http-problem';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { comeLater, type Refusal, refusal, type ShopperWrite, shopperWrite } from '../../ground/http/shopper-write';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { getSiteDocument } from '../sites';
import { UnknownPrizeKey } from './campaign-secret';
import { findCampaign } from './campaign-store';
import { describeSpin } from './describe-spin';
import { drawPrize, type Spin } from './draw-prize';
import { entrantOf } from './entrant-of';
import { prizeState, shownDraw } from './prize-state';
import { readEntry } from './read-entry';
import { unspunPage } from './unspun-page';

const state = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/prizes/draw',
  summary: 'Where the prize wheel of a site stands, and what a person has drawn (SPNW-01).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string() }),
    query: z.object({ shopper: z.uuid().optional().openapi({ description: 'Id of who is signed in.' }) }),
  },
  responses: {
    200: json(prizeStateSchema, 'The wheel, with the draw of that person where they have spun.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or it has no prize wheel.'),
    503: problem('The key that opens its draws is not set here.'),
  },
});

const noWheel = 'This site has no prize wheel.';
const signInWords = 'Please sign in first: each person has one spin, and the code of a prize goes to your number.';
const keyWords = 'The wheel cannot be spun right now. Nothing is lost: please try again later, or call us.';

const closedWords: Readonly<Record<Exclude<Spin['kind'], 'drawn' | 'gone'>, Parameters<typeof refusal>>> = {
  announced: [409, 'not_begun', 'The wheel has not been opened yet. Please come back once the campaign begins.'],
  ended: [410, 'ended', 'The campaign is over: nobody can spin any more.'],
  'sold-out': [410, 'sold_out', 'All prizes have been won: nobody can spin any more.'],
};

/** The prize wheel that a site shows; null for none. */
const wheelOf = ({ flags, spinToWin }: Pick<SiteDocument, 'flags' | 'spinToWin'>) =>
  flags['spin-to-win'] ? spinToWin : null;

/** What a spin is answered with: what was drawn, or that somebody must be signed in for it. */
type Taken = { readonly kind: 'sign-in' } | { readonly kind: 'drawn'; readonly answer: SpinAnswer };

const takeSpin =
  ({ env, jobs, database: { db } }: Pick<AppDeps, 'env' | 'jobs' | 'database'>) =>
  async ({ context, site, sent }: ShopperWrite): Promise<Taken | Refusal> => {
    const campaign = wheelOf(site);
    if (campaign === null) return refusal(404, 'no_prize_wheel', noWheel);
    const { actor, now, log } = context;
    const { sealingKey, serviceToken, mailFrom } = env;
    const asked = { websiteId: site.website_id, campaign: campaign.id, serviceToken };
    const entrant = actor.kind === 'shopper' ? await entrantOf(db, { ...asked, shopperId: actor.id }) : null;
    const nobody = (): Taken | Refusal => (sent.isPlain ? { kind: 'sign-in' } : refusal(403, 'sign_in', signInWords));
    if (entrant === null) return nobody();
    const entry = readEntry(sent, campaign);
    if (!('state' in entry)) return refusal(422, 'faults', 'Please fix the following errors:', entry);
    const place = { db, site, campaign, now, sealingKey, mailFrom, enqueue: enqueueMessage(jobs) };
    try {
      const spin = await drawPrize(place, { ...entry, entrant });
      if (spin.kind === 'gone') return nobody();
      if (spin.kind !== 'drawn') return refusal(...closedWords[spin.kind]);
      const row = await findCampaign(db, site.website_id, campaign.id);
      if (row === null) throw new Error(`The campaign ${campaign.id} of ${site.website_id} went after a draw.`);
      const draw = await shownDraw(db, { campaign: row, draw: spin.draw, key: sealingKey });
      return { kind: 'drawn', answer: { draw, is_new: spin.isNew } };
    } catch (error) {
      if (!(error instanceof UnknownPrizeKey)) throw error;
      log.error({ err: error }, 'a prize wheel cannot be spun');
      return comeLater(600, 503, 'unknown_sealing_key', keyWords);
    }
  };

/**
 * The prize wheel: where it stands, and spinning it. The outcome is decided here alone, once for each person, and asking
 * again answers what was drawn, so that nothing is lost by trying again.
 */
export const prizeRoutes: RouteModule = (app, deps) => {
  const { database, env } = deps;
  describeSpin(app);
  app.post(
    '/api/spin-to-win',
    shopperWrite<Taken>({
      what: 'spin',
      accepts: ['form', 'json'],
      mostBytes: 4 * 1024,
      addresses: env,
      take: takeSpin(deps),
      accept: ({ c, sent }, taken) => {
        const own = pages.spinToWin.address;
        if (taken.kind === 'sign-in')
          return c.redirect(signInPath({ type: 'spin-to-win', redirect: own, back: own }), 303);
        return sent.isPlain
          ? c.redirect(`${own}#your-spin`, 303)
          : c.json(taken.answer, 200, { 'cache-control': 'no-store' });
      },
      refuse: async ({ c, site, sent, refused }) =>
        sent.isPlain
          ? c.html(String(await unspunPage(site, sent.form, refused)), refused.status)
          : refusalAnswer(c, refused),
    }),
  );
  app.openapi(state, async (c) => {
    const site = await getSiteDocument(database.db, c.req.valid('param').website_id);
    const campaign = site === null ? null : wheelOf(site);
    if (site === null || campaign === null) throw new HttpProblem(404, 'no_prize_wheel', noWheel);
    const shopperId = c.req.valid('query').shopper ?? null;
    const { serviceToken, sealingKey: key } = env;
    const whose = { websiteId: site.website_id, campaign: campaign.id, serviceToken };
    const entrant = shopperId === null ? null : await entrantOf(database.db, { ...whose, shopperId });
    const asked = { site, campaign, entrant, key, now: env.now() };
    try {
      return c.json(await prizeState(database.db, asked), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (!(error instanceof UnknownPrizeKey)) throw error;
      throw new HttpProblem(503, 'unknown_sealing_key', 'The draws of this wheel cannot be opened.', error.message);
    }
  });
};
