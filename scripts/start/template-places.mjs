// @ts-check
import { probe, waitUntil } from './http-probe.mjs';
import { absentPage, progressPage, serveStandIn } from './progress-server.mjs';

/** @typedef {import('./settings.mjs').Settings['templates'][number]} Template */
/** @typedef {import('./supervisor.mjs').ServiceSpec} ServiceSpec */
/** @typedef {Awaited<ReturnType<typeof serveStandIn>>} StandIn */

/**
 * The addresses of the template apps, at which the progress page stands for those that are still to come, and a page that
 * says so for those that are not drawn: the gateway may open before all are up, and leads shoppers of their sites there.
 * @param {object} options
 * @param {Pick<import('./supervisor.mjs').Supervisor, 'start'>} options.supervisor
 * @param {() => import('./report.mjs').Step[]} options.steps
 * @param {(name: string) => boolean} [options.isDrawn] whether the app of a template will be started at all
 * @param {(name: string) => () => string | null} options.hopeless words for why a service will never answer
 */
export const createTemplatePlaces = ({ supervisor, steps, isDrawn = () => true, hopeless }) => {
  /** @type {Set<string>} */
  const launched = new Set();
  /** @type {Map<string, Promise<StandIn>>} */
  const standIns = new Map();
  return {
    /**
     * Starts the app of a template at its address and waits until it answers.
     * @param {Template} template
     * @param {ServiceSpec} service
     */
    launch: async ({ name, port }, service) => {
      launched.add(name);
      await (await standIns.get(name))?.close();
      supervisor.start(service);
      await waitUntil(async () => (await probe({ port, path: '/' })).status !== 0, hopeless(service.name));
    },

    /**
     * Has a page stand in for the apps that have not been started.
     * @param {readonly Template[]} templates
     */
    standIn: async (templates) => {
      for (const template of templates) {
        const { name, port, host } = template;
        const page = () => (isDrawn(name) ? progressPage(steps()) : absentPage(template));
        if (!launched.has(name)) standIns.set(name, serveStandIn({ port, host, page }));
      }
      await Promise.all(standIns.values());
    },
  };
};
