import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeObstacle } from './node-version.mjs';
import {
  findObstacles,
  libraryObstacle,
  neededSpace,
  spaceObstacle,
  startObstacle,
  writeObstacle,
} from './obstacles.mjs';

describe('nodeObstacle', () => {
  it.each(['20.9.0', '20.19.2', '22.0.0', '26.10.0'])('lets Node %s pass', (version) =>
    expect(nodeObstacle(version)).toBeNull(),
  );

  it.each(['18.20.4', '20.8.1', 'v16.3.0'])('names Node %s as too old, with the way to a newer one', (version) =>
    expect(nodeObstacle(version)).toMatch(
      new RegExp(`^This is Node ${version}, and 20\\.9 or newer is needed\\. Install one: https`),
    ),
  );
});

describe('libraryObstacle', () => {
  const listed = (...libraries: readonly string[]) => ({
    code: 0,
    output: ['libc.so.6', ...libraries].map((name) => `\t${name} (libc6,x86-64) => /lib/${name}\n`).join(''),
  });

  it('names the library that Node needs and a slim system lacks, with the packages that have it', () => {
    expect(libraryObstacle(listed('libatomic.so.1'))).toBeNull();
    expect(libraryObstacle(listed('libstdc++.so.6'))).toBe(
      'This machine has no libatomic.so.1, without which the Node that package-lock.json pins does not start. Install it: sudo apt-get install libatomic1 (Debian, Ubuntu), sudo dnf install libatomic (Fedora, Red Hat). Then run the same command again.',
    );
  });

  it('says nothing of a system that lists no libraries', () => {
    expect(libraryObstacle({ code: 1, output: '' })).toBeNull();
    expect(libraryObstacle({ code: 0, output: '' })).toBeNull();
  });
});

describe('startObstacle', () => {
  it('lets a Node pass that starts', () => expect(startObstacle({ code: 0, output: 'v26.10.0\n' })).toBeNull());

  it('names whatever other library is missing', () =>
    expect(
      startObstacle({
        code: 127,
        output:
          'node: error while loading shared libraries: libother-1.so.2: cannot open shared object file: No such file\n',
      }),
    ).toMatch(/^This machine has no libother-1\.so\.2, .* Install the package that has it\. Then/));

  it('says whatever else the system has said', () =>
    expect(startObstacle({ code: 1, output: "version `GLIBC_2.28' not found\n" })).toBe(
      "The Node that package-lock.json pins (node_modules/.bin/node) does not start here: version `GLIBC_2.28' not found",
    ));
});

describe('spaceObstacle', () => {
  const disk = (free: number, isFirst: boolean) => spaceObstacle({ folder: '/home/me/forecourt', free, isFirst });

  it('asks more of the first start than of a later one', () => {
    expect([disk(neededSpace.first, true), disk(neededSpace.later, false)]).toEqual([null, null]);
    expect(disk(neededSpace.first - 1, true)).toBe(
      'The disk of /home/me/forecourt has 2.9 GB left; packages, builds and the database need 3.0 GB. Free some space, or clone to another disk.',
    );
    expect(disk(neededSpace.later / 5, false)).toBe(
      'The disk of /home/me/forecourt has 0.1 GB left; at least 0.5 GB are needed. Free some space.',
    );
  });
});

describe('writeObstacle', () => {
  const ada = { name: 'ada', uid: 1000 };

  it('finds nothing where everything may be written', () => expect(writeObstacle([], ada)).toBeNull());

  it('names what an earlier start by root has left, with the command that gives it back', () => {
    const left = ['/w/node_modules', '/w/.forecourt'].map((path) => ({ path, code: 'EACCES', owner: 0 }));
    expect(writeObstacle(left, ada)).toBe(
      '/w/node_modules, /w/.forecourt may not be written by ada: it belongs to user 0 (was it made by sudo?). Give it to ada: sudo chown -R ada /w/node_modules /w/.forecourt',
    );
  });

  it('names a folder, and not what lies in it too', () => {
    const all = ['/w', '/w/node_modules', '/data'].map((path) => ({ path, code: 'EACCES', owner: 0 }));
    expect(writeObstacle(all, ada)).toMatch(/^\/w, \/data may not be written by ada/);
  });

  it("names the owner's own folder that is write-protected", () => {
    expect(writeObstacle([{ path: '/w', code: 'EACCES', owner: 1000 }], ada)).toBe(
      '/w cannot be written by ada, who owns it: chmod u+w /w',
    );
  });

  it('names a disk that is read-only', () => {
    expect(writeObstacle([{ path: '/w', code: 'EROFS', owner: 0 }], ada)).toBe(
      '/w cannot be written: the disk is read-only. Clone to another one.',
    );
  });
});

describe('findObstacles', () => {
  it('finds none in a folder of our own, also where the data folder is still to be made', () => {
    const checkout = mkdtempSync(join(tmpdir(), 'forecourt-obstacles-'));
    try {
      expect(findObstacles({ checkout, data: join(checkout, 'deep', '.forecourt'), isInstalled: true })).toEqual([]);
    } finally {
      rmSync(checkout, { recursive: true });
    }
  });
});
