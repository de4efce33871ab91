/** Where the API is and the token that opens its service routes. For the server only. */
export const serviceAccess = (env: NodeJS.ProcessEnv = process.env) => ({
  baseUrl: env.FORECOURT_API_URL ?? 'http://127.0.0.1:4000',
  serviceToken: env.FORECOURT_SERVICE_TOKEN ?? '',
});
