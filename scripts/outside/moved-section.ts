import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Moves, moveImports } from '../../packages/storefront/src/runtime/releases/move-imports';
import { folderIn, type Release, rewriteIn } from './outside-releases';

const layout = '@forecourt/ui/layout';
const own = '@forecourt/ui/page-section';
const moves: Moves = { [layout]: { Section: own, SectionProps: own } };

/** Name of the changeset that such a change would have. */
export const movedSection = 'a-section-by-itself';

/**
 * Moves `Section` of ui from `layout` to a face of its own, as a release of ours would: out of the old face, so that who
 * does not follow does not build; in the storefront, which uses it; and with the codemod for apps.
 */
export const moveSection = (release: Release): void => {
  const ui = join(folderIn(release, '@forecourt/ui'), 'dist');
  rewriteIn(join(ui, 'layout'), /^index\.(?:js|d\.ts)$/, (text) =>
    text.replace(/^(?:import|export) \{ Section\b.*\n/gm, '').replace(/^ {2}Section,\n/m, ''),
  );
  mkdirSync(join(ui, 'page-section'));
  writeFileSync(join(ui, 'page-section', 'index.js'), "export { Section } from '../layout/section.js';\n");
  writeFileSync(
    join(ui, 'page-section', 'index.d.ts'),
    "export { Section, type SectionProps } from '../layout/section.js';\n",
  );
  const storefront = join(folderIn(release, '@forecourt/storefront'), 'dist');
  rewriteIn(storefront, /\.(?:js|d\.ts)$/, (text) => moveImports(text, moves));
  rewriteIn(join(storefront, 'runtime', 'releases'), /^codemods\.js$/, (text) =>
    text.replace(
      'var codemods = [',
      `var codemods = [{ change: '${movedSection}', does: 'moves imports', rewrite: (text) => moveImports(text, ${JSON.stringify(moves)}) },`,
    ),
  );
};
