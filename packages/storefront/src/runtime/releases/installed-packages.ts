import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package.json says of the packages that it asks for. */
interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One copy of a package of ours, as an app finds it. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Its real folder, behind every link. */
  readonly folder: string;
  /** Who gets this copy: names of packages, and `this app`. */
  readonly askedBy: readonly string[];
}

/** How an app is called among those who ask. */
export const thisApp = 'this app';

/** @throws where the file is no JSON */
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The real folder in which a module of `from` finds a package, as Node looks for it; null where there is none. */
const folderOf = (name: string, from: string): string | null => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? null : folderOf(name, parent);
};

const isOurs = (name: string): boolean => name.startsWith('@forecourt/');

/** Those of ours that a package asks for; of an app also what it needs to be built. */
const askedFor = (manifest: Manifest, isApp: boolean): readonly string[] =>
  [
    manifest.dependencies,
    manifest.optionalDependencies,
    manifest.peerDependencies,
    isApp ? manifest.devDependencies : undefined,
  ]
    .flatMap((asked) => Object.keys(asked ?? {}))
    .filter(isOurs);

/**
 * Every copy of a published package of ours that an app reaches: what it asks for, what these ask for, and so on, each
 * looked for from where it is asked. Private ones, which a release does not know, are left out.
 * @param app folder of the app; one without a package.json, such as that from which a server is started, asks for nothing
 * @returns by name, then by folder
 * @throws where a package.json cannot be read
 */
export const installedPackages = (app: string): readonly InstalledPackage[] => {
  const found = new Map<string, { readonly manifest: Manifest; readonly askedBy: Set<string> }>();
  const follow = (manifest: Manifest, folder: string, asker: string): void => {
    for (const name of askedFor(manifest, asker === thisApp)) {
      const place = folderOf(name, folder);
      if (place === null) continue;
      const known = found.get(place);
      if (known !== undefined) known.askedBy.add(asker);
      else {
        const asked = readManifest(place);
        found.set(place, { manifest: asked, askedBy: new Set([asker]) });
        follow(asked, place, name);
      }
    }
  };
  const folder = realpathSync(app);
  if (existsSync(join(folder, 'package.json'))) follow(readManifest(folder), folder, thisApp);
  return [...found]
    .filter(([, { manifest }]) => manifest.private !== true)
    .map(([place, { manifest, askedBy }]) => ({
      name: manifest.name ?? place,
      version: manifest.version ?? 'without a version',
      folder: place,
      askedBy: [...askedBy],
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.folder.localeCompare(b.folder));
};
