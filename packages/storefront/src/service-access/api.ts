import { type ApiClient, createApiClient } from '@forecourt/api-contract';
import { apiFetch } from './api-fetch';
import { serviceAccess } from './service-access';

let client: ApiClient | undefined;

/** The API's service routes. For the server only. */
export const api = (): ApiClient => {
  client ??= createApiClient({ ...serviceAccess(), fetch: apiFetch });
  return client;
};
