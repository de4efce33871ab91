// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is made of sources, and what is installed. */
const isMade = /(^|\/)(node_modules|dist|\.next|\.turbo|\.reports|dist-test-\d+)(\/|$)/;

/**
 * By what is known whether something was built of the same sources already, as the layers of an image are: names, sizes and
 * times of all that an image may hold, and the steps by which it is made.
 * @param {string} root
 * @param {readonly string[]} steps
 */
export const digestOfSources = (root, steps) => {
  const digest = createHash('sha256').update(JSON.stringify(steps));
  const files = ['packages', 'apps', 'deploy/images', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => !isMade.test(file));
  for (const file of [...files.toSorted(), 'package-lock.json']) {
    const { size, mtimeMs } = statSync(join(root, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex').slice(0, 16);
};
