import { z } from '@hono/zod-openapi';
import { HttpProblem } from '../../ground/http/http-problem';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { paymentFollowersService } from '../../ground/payments/payment-follower';
import { createProcessors } from './create-processors';
import { completeContexts } from './payment-deps';
import { ProcessorFault } from './processor';
import { takeEvent } from './take-event';

const answerSchema = z.object({ outcome: z.string() });

/**
 * Where processors send what happens, from outside and for no site. What is signed is answered 200, also where it changes
 * nothing, so that it is not sent for days; 503 asks for it again.
 */
export const webhookRoutes: RouteModule = (app, deps) => {
  const { database, env, services } = deps;
  const processors = createProcessors(database, env);
  const contexts = completeContexts({ ...deps, followers: services.get(paymentFollowersService) }, processors);
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/payments/webhook/{processor}',
    summary: 'Takes a signed event of a payment processor (RSRV-01).',
    request: {
      params: z.object({ processor: z.string() }),
      body: { required: true, content: { 'application/json': { schema: z.unknown() } } },
    },
    responses: {
      200: json(answerSchema, 'It was taken: what became of it.'),
      400: problem('It is not signed by that processor, or its signature is old.'),
      404: problem('This installation knows no such processor.'),
      413: problem('Larger than an event.'),
      503: problem('The processor or the database cannot be asked: it is to be sent again.'),
    },
  });
  app.post('/api/payments/webhook/:processor', async (c) => {
    const name = c.req.param('processor');
    const processor = processors.named(name);
    if (processor === null) throw new HttpProblem(404, 'no_processor', 'There is no such payment processor here.');
    const event = await processor.readEvent(await c.req.text(), (header) => c.req.header(header));
    if (event === null)
      throw new HttpProblem(
        400,
        'unsigned_event',
        'This event is not signed by the processor.',
        'Check the signing secret of the webhook, and the clock of this machine.',
      );
    try {
      return c.json({ outcome: await takeEvent(contexts(), name, event) });
    } catch (error) {
      if (!(error instanceof ProcessorFault)) throw error;
      c.var.log.error({ err: error, event: event.id }, 'an event cannot be checked with its processor; it comes again');
      throw new HttpProblem(503, 'processor_away', 'The processor cannot be asked right now.', 'Send the event again.');
    }
  });
};
