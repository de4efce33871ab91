// @ts-check

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */
/** @typedef {Record<string, LockEntry>} LockPackages */
/**
 * @typedef {object} Manifest
 * @property {string} [name]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Where Node would find `name` from a package folder: there or in any folder above.
 * @param {LockPackages} packages
 * @param {string} from
 * @param {string} name
 */
const isReachable = (packages, from, name) => {
  for (let folder = from; ; ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
};

/**
 * Optional dependencies that the lock leaves out. npm drops those it cannot find for other platforms without a word,
 * and `npm ci` then refuses the lock.
 * @param {LockPackages} packages
 */
const missingOptional = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isReachable(packages, path, name))
      .map(
        (name) =>
          `${path || 'package.json'} wants ${name}, which the lock lacks: pin a version whose platform packages all exist`,
      ),
  );

/**
 * Addresses of registries: they would bind the lock to one machine's settings.
 * @param {LockPackages} packages
 */
const namedRegistries = (packages) =>
  Object.entries(packages)
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([path]) => `${path} names a registry: keep omit-lockfile-registry-resolved=true in .npmrc and install again`);

const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/**
 * Workspaces whose package.json and lock entry ask for different things.
 * @param {LockPackages} packages
 * @param {Readonly<Record<string, Manifest>>} manifests by workspace folder; '' is the root
 */
const changedManifests = (packages, manifests) =>
  Object.entries(manifests).flatMap(([folder, manifest]) => {
    const entry = packages[folder];
    if (entry === undefined) return [`${folder}/package.json is not in the lock: run npm install`];
    return kinds.flatMap((kind) => {
      const wanted = manifest[kind] ?? {};
      const locked = entry[kind] ?? {};
      return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
        .filter((name) => wanted[name] !== locked[name])
        .map(
          (name) =>
            `${folder || '.'}/package.json has ${name} ${wanted[name] ?? '(absent)'}, the lock ${locked[name] ?? '(absent)'}: run npm install`,
        );
    });
  });

/** Packages that work only when everything uses the same copy. */
const onceOnly = ['react', 'react-dom'];

/**
 * Second copies of what must be there once, and copies from a registry of what is ours: npm installs them without a word
 * where the versions that are asked for do not meet.
 * @param {LockPackages} packages
 * @param {Readonly<Record<string, Manifest>>} manifests
 */
const secondCopies = (packages, manifests) => {
  const own = new Set(Object.values(manifests).flatMap(({ name }) => name ?? []));
  return Object.entries(packages).flatMap(([path, { link }]) => {
    const [, folder = '', name = ''] = /^(.*?)(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (own.has(name) && link !== true)
      return [`${path} is a copy of our own ${name}: ask for the version that packages has, and run npm install`];
    return onceOnly.includes(name) && folder !== ''
      ? [`${path} is a second copy of ${name}: ask for the version that the root has, and run npm install`]
      : [];
  });
};

/**
 * Everything about a lock that would make `npm ci` fail or differ on another machine. Empty when all is well.
 * @param {LockPackages} packages the lock's `packages`
 * @param {Readonly<Record<string, Manifest>>} manifests package.json of each workspace by folder
 */
export const lockFaults = (packages, manifests) => [
  ...missingOptional(packages),
  ...namedRegistries(packages),
  ...changedManifests(packages, manifests),
  ...secondCopies(packages, manifests),
];
