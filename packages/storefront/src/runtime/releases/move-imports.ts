/** Where names are now: by the face that held them, each name with the face that holds it. */
export type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An import or a handing on of names, at the start of a line, as every formatter writes it. */
const statements = /^(import|export)( type)? ?\{([^{}]*)\} ?from ?(['"])([^'"\n]+)\4(;?)/gm;

/** The name that a part of a list takes from the module: `type A as B` takes `A`. */
const nameOf = (part: string): string => (part.replace(/^type /, '').split(' ')[0] ?? '').trim();

/**
 * Takes names from the faces to which they have moved, in imports and where a module hands them on. A list with comments,
 * an import of everything and `import()` stay as they are; the compiler names what is left.
 */
export const moveImports = (text: string, moves: Moves): string =>
  text.replace(statements, (whole, verb: string, type = '', list: string, quote: string, face: string, end: string) => {
    const moved = moves[face];
    if (moved === undefined || /\/[/*]/.test(list)) return whole;
    const byFace = new Map<string, string[]>();
    const parts = list.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '));
    for (const part of parts.filter((one) => one !== '')) {
      const to = moved[nameOf(part)] ?? face;
      byFace.set(to, [...(byFace.get(to) ?? []), part]);
    }
    if (byFace.size === 0 || (byFace.size === 1 && byFace.has(face))) return whole;
    return [...byFace]
      .map(([from, names]) => `${verb}${type} { ${names.join(', ')} } from ${quote}${from}${quote}${end}`)
      .join('\n');
  });
