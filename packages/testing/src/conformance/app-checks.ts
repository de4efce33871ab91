import { contractVersion, readTemplateManifest, templateManifestPath } from '@forecourt/api-contract/operator';
import { type ConformanceCheck, noFaults } from './check';

const appTellsItself: ConformanceCheck = {
  says: 'the template app tells what it is and that it is well, and draws a site for nobody but the gateway',
  run: async ({ askApp }) => {
    if (askApp === null) return { leftOut: 'needs the address of the template app' };
    const { body } = await askApp(templateManifestPath);
    const manifest = readTemplateManifest(body);
    const health = await askApp('/_template/healthz');
    const stranger = await askApp('/', { headers: { 'x-forecourt-site': 'any' } });
    return noFaults([
      ...(manifest === null ? [`what stands at ${templateManifestPath} is no manifest`] : []),
      ...(manifest !== null && (manifest.title === null || manifest.colors === null)
        ? ['its manifest tells no title or no colours, so that it cannot be registered']
        : []),
      ...(manifest !== null && manifest.contract !== contractVersion
        ? [`it is built for contract ${manifest.contract}, and this suite for ${contractVersion}`]
        : []),
      ...(health.status === 200 ? [] : [`/_template/healthz answers ${health.status}`]),
      ...(stranger.status === 421 ? [] : [`it answers ${stranger.status} to a stranger who names a site`]),
    ]);
  },
};

/** What the app says beside its pages. */
export const appChecks: readonly ConformanceCheck[] = [appTellsItself];
