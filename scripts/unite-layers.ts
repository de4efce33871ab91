/**
 * A minified stylesheet in which every cascade layer is named once and its rules stand in one block: the compiler names
 * and opens a layer in every file. Rules outside layers keep their order, and as they win over any layer it does not
 * matter where they stand beside one. Throws when a string holds a brace or a semicolon, by which rules are told apart.
 */
export const uniteLayers = (css: string): string => {
  for (const [string] of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g))
    if (/[{};]/.test(string)) throw new Error(`A string with a brace or a semicolon would be misread: ${string}`);
  const names = new Set<string>();
  const layers = new Map<string, string[]>();
  const others: string[] = [];
  for (let start = 0, end = 0; start < css.length; start = end) {
    const brace = css.slice(start).search(/[{;]/) + start;
    if (brace < start) break;
    end = brace + 1;
    for (let depth = css[brace] === '{' ? 1 : 0; depth > 0 && end < css.length; end += 1)
      depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    const head = css.slice(start, brace);
    const layer = /^@layer ([\w-]+)$/.exec(head.trim())?.[1];
    if (layer === undefined) {
      const other = css.slice(start, end);
      if (other.includes('@layer'))
        throw new Error(`A layer inside ${head} cannot be united: write the condition inside the layer.`);
      others.push(other);
    } else {
      names.add(layer);
      if (css[brace] === '{') layers.set(layer, [...(layers.get(layer) ?? []), css.slice(brace + 1, end - 1)]);
    }
  }
  return [
    ...(names.size > 0 ? [`@layer ${[...names].join(',')};`] : []),
    ...others,
    ...[...layers].map(([name, rules]) => `@layer ${name}{${rules.join('')}}`),
  ].join('');
};
