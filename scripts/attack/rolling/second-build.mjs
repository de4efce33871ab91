// @ts-check
import { cpSync, globSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files of a build that hold text, and may name its id or its files. */
const texts = '**/*.{js,mjs,css,html,json,rsc,body,meta,txt}';

/** Another text of the same length, since lengths of parts stand in what a build has drawn. @param {string} text */
const otherText = (text) => `${text.slice(0, -2)}${text.endsWith('qz') ? 'zq' : 'qz'}`;

/** The part of a file's name that is of its content. @param {string} file */
const hashIn = (file) => /([\w~-]{10,})\.\w+$/.exec(basename(file))?.[1];

/**
 * Makes of a staged template app one of another build, which differs in all that a build is known by: its id, and the name
 * of every file that browsers load. What runs in it is the same, so no second `next build` is needed to prove that two
 * builds get along; `--second` takes one that was really built.
 * @param {string} first folder of the app in its tree, such as `/tmp/x/apps/template-a`
 * @param {string} tree of the first, which is copied whole
 * @param {string} target where the second tree is to be
 * @returns {string} folder of the app in the second tree
 */
export const makeSecondBuild = (first, tree, target) => {
  cpSync(tree, target, { recursive: true, verbatimSymlinks: true });
  const app = join(target, first.slice(tree.length));
  const build = join(app, '.next');
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
  const files = globSync('static/{chunks,media}/**/*.*', { cwd: build });
  const names = new Set([id, ...files.flatMap((file) => hashIn(file) ?? [])]);
  const escaped = [...names].map((name) => name.replaceAll('-', '\\-'));
  const anyName = new RegExp(escaped.sort((one, other) => other.length - one.length).join('|'), 'g');
  for (const file of ['BUILD_ID', ...globSync(texts, { cwd: build })]) {
    const path = join(build, file);
    // Folders of routes may have a name with a full stop, too.
    if (!lstatSync(path).isFile()) continue;
    const text = readFileSync(path, 'utf8');
    const changed = text.replaceAll(anyName, otherText);
    if (changed !== text) writeFileSync(path, changed);
  }
  for (const file of files) {
    const hash = hashIn(file);
    if (hash === undefined) continue;
    const name = basename(file).replace(hash, otherText(hash));
    renameSync(join(build, file), join(build, dirname(file), name));
  }
  renameSync(join(build, 'static', id), join(build, 'static', otherText(id)));
  return app;
};

/**
 * What a build is known by.
 * @param {string} app folder of the app in its tree
 */
export const buildAt = (app) => {
  const build = join(app, '.next');
  return {
    id: readFileSync(join(build, 'BUILD_ID'), 'utf8').trim(),
    /** Addresses of all files that browsers may load. */
    files: globSync('static/**/*.*', { cwd: build }).map((file) => `/_next/${file}`),
  };
};
