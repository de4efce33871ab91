const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

type Manifest = { readonly [Kind in (typeof kinds)[number]]?: Readonly<Record<string, string>> } & {
  readonly scripts?: Readonly<Record<string, string>>;
};

/** What stands for a package that comes from no registry, and is left as it is. */
const elsewhere = /^(?:workspace|file|link|portal|git[a-z+]*|https?):|^[\w-]+\/[\w-]+/;

/** What an upgrade makes of the package.json of an app. */
export interface UpgradedManifest {
  /** The file as it will be. */
  readonly text: string;
  /** Packages that change, with what was asked for. */
  readonly changed: readonly { readonly name: string; readonly asked: string }[];
  /** Packages of ours that come from no registry. */
  readonly left: readonly string[];
  /** Commands of the app by name. */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * A package.json in which every package of ours has one version, exactly; all else and the form of the file stay.
 * @throws where it is no JSON
 */
export const upgradeManifest = (text: string, version: string): UpgradedManifest => {
  const manifest: Manifest = JSON.parse(text);
  const changed: { name: string; asked: string }[] = [];
  const left: string[] = [];
  const next = { ...manifest };
  for (const kind of kinds) {
    const asked = manifest[kind];
    if (asked === undefined) continue;
    const entries = Object.entries(asked).map(([name, spec]): [string, string] => {
      if (!name.startsWith('@forecourt/') || spec === version) return [name, spec];
      if (elsewhere.test(spec)) {
        left.push(name);
        return [name, spec];
      }
      changed.push({ name, asked: spec });
      return [name, version];
    });
    next[kind] = Object.fromEntries(entries);
  }
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  const end = text.slice(text.trimEnd().length);
  return {
    text: changed.length === 0 ? text : `${JSON.stringify(next, null, indent)}${end}`,
    changed,
    left,
    scripts: manifest.scripts ?? {},
  };
};
