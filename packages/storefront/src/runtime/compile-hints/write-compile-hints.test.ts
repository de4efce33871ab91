import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeCompileHints } from './write-compile-hints';

it('puts the hint before each script once, and leaves those alone that have a source map', () => {
  const app = mkdtempSync(join(tmpdir(), 'hints-'));
  try {
    const chunks = join(app, '.next', 'static', 'chunks');
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, 'one.js'), 'run()');
    writeFileSync(join(chunks, 'mapped.js'), 'run()\n//# sourceMappingURL=mapped.js.map');
    writeFileSync(join(chunks, 'sheet.css'), '.one{}');
    expect([writeCompileHints(app), writeCompileHints(app)]).toEqual([1, 1]);
    const read = (name: string) => readFileSync(join(chunks, name), 'utf8');
    expect(read('one.js')).toBe('//# allFunctionsCalledOnLoad\nrun()');
    expect(read('mapped.js')).toMatch(/^run/);
    expect(read('sheet.css')).toBe('.one{}');
  } finally {
    rmSync(app, { recursive: true });
  }
});
