import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releasesBefore } from './released-clients';

it('the last two releases are those before a version by their numbers, and there are none before the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-releases-'));
  try {
    for (const version of ['0.2.0', '0.10.0', '0.9.3', '1.0.0']) writeFileSync(join(folder, `${version}.json`), '{}');
    expect(releasesBefore('1.0.0', folder)).toEqual(['0.9.3', '0.10.0']);
    expect(releasesBefore('0.9.3', folder)).toEqual(['0.2.0']);
    expect(releasesBefore('0.2.0', folder)).toEqual([]);
    expect(releasesBefore('1.0.0', join(folder, 'none'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
