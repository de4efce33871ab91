// @ts-check
// `npm run attack [search] [pages] [pictures] [photos] [uploads] [parts]`: starts a stack of its own with demo data on ports of
// its own (FORECOURT_ATTACK_PORT, 3300), sends it every directed request that once stopped search or pages for other
// dealers, and prints what was answered and how long others waited meanwhile. Everything is bounded and stays on the
// loopback address. Ends with 1 when something does not hold. docs/security.md says what is promised.

import { pageAttacks } from './attack/page-attacks.mjs';
import { partAttacks } from './attack/part-attacks.mjs';
import { photoAttacks } from './attack/photo-attacks.mjs';
import { pictureAttacks } from './attack/picture-attacks.mjs';
import { printAttack, printEnd } from './attack/report.mjs';
import { searchAttacks } from './attack/search-attacks.mjs';
import { startTarget } from './attack/target.mjs';
import { uploadAttacks } from './attack/upload-attacks.mjs';

/** @typedef {import('./attack/attack.mjs').Attack} Attack */

/** In this order: what ends processes comes last. @type {Readonly<Record<string, readonly Attack[]>>} */
const groups = {
  search: searchAttacks,
  pages: pageAttacks,
  pictures: pictureAttacks,
  photos: photoAttacks,
  uploads: uploadAttacks,
  parts: partAttacks,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(groups, name));
if (unknown !== undefined) {
  console.error(`There are no attacks named "${unknown}". Choose from: ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const target = await startTarget((line) => console.log(line));
let failed = 0;
try {
  for (const [name, attacks] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const attack of attacks) {
      const outcome = await attack.run(target);
      if (!outcome.holds) failed += 1;
      printAttack(attack, outcome);
    }
  }
} finally {
  await target.stop();
}
printEnd(failed);
process.exitCode = failed === 0 ? 0 : 1;
