import { serviceKey } from '@forecourt/api-contract/service';

/** Where the API is. For the server only. */
export const serviceUrl = (env: NodeJS.ProcessEnv = process.env): string =>
  env.FORECOURT_API_URL ?? 'http://127.0.0.1:4000';

/** Where the API is and the key that opens its service routes, which is derived at each call. For the server only. */
export const serviceAccess = (env: NodeJS.ProcessEnv = process.env) => ({
  baseUrl: serviceUrl(env),
  serviceToken: serviceKey(env.FORECOURT_SERVICE_TOKEN ?? '', 'bearer'),
});
