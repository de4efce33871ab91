/** A component by its name and the face of the package that exports it: `@forecourt/ui/button`. */
export type Importable = { readonly name: string; readonly face: string };

const narrowest = 80;

/**
 * The lines of code by which components are imported, one a face, in the order in which they are given. Empty where none
 * is given.
 */
export const importLines = (components: readonly Importable[]): string =>
  [...Map.groupBy(components, ({ face }) => face)]
    .map(([face, ofFace]) => {
      const names = [...new Set(ofFace.map(({ name }) => name))];
      const line = `import { ${names.join(', ')} } from '${face}';`;
      return line.length <= narrowest
        ? line
        : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${face}';`;
    })
    .join('\n');
