// @ts-check
// The stylesheet of the design system, compressed, against its limit: every page of every site loads the whole of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../workspace/paths.mjs';

/** Bytes of gzip. */
const limit = 30_000;

const size = gzipSync(readFileSync(join(root, 'packages', 'ui', 'dist', 'styles.css')), { level: 9 }).length;
const fits = size <= limit;
console.log(
  `${fits ? '✓' : '✗'} ui/styles.css: ${size.toLocaleString('en-AU')} bytes of ${limit.toLocaleString('en-AU')}`,
);
process.exitCode = fits ? 0 : 1;
