import { describe, expect, it } from 'vitest';
import { closedFolder, isReachable, openGround, placeFor } from './open-ground';

const root = { uid: 0, gid: 0 };
const postgres = { uid: 105, gid: 110 };
/** Rights of folders: everybody may enter those that are not named. */
const rights = (named: Readonly<Record<string, { uid: number; gid: number; mode: number }>>) => (folder: string) =>
  named[folder] ?? { ...root, mode: 0o40755 };

describe('closedFolder', () => {
  const clone = '/root/clone/.forecourt/postgres';

  it.each([
    ['nothing where everybody may enter', {}, null],
    ['the folder of root alone', { '/root': { ...root, mode: 0o40700 } }, '/root'],
    [
      'the outermost of two',
      { '/root': { ...root, mode: 0o40700 }, '/root/clone': { ...root, mode: 0o40700 } },
      '/root',
    ],
    ['a folder that may be read and not entered', { '/root/clone': { ...root, mode: 0o40744 } }, '/root/clone'],
    ['no folder of the user', { '/root/clone/.forecourt': { ...postgres, mode: 0o40700 } }, null],
    ['no folder of its group', { '/root/clone': { uid: 0, gid: postgres.gid, mode: 0o40710 } }, null],
    [
      "its own group's rights rather than everybody's",
      { '/root/clone': { uid: 0, gid: postgres.gid, mode: 0o40701 } },
      '/root/clone',
    ],
    ['nothing of the path itself', { [clone]: { ...root, mode: 0o40700 } }, null],
  ])('finds %s', (_what, named, found) => expect(closedFolder(clone, postgres, rights(named))).toBe(found));
});

describe('isReachable', () => {
  it('finds every path reachable when PostgreSQL runs as nobody else than us', () => {
    expect(isReachable('/no/such/folder', {})).toBe(true);
  });
});

describe('placeFor', () => {
  it('gives each path one place of its own below open ground', () => {
    const place = placeFor('data', '/root/clone/.forecourt');
    expect(place).toBe(placeFor('data', '/root/clone/.forecourt'));
    expect(place.startsWith(`${openGround}/data-`)).toBe(true);
    const others = [placeFor('data', '/root/other/.forecourt'), placeFor('programs', '/root/clone/.forecourt')];
    expect(new Set([place, ...others]).size).toBe(3);
  });
});
