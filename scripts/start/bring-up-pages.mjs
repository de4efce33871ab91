// @ts-check
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { bringUpEdited } from './bring-up-edited.mjs';
import { buildStep } from './build-step.mjs';
import { siteServices } from './services.mjs';
import { createTemplatePlaces } from './template-places.mjs';

/** @typedef {import('./start-context.mjs').StartContext} StartContext */
/** @typedef {import('./settings.mjs').Settings} Settings */

/** Whether no template app has been built. @param {Settings} settings */
const lacksPages = ({ templates }) => !templates.some(({ folder }) => existsSync(join(folder, '.next', 'BUILD_ID')));

/**
 * The template apps, from their sources until each answers.
 * @param {StartContext} context
 * @param {string | null} edited name of the template app that draws what stands in the editor
 */
export const createPages = (context, edited) => {
  const { settings, env, supervisor, report, signal, hopeless, serviceToken, fail } = context;
  const isDrawn = (/** @type {string} */ name) => edited === null || name === edited;
  const places = createTemplatePlaces({ supervisor, steps: report.steps, isDrawn, hopeless });
  /** @type {() => void} */
  let oneIsUp = () => undefined;
  /** Resolves when the first app answers. */
  const firstUp = new Promise((resolve) => {
    oneIsUp = () => resolve(undefined);
  });

  /** Starts apps and waits until they answer. @param {Settings['templates']} templates */
  const launch = async (templates) => {
    const services = siteServices(settings, env, await serviceToken, edited).templates;
    await Promise.all(
      templates.map(async (template) => {
        const service = services.find(({ name }) => name === `template-${template.name}`);
        if (service !== undefined) await places.launch(template, service);
      }),
    );
    oneIsUp();
  };

  const bringUp = async () => {
    const template = settings.templates.find(({ name }) => name === edited);
    if (template !== undefined) return bringUpEdited(context, template, () => launch([template]));
    // Built for the first time, one is started as soon as it can be, while the others are built beside each other. Later
    // all are kept, and looked at together.
    const isFirst = lacksPages(settings);
    const rounds = (
      isFirst ? [settings.templates.slice(0, 1), settings.templates.slice(1)] : [settings.templates]
    ).filter((round) => round.length > 0);
    /** @type {Promise<void>[]} */
    const launches = [];
    const launchSoon = (/** @type {Settings['templates']} */ templates) => {
      const launching = launch(templates);
      // At once, though the next is still being built.
      launching.catch(fail);
      launches.push(launching);
    };
    await buildStep({ report, env, signal }, 'Pages', {
      rounds: rounds.map((round) => round.map(({ folder }) => relative(root, folder))),
      onBuilt: (round) => launchSoon(rounds[round] ?? []),
    });
    await report.step('Templates', async (_tell, close) => {
      await Promise.all(launches);
      close(`${settings.templates.length} ready`);
    });
  };

  return { bringUp, firstUp, standIn: () => places.standIn(settings.templates) };
};
