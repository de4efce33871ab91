import { describe, expect, it } from 'vitest';
import { moveImports } from './move-imports';

const moves = { '@our/hours': { yearIn: '@our/calendar', Zone: '@our/calendar', shown: '@our/words' } };
const moved = (text: string) => moveImports(text, moves);

describe('an import', () => {
  it.each([
    [
      'of a name that moved comes from its new face',
      "import { yearIn } from '@our/hours';",
      "import { yearIn } from '@our/calendar';",
    ],
    [
      'of several is split by their faces',
      "import { open, type Zone, yearIn as year, shown } from '@our/hours';",
      "import { open } from '@our/hours';\nimport { type Zone, yearIn as year } from '@our/calendar';\nimport { shown } from '@our/words';",
    ],
    [
      'of types, over lines, keeps quotes and end',
      'import type {\n  Zone,\n  Day,\n} from "@our/hours"',
      'import type { Zone } from "@our/calendar"\nimport type { Day } from "@our/hours"',
    ],
    [
      'that is handed on is moved too',
      "export { yearIn } from '@our/hours';",
      "export { yearIn } from '@our/calendar';",
    ],
  ])('%s', (_, before, after) => expect(moved(`${before}\nconst a = 1;\n`)).toBe(`${after}\nconst a = 1;\n`));

  it.each([
    ['of names that stayed', "import { open } from '@our/hours';"],
    ['of another module', "import { yearIn } from './hours';"],
    ['of everything', "import * as hours from '@our/hours';"],
    ['with a comment in its list', "import {\n  yearIn, // of the clock\n} from '@our/hours';"],
    ['that is text', 'const text = `  import { yearIn } from "@our/hours"`;'],
  ])('%s stays as it is', (_, text) => expect(moved(text)).toBe(text));

  it('is moved once: a second run changes nothing', () => {
    const once = moved("import { open, yearIn } from '@our/hours';\n");
    expect(moved(once)).toBe(once);
  });
});
