import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { baselinesFolder, browserFile, type PicturesPlan } from './mode';
import { findStalePictures, type StoryFileRun } from './stale-pictures';
import { themeOf } from './theme-of';

const runOf = (module: TestModule): StoryFileRun => {
  const tests = [...module.children.allTests()];
  const ids = tests.map((test): unknown => Reflect.get(test.meta(), 'storyId'));
  return {
    theme: themeOf(module.project.name),
    stories: ids.filter((id) => typeof id === 'string'),
    whole: module.state() !== 'queued' && ids.every((id) => typeof id === 'string'),
  };
};

/** Tells of baselines whose story is gone, and fails the run; while accepting it removes them. */
const stalePicturesReporter = ({ mode, why }: PicturesPlan, version: number): Reporter => {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestRunEnd: async (modules) => {
      if (mode === 'off') {
        console.log(`Pictures were not compared: ${why}. See packages/ui/README.md, "Pictures".`);
        return;
      }
      if (mode === 'accept') writeFileSync(browserFile, `{ "chromium": ${version} }\n`);
      const runs = modules.filter((module) => module.project.name.startsWith('storybook')).map(runOf);
      const files = (await vitest?.globTestSpecifications()) ?? [];
      const complete = files.length > 0 && files.length === modules.length && runs.every(({ whole }) => whole);
      const baselines = globSync('*/*.webp', { cwd: baselinesFolder }).map((file) =>
        file.replace(/\.webp$/, '').replaceAll('\\', '/'),
      );
      const stale = findStalePictures(baselines, runs, complete);
      if (stale.length === 0) return;
      if (mode === 'accept') {
        for (const name of stale) rmSync(join(baselinesFolder, `${name}.webp`));
        console.log(`Removed pictures of stories that are gone: ${stale.join(', ')}.`);
        return;
      }
      console.error(
        `No story has these pictures any more: ${stale.join(', ')}. Run \`npm run storybook:accept\`, which removes them, and commit packages/ui/visual.`,
      );
      process.exitCode = 1;
    },
  };
};

const watched = new WeakSet<Vitest>();

/** Adds the reporter to a run, also to one whose reporters were chosen on the command line. */
export const stalePictures = (plan: PicturesPlan, version: number): Plugin => ({
  name: 'forecourt:stale-pictures',
  configureVitest: ({ vitest }) => {
    // Every project has this plugin; the run is one.
    if (watched.has(vitest)) return;
    watched.add(vitest);
    vitest.config.reporters.push(stalePicturesReporter(plan, version));
  },
});
