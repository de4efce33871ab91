import { recordTraces } from '@forecourt/testing/recorded-traces';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../ground/http/app-context';
import { traceRequests } from './trace-requests';

const given = ({ isTrusted, site = null }: { readonly isTrusted: boolean; readonly site?: string | null }) => {
  const traces = recordTraces();
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('isTrusted', isTrusted);
      c.set('site', site);
      c.set('requestId', 'an-id');
      await next();
    })
    .use(traceRequests(traces))
    .use('/internal/*', async (_, next) => next())
    .get('/internal/v1/sites/:website_id/vehicles/:slug', (c) => {
      traces.begin({ name: 'SELECT vehicles', kind: 'client' })?.end();
      return c.text('a vehicle');
    })
    .get('/internal/changes', (c) => c.text('none'))
    .get('/api/garage', () => {
      throw new Error('A fault of ours.');
    });
  app.onError((_, c) => c.text('no', 500));
  return { traces, ask: (path: string) => app.request(path, { headers: { traceparent: 'given' } }) };
};

describe('a request at the API', () => {
  it('is part of the trace of whoever of ours has sent it, and of no stranger’s', async () => {
    for (const isTrusted of [true, false]) {
      const { ask, traces } = given({ isTrusted });
      await ask('/internal/v1/sites/yard/vehicles/a-ute');
      expect(traces.spans[0]?.from?.traceparent).toBe(isTrusted ? 'given' : undefined);
    }
  });

  it('is told by its pattern, site and status, with what is done for it within', async () => {
    const { ask, traces } = given({ isTrusted: true });
    await ask('/internal/v1/sites/yard/vehicles/a-ute?near=2026');
    const [request, query] = traces.spans;
    expect(request?.ended).toEqual({
      name: 'GET /internal/v1/sites/:website_id/vehicles/:slug',
      facts: {
        'http.route': '/internal/v1/sites/:website_id/vehicles/:slug',
        'http.response.status_code': 200,
        'forecourt.site': 'yard',
      },
    });
    expect(query?.within).toBe('span-1');
  });

  it('has failed with a status of ours, and has no route where none answers', async () => {
    const { ask, traces } = given({ isTrusted: true, site: 'yard' });
    await ask('/api/garage');
    await ask('/internal/unheard-of');
    await ask('/unheard-of');
    expect(traces.spans.map(({ ended }) => [ended?.name, ended?.failed, ended?.facts?.['forecourt.site']])).toEqual([
      ['GET /api/garage', '500', 'yard'],
      ['GET', undefined, 'yard'],
      ['GET', undefined, 'yard'],
    ]);
  });

  it('is left out where our own processes ask it all the time', async () => {
    const { ask, traces } = given({ isTrusted: true });
    await ask('/internal/changes?after=1');
    expect(traces.spans).toEqual([]);
  });
});
