import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codemods } from '../../packages/storefront/src/runtime/releases/codemods';
import { root } from '../workspace/paths.mjs';
import type { ReleaseNotes } from './release-notes.mjs';

const released = join(root, 'packages/storefront/releases');

it('every codemod belongs to a change that waits or was released with a word of what to do', () => {
  const changes = (existsSync(released) ? readdirSync(released) : []).flatMap((name): readonly string[] => {
    const notes: ReleaseNotes = JSON.parse(readFileSync(join(released, name), 'utf8'));
    return notes.do.map((note) => note.name);
  });
  for (const { change } of codemods) {
    const waiting = join(root, '.changeset', `${change}.md`);
    if (existsSync(waiting)) expect(readFileSync(waiting, 'utf8'), change).toContain('Do when you upgrade');
    else expect(changes, change).toContain(change);
  }
});
