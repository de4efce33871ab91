// @ts-check

/** @typedef {import('../test/lock-check.mjs').Manifest & { version?: string, peerDependencies?: Record<string, string> }} Manifest */

/** Where a lock repeats what a package.json asks for. */
const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);

/**
 * A lock in which our own packages have the versions of their package.json, and ask each other for those. What comes
 * from a registry stays as it is: npm would look all of it up again for this.
 * @template {{ packages: Record<string, any> }} Lock
 * @param {Lock} lock
 * @param {Readonly<Record<string, Manifest>>} manifests by workspace folder
 * @returns {Lock}
 */
export const withWorkspaces = (lock, manifests) => {
  const packages = Object.entries(lock.packages).map(([folder, entry]) => {
    const manifest = manifests[folder];
    if (manifest === undefined) return [folder, entry];
    const ours = kinds.flatMap((kind) => {
      const asked = entry[kind];
      if (asked === undefined) return [];
      const names = Object.keys(asked).filter((name) => name.startsWith('@forecourt/'));
      return [[kind, { ...asked, ...Object.fromEntries(names.map((name) => [name, manifest[kind]?.[name]])) }]];
    });
    const version = entry.version === undefined ? {} : { version: manifest.version };
    return [folder, { ...entry, ...version, ...Object.fromEntries(ours) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
};
