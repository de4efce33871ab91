// @ts-check
// `npm run release-notes`: the page of the coming release as the waiting changesets make it, as docs/releases/<version>.md
// will be.
import { join } from 'node:path';
import { waitingChangesets } from './release/release-notes.mjs';
import { comingRelease } from './release/write-release-notes.mjs';
import { root } from './workspace/paths.mjs';

process.stdout.write(comingRelease(waitingChangesets(join(root, '.changeset'))));
