import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codemods, movedByRooms, movedByTypedAlike } from './codemods';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const upgraded = (source: string): string => codemods.reduce((text, { rewrite }) => rewrite(text), source);

it('imports are led to faces that hold the names, and from faces that hold them no more', () => {
  const faceOf = (face: string) => {
    const [, name = '', folder = ''] = face.split('/');
    return readFileSync(join(root, 'packages', name, 'src', folder, 'index.ts'), 'utf8');
  };
  const holds = (face: string, name: string) => new RegExp(`\\b${name}\\b`).test(faceOf(face));
  for (const [from, names] of [...Object.entries(movedByRooms), ...Object.entries(movedByTypedAlike)])
    for (const name of Object.keys(names)) {
      // Through all codemods, since a later one may lead the name on.
      const [, to = ''] = /from '(.*)'/.exec(upgraded(`import { ${name} } from '${from}';`)) ?? [];
      expect(holds(to, name), `${name} in ${to}`).toBe(true);
      expect(holds(from, name), `${name} in ${from}`).toBe(false);
    }
});

it('an app of before is led to the faces of now', () => {
  const before =
    "import { yearIn } from '@forecourt/domain/opening-hours';\nimport { hrefs, offerPath } from '@forecourt/config/hrefs';\n";
  expect(upgraded(before)).toBe(
    "import { yearIn } from '@forecourt/domain/calendar';\nimport { hrefs } from '@forecourt/config/hrefs';\nimport { offerPath } from '@forecourt/config/pages';\n",
  );
});
