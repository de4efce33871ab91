// @ts-check
import { join, relative } from 'node:path';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { buildStep } from './build-step.mjs';
import { watchService } from './services.mjs';

/** What an app has before Next draws it, in this order: route files, then the theme that they import. */
const scripts = ['packages/storefront/scripts/write-routes.mjs', 'scripts/watch/write-theme.mjs'];

/**
 * Has one template app draw what stands in the editor. Of the packages those are built that it is made of; no app is.
 * @param {import('./start-context.mjs').StartContext} context
 * @param {import('./settings.mjs').Settings['templates'][number]} template
 * @param {() => Promise<void>} launch starts its app and waits until it answers
 */
export const bringUpEdited = async ({ settings, env, supervisor, report, signal }, { name, folder }, launch) => {
  await buildStep({ report, env, signal }, 'Pages', { rounds: [[relative(root, folder)]], itself: false });
  await report.step('Routes', async (_tell, close) => {
    for (const script of scripts) {
      const options = { cwd: folder, env: withBinaries(env), signal };
      const { code, output } = await run(pinnedNode, [join(root, script), folder], options);
      if (code !== 0) throw new Error(`${script} ended with code ${code}.\n${output.trim()}`);
    }
    close('written');
  });
  supervisor.start(watchService(settings, env, folder));
  await report.step('Templates', async (_tell, close) => {
    await launch();
    close(`${name} draws what stands in the editor`);
  });
};
