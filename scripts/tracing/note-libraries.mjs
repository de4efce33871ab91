// @ts-check
// Loaded ahead of a program (`--import`): writes down at its end which libraries it has loaded, into the file of
// FORECOURT_NOTED_LIBRARIES.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** @type {Set<string>} */
const libraries = new Set();

registerHooks({
  resolve: (name, context, next) => {
    const found = next(name, context);
    const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(found.url) ?? [];
    if (library !== undefined) libraries.add(library);
    return found;
  },
});

const file = process.env.FORECOURT_NOTED_LIBRARIES;
if (file !== undefined) process.on('exit', () => writeFileSync(file, JSON.stringify([...libraries])));
