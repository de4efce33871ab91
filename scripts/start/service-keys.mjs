// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * The token that services prove themselves with: given, or made by the API when it first started; null before that.
 * @param {string} path of `secrets.json`
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export const findServiceToken = (path, env) => {
  if (env.FORECOURT_SERVICE_TOKEN) return env.FORECOURT_SERVICE_TOKEN;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).FORECOURT_SERVICE_TOKEN : null;
};

/**
 * The key of one use. Loaded when it is wanted: a start builds the package first.
 * @param {string} serviceToken
 * @param {import('@forecourt/api-contract/service').KeyUse} use
 */
export const serviceKey = async (serviceToken, use) =>
  (await import('@forecourt/api-contract/service')).serviceKey(serviceToken, use);
