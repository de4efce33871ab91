import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/api-error';
import { createApiClient } from '../client/client';
import { maskedPath } from './masked-path';

const key = 'one-shoppers-key_0123456789';

describe('maskedPath', () => {
  it.each(['returned-forms', 'content-previews', 'finance-applications', 'test-drives', 'orders'])(
    'hides what follows in %s',
    (folder) => {
      expect(maskedPath(`/internal/v1/sites/yard/${folder}/${key}`)).toBe(`/internal/v1/sites/yard/${folder}/[token]`);
    },
  );

  it('hides the token of a test drive in the address of its file for calendars, and before a query', () => {
    expect(maskedPath(`/api/test-drive/${key}/calendar.ics`)).toBe('/api/test-drive/[token]/calendar.ics');
    expect(maskedPath(`/internal/v1/sites/yard/test-drives/${key}?near=x`)).toBe(
      '/internal/v1/sites/yard/test-drives/[token]?near=x',
    );
    expect(maskedPath('/api/test-drive/slots')).toBe('/api/test-drive/slots');
  });

  it('leaves other paths as they are', () => {
    for (const path of ['/internal/v1/sites/yard/vehicles/a-b', '/api/leads']) expect(maskedPath(path)).toBe(path);
  });

  it('replaces the path in every error of a client call for one shopper’s own page', async () => {
    const errors: unknown[] = [];
    const answers = [
      () => new Response('no', { status: 200 }),
      () => new Response('{}', { status: 200 }),
      () => new Response('{}', { status: 503 }),
      () => new Promise<Response>(() => undefined),
    ];
    for (const fetch of answers) {
      const client = createApiClient({
        baseUrl: 'http://api.test',
        serviceToken: 'secret',
        timeoutMs: 20,
        fetch: async (_, { signal }) =>
          Promise.race([
            fetch(),
            new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
          ]),
      });
      for (const ask of [client.getFinanceApplication, client.getReturnedForm])
        errors.push(await ask('yard', key).catch((error: unknown) => error));
    }
    expect(errors).toHaveLength(8);
    for (const error of errors) {
      expect(error).toBeInstanceOf(ApiError);
      expect(String(error)).not.toContain(key);
    }
  });
});
