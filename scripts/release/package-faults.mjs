// @ts-check

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {readonly string[]} [files]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, string>} [bin]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [scripts]
 */
/**
 * A package as it would be sent to the registry.
 * @typedef {object} PackedPackage
 * @property {Manifest} manifest
 * @property {readonly string[]} files paths inside the tarball
 */

/** What a stranger needs beside the code. */
const papers = ['package.json', 'README.md', 'LICENSE'];
/** What must stay at home: tests, stories with what they show, settings of our tools, secrets. */
const ownOnly =
  /\.(test|stories|int)\.|(^|\/)(\.|__|stories|tsup\.config|tsconfig|vitest\.config|(test|bench|node_modules)\/)/;

/** Every file that an export names, by its condition. @param {unknown} target @param {string} [condition] @returns {[string, string][]} */
const targetsOf = (target, condition = 'default') =>
  typeof target === 'string'
    ? [[condition, target.replace(/^\.\//, '')]]
    : Object.entries(target ?? {}).flatMap(([name, inner]) => targetsOf(inner, name));

/** What stands for `*` in the files that a pattern names. @param {readonly string[]} files @param {string} pattern */
const standIns = (files, pattern) => {
  const [before = '', after = ''] = pattern.split('*');
  return files
    .filter((file) => file.length > pattern.length - 1 && file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, file.length - after.length));
};

/**
 * Faces that a pattern opens and that have no file in one of its conditions: a source that was not built or has no types,
 * or a built one without a source.
 * @param {readonly string[]} files @param {string} face @param {readonly [string, string][]} targets
 */
const halfFaces = (files, face, targets) => {
  const patterns = targets.map(([, path]) => path).filter((path) => path.includes('*'));
  const names = new Set(patterns.flatMap((pattern) => standIns(files, pattern)));
  return [...names].flatMap((name) =>
    patterns
      .map((pattern) => pattern.replace('*', name))
      .filter((path) => !files.includes(path))
      .map((path) => `${face.replace('*', name)} names ${path}, which is not in the package`),
  );
};

/**
 * What the exports of a package promise and its files do not keep: a file that is not there, or code without types.
 * @param {PackedPackage} packed
 * @returns {string[]} sentences
 */
export const brokenExports = ({ manifest, files }) =>
  Object.entries(manifest.exports ?? {}).flatMap(([face, target]) => {
    const targets = targetsOf(target);
    const missing = [
      ...targets
        .filter(([, path]) => (path.includes('*') ? standIns(files, path).length === 0 : !files.includes(path)))
        .map(([, path]) => `${face} names ${path}, which is not in the package`),
      ...halfFaces(files, face, targets),
    ];
    const isCode = targets.some(([, path]) => path.endsWith('.js'));
    const hasTypes = targets.some(([condition, path]) => condition === 'types' && path.endsWith('.d.ts'));
    return isCode && !hasTypes ? [...missing, `${face} names no types`] : missing;
  });

/**
 * What is wrong with a package as it would be sent. Empty when all is well.
 * @param {PackedPackage} packed
 * @param {Readonly<Record<string, string>>} versions of our published packages by name
 * @returns {string[]} sentences
 */
export const packageFaults = (packed, versions) => {
  const { manifest, files } = packed;
  const ours = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(([name]) =>
    name.startsWith('@forecourt/'),
  );
  return [
    ...brokenExports(packed),
    ...Object.entries(manifest.bin ?? {})
      .filter(([, path]) => !files.includes(path.replace(/^\.\//, '')))
      .map(([name, path]) => `the command ${name} is ${path}, which is not in the package`),
    ...papers.filter((paper) => !files.includes(paper)).map((paper) => `${paper} is not in the package`),
    ...(manifest.files?.includes('CHANGELOG.md') ? [] : ['CHANGELOG.md is not among the "files" of package.json']),
    ...(manifest.scripts?.prepublishOnly?.includes('only-by-npm-run-release.mjs')
      ? []
      : ['prepublishOnly does not run only-by-npm-run-release.mjs']),
    ...files.filter((file) => ownOnly.test(file)).map((file) => `${file} is for this repository alone`),
    ...ours
      .filter(([name, version]) => versions[name] !== version)
      .map(([name, version]) => `it wants ${name} ${version}, and ${versions[name] ?? 'none'} is published with it`),
  ];
};

/**
 * Why the version of a package cannot be released: its changelog does not mention it.
 * @param {PackedPackage} packed
 * @param {string} changelog text of CHANGELOG.md; empty when there is none
 * @returns {string[]} sentences
 */
export const unreleasable = ({ manifest: { version }, files }, changelog) => {
  const isTold = files.includes('CHANGELOG.md') && changelog.split('\n').includes(`## ${version}`);
  return isTold ? [] : [`CHANGELOG.md does not tell of ${version}: run npm run version-packages`];
};
