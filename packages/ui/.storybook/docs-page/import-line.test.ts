import { describe, expect, it } from 'vitest';
import { importLines } from './import-line';

describe('importLines', () => {
  it('names the components of a face in one line, each once', () => {
    const face = '@forecourt/ui/button';
    expect(importLines(['Button', 'LinkButton', 'Button'].map((name) => ({ name, face })))).toBe(
      "import { Button, LinkButton } from '@forecourt/ui/button';",
    );
  });

  it('writes a line for each face', () => {
    expect(
      importLines([
        { name: 'Chip', face: '@forecourt/ui/chip' },
        { name: 'Tag', face: '@forecourt/ui/tag' },
      ]),
    ).toBe("import { Chip } from '@forecourt/ui/chip';\nimport { Tag } from '@forecourt/ui/tag';");
  });

  it('breaks a line that is too long to be read', () => {
    const face = '@forecourt/ui/vehicle-card';
    const names = ['VehicleCardGrid', 'VehicleCardList', 'VehicleCardRow', 'VehicleCardTile'];
    expect(importLines(names.map((name) => ({ name, face })))).toBe(
      `import {\n  VehicleCardGrid,\n  VehicleCardList,\n  VehicleCardRow,\n  VehicleCardTile,\n} from '${face}';`,
    );
  });

  it('is empty where nothing can be imported', () => {
    expect(importLines([])).toBe('');
  });
});
