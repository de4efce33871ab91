/**
 * The worker's entry beside this module: `worker.js` in a build; in source, where this file is TypeScript, a small
 * loader that teaches Node our imports.
 */
export function workerLocation(): URL {
  const fromSource = import.meta.url.endsWith('.ts');
  return new URL(fromSource ? './worker-from-source.mjs' : './worker.js', import.meta.url);
}
