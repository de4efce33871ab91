import { type ApiClient, createApiClient } from '@forecourt/api-contract';
import { apiFetch } from './api-fetch';
import { serviceAccess } from './service-access';

let client: ApiClient | undefined;

/** The API's service routes. For the server only. */
export const api = (): ApiClient => {
  client ??= createApiClient({
    ...serviceAccess(),
    fetch: apiFetch,
    onLeftOut: ({ site, path, reason }) =>
      console.warn(`Site ${site}: ${path} of a newer API is left out. ${reason}. Update this template app.`),
  });
  return client;
};
