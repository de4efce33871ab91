// @ts-check
// One published package as a stranger would get it: packs it once, after a whole build, and looks at what would be sent:
// that it holds what its manifest promises, publint, and attw for the types of every face. Run in its folder by turbo
// (`check:package`), which takes the kept result where neither manifest nor faces have changed. With `--release` its
// changelog must name its version.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { packageFaults, unreleasable } from './package-faults.mjs';
import { changelogOf, pack, publishedPackages } from './published-packages.mjs';

const folder = process.cwd();
const place = relative(root, folder).replaceAll('\\', '/');
const packages = publishedPackages();
const manifest = packages.find((one) => one.folder === place)?.manifest;
if (manifest === undefined) throw new Error(`${place} is no published package.`);
const versions = Object.fromEntries(packages.map((one) => [one.manifest.name, one.manifest.version]));

/**
 * Arguments for attw about the entry points: files that are no modules are left out, and those behind a pattern are
 * named.
 */
const facesOf = (/** @type {import('./package-faults.mjs').Manifest} */ { exports = {} }) => {
  const files = Object.keys(exports).filter((face) => /\.(?:css|woff2|tokens\.json)(?:\?url)?$/.test(face));
  const opened =
    exports['./*'] === undefined
      ? []
      : readdirSync(join(folder, 'src')).filter((face) => existsSync(join(folder, 'src', face, 'index.ts')));
  return [
    ...(files.length === 0 ? [] : ['--exclude-entrypoints', ...files]),
    ...(opened.length === 0 ? [] : ['--include-entrypoints', ...opened]),
  ];
};

const destination = mkdtempSync(join(tmpdir(), 'forecourt-pack-'));
try {
  const { files, tarball } = await pack(folder, destination);
  const packed = { manifest, files };
  const faults = [
    ...packageFaults(packed, versions),
    ...(process.argv.includes('--release') ? unreleasable(packed, changelogOf(folder)) : []),
  ];
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  for (const message of messages) {
    if (message.type !== 'suggestion') faults.push(`publint: ${formatMessage(message, pkg) ?? message.code}`);
  }
  for (const fault of faults) console.error(`${manifest.name}: ${fault}`);
  const attw = ['--profile', 'esm-only', '--no-definitely-typed', '--no-color', '--no-emoji', ...facesOf(manifest)];
  const { code, output } = await run(join(binaries, 'attw'), [tarball, ...attw], {
    cwd: folder,
    env: withBinaries(process.env),
  });
  if (code !== 0) console.error(output);
  process.exitCode = faults.length === 0 && code === 0 ? 0 : 1;
} finally {
  rmSync(destination, { recursive: true, force: true });
}
