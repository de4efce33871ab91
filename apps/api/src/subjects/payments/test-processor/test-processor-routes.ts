import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { TestSessionRow } from '../../../ground/database/schema';
import type { AppDeps, AppEnv } from '../../../ground/http/app-context';
import { byLink } from '../../../ground/http/by-link';
import { page, plainForm, redirect } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { testProcessorKey } from '../payment-keys';
import { webhookPath } from '../payment-paths';
import { paymentSettings } from '../processor-settings';
import {
  ownTestCard,
  readTestCard,
  readTestChoice,
  type TestChoice,
  testCards,
  testChoices,
  testPlays,
} from './test-choices';
import { signTestEvent, type TestEvent, testAccount, testSignatureHeader } from './test-event';
import { testEndPage, testPage } from './test-page';
import { decideTestSession, findTestSession } from './test-sessions';

/** Where this process takes webhooks: the test processor calls from outside, as any other does. */
const ownWebhook = ({ bind, apiPort }: AppDeps['env']): string | null =>
  apiPort === 0
    ? null
    : `http://${bind === '0.0.0.0' || bind === '::' ? '127.0.0.1' : bind}:${apiPort}${webhookPath('test')}`;

const eventOf = (session: TestSessionRow): TestEvent => ({
  id: uuidv7(),
  type: session.status === 'paid' ? 'payment.paid' : 'payment.failed',
  payment: session.payment_id,
  amount: session.amount_cents,
  currency: session.currency,
  account: testAccount,
});

/** Sends an event to us as often as is played. What does not arrive is found by reconciliation. */
const sendEvents = async (
  { env, log, stopping }: Pick<AppDeps, 'env' | 'log' | 'stopping'>,
  session: TestSessionRow,
  { events, afterMs }: { readonly events: number; readonly afterMs: number },
): Promise<void> => {
  const url = ownWebhook(env);
  if (url === null || events === 0) return;
  const body = JSON.stringify(eventOf(session));
  try {
    // Behind the time from which it says so.
    if (afterMs > 0) await pause(afterMs + 50, undefined, { signal: stopping });
    for (let sent = 0; sent < events; sent += 1) {
      const signature = signTestEvent(env.serviceToken.current, testProcessorKey, body, env.now());
      const headers = { 'content-type': 'application/json', [testSignatureHeader]: signature };
      await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    }
  } catch (error) {
    if (!stopping.aborted)
      log.warn({ err: error, payment: session.payment_id }, 'an event of the test processor was lost');
  }
};

/** Its answers carry a policy of their own: no script runs, and nobody frames it. */
const shown = (c: Context<AppEnv>, made: (nonce: string) => unknown, status: 200 | 404 = 200): Response => {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return c.html(String(made(nonce)), status, {
    ...byLink,
    'cache-control': 'private, no-store',
    'content-security-policy': policy,
  });
};

const isOpen = ({ status }: TestSessionRow): boolean => status === 'open' || status === 'confirming';

/** What is decided, and its row as it is then. */
const play = async (
  { database, env }: AppDeps,
  session: TestSessionRow,
  { choice, card }: { readonly choice: TestChoice; readonly card: string | null },
) => {
  const { status, afterMs } = testPlays[choice];
  if (status === null || !isOpen(session)) return session;
  const saidAt = new Date(env.now().getTime() + afterMs);
  return (await decideTestSession(database.db, session.id, { status, saidAt, card })) ?? session;
};

const testForm = z.object({
  choice: z.enum(testChoices),
  card: z
    .enum([ownTestCard, ...testCards])
    .optional()
    .openapi({ description: 'The card that pays; left out, its own.' }),
});

const describe = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  const path = '/api/test-processor/{session}';
  const params = z.object({ session: z.string() });
  openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary: 'The page of the test processor, where a payment is played; no money moves.',
    request: { params },
    responses: { 200: page('What can be played.'), 404: page('There is no such payment.') },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Plays what a processor does, and sends us its signed event.',
    request: { params, body: plainForm(testForm) },
    responses: {
      200: page('It never answers, or has nothing more to ask.'),
      303: redirect('Back to where the payment was begun, or to confirm it.'),
      404: page('There is no such payment.'),
      413: page('Larger than a choice.'),
    },
  });
};

/** The test processor: a company elsewhere, played on the same host. Nothing of it is there where another takes payments. */
export const testProcessorRoutes: RouteModule = (app, deps) => {
  const { database, env } = deps;
  const isInUse = env.settingsOf(paymentSettings).processor === 'test';
  /** Where another takes payments it says yes to nobody, whatever was begun here before. */
  const sessionOf = (id: string) => (isInUse ? findTestSession(database.db, id) : Promise.resolve(null));
  describe(app);
  app.get('/api/test-processor/:session', async (c) => {
    const session = await sessionOf(c.req.param('session'));
    if (session === null) return shown(c, (nonce) => testEndPage(null, nonce), 404);
    return shown(c, (nonce) => (isOpen(session) ? testPage(session, nonce) : testEndPage(session, nonce)));
  });
  app.post('/api/test-processor/:session', async (c) => {
    const session = await sessionOf(c.req.param('session'));
    if (session === null) return shown(c, (nonce) => testEndPage(null, nonce), 404);
    const form = new URLSearchParams(await c.req.text());
    const choice = readTestChoice(form.get('choice'));
    if (choice === null) return shown(c, (nonce) => testPage(session, nonce));
    const decided = await play(deps, session, { choice, card: readTestCard(form.get('card')) });
    if (decided.status === 'confirming') return c.redirect(c.req.path, 303);
    const { events, afterMs, comesBack } = testPlays[choice];
    if (isOpen(session) && !isOpen(decided)) void sendEvents({ ...deps, env }, decided, { events, afterMs });
    return comesBack ? c.redirect(decided.return_url, 303) : shown(c, (nonce) => testEndPage(decided, nonce));
  });
};
