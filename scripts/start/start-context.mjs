// @ts-check

/**
 * What the parts of a start share.
 * @typedef {object} StartContext
 * @property {import('./settings.mjs').Settings} settings
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./supervisor.mjs').Supervisor} supervisor
 * @property {import('./report.mjs').Report} report
 * @property {AbortSignal} signal fires when the start is stopped
 * @property {(name: string) => () => string | null} hopeless words for why a service will never answer
 * @property {Promise<string>} serviceToken that services prove themselves with; the API makes it when it first starts
 * @property {(error: unknown) => Promise<void>} fail ends the start
 */

export {};
