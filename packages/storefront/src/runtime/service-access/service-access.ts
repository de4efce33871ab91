import { serviceKey } from '@forecourt/api-contract/service';

/** Where the API is and the key that opens its service routes. For the server only. */
export const serviceAccess = (env: NodeJS.ProcessEnv = process.env) => ({
  baseUrl: env.FORECOURT_API_URL ?? 'http://127.0.0.1:4000',
  serviceToken: serviceKey(env.FORECOURT_SERVICE_TOKEN ?? '', 'bearer'),
});
