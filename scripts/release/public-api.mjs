// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/**
 * What others may import of a package: the names that each face hands out, such as `./button`, and by name the text of every
 * declaration that these reach within the package, whether it is handed out itself or only named by one that is. Of several
 * with one name each text counts once. Where in the package something is declared is nobody's business outside.
 * @typedef {object} PublicApi
 * @property {ReadonlyMap<string, readonly string[]>} faces
 * @property {ReadonlyMap<string, readonly string[]>} declarations
 */
/**
 * @typedef {object} Module
 * @property {ReadonlyMap<string, ts.Statement>} own declarations by name
 * @property {ReadonlyMap<string, { from: string, name: string }>} imported names from other modules of the package; the
 *   name `*` is the whole module
 * @property {ReadonlyMap<string, { from: string | null, name: string }>} exported by the name outside
 * @property {readonly string[]} everythingOf modules that are handed on whole
 * @property {ts.SourceFile} file
 */

/**
 * The sources of the faces of a package, from its folder, by the name of the face. Style sheets and typefaces are none.
 * @param {string} folder of the package
 * @param {Record<string, unknown>} exports of its package.json
 * @returns {Map<string, string>} such as `./button` -> `src/button/index.ts`
 */
export const facesOf = (folder, exports) => {
  const sources = Object.entries(exports).flatMap(([face, target]) => {
    const source = typeof target === 'object' && target !== null ? Reflect.get(target, '@forecourt/source') : undefined;
    return typeof source === 'string' ? [[face, source.replace(/^\.\//, '')]] : [];
  });
  const named = sources.filter(([face = '']) => !face.includes('*'));
  const opened = sources.flatMap(([face = '', source = '']) => {
    if (!face.includes('*')) return [];
    const [before = '', after = ''] = source.split('*');
    return readdirSync(join(folder, before))
      .filter((name) => existsSync(join(folder, `${before}${name}${after}`)))
      .map((name) => [face.replace('*', name), `${before}${name}${after}`]);
  });
  return new Map([...opened, ...named].map(([face = '', source = '']) => /** @type {const} */ ([face, source])).sort());
};

/** @param {ts.Statement} statement @returns {string[]} names that it declares */
const declaredIn = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named = /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (statement)).name;
  return named !== undefined && ts.isIdentifier(named) ? [named.text] : [];
};

/** @param {string} path module that names another @param {ts.Expression | undefined} specifier */
const ownModule = (path, specifier) =>
  specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
    ? posix.join(posix.dirname(path), specifier.text)
    : null;

/** @param {ts.SourceFile} file @param {string} path @returns {Module} */
const readModule = (file, path) => {
  /** @type {Map<string, ts.Statement>} */
  const own = new Map();
  /** @type {Map<string, { from: string, name: string }>} */
  const imported = new Map();
  /** @type {Map<string, { from: string | null, name: string }>} */
  const exported = new Map();
  /** @type {string[]} */
  const everythingOf = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = ownModule(path, statement.moduleSpecifier);
      const bindings = statement.importClause?.namedBindings;
      if (from === null || bindings === undefined) continue;
      if (ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { from, name: '*' });
      else
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, { from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const from = ownModule(path, statement.moduleSpecifier);
      const clause = statement.exportClause;
      if (clause === undefined) {
        if (from !== null) everythingOf.push(from);
      } else if (ts.isNamedExports(clause))
        for (const { name, propertyName } of clause.elements)
          exported.set(name.text, { from, name: (propertyName ?? name).text });
    } else
      for (const name of declaredIn(statement)) {
        own.set(name, statement);
        if (
          ts.canHaveModifiers(statement) &&
          ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
        )
          exported.set(name, { from: null, name });
      }
  }
  return { own, imported, exported, everythingOf, file };
};

/**
 * The text of a declaration without what its users do not meet: whether its module exports it, how a function names the parts
 * of what it is given, and in which module of the package a type stands.
 * @param {ts.Statement} statement
 */
const shownText = (statement) => {
  const file = statement.getSourceFile();
  /** @type {{ start: number, end: number, text: string }[]} */
  const cuts = [];
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isParameter(node) && !ts.isIdentifier(node.name))
      cuts.push({ start: node.name.getStart(file), end: node.name.end, text: 'given' });
    else if (
      ts.isImportTypeNode(node) &&
      node.qualifier !== undefined &&
      node.argument.getText(file).slice(1).startsWith('.')
    )
      cuts.push({ start: node.getStart(file), end: node.qualifier.getStart(file), text: '' });
    ts.forEachChild(node, walk);
  };
  walk(statement);
  const start = statement.getStart(file);
  let text = statement.getText(file);
  for (const cut of cuts.sort((a, b) => b.start - a.start))
    text = `${text.slice(0, cut.start - start)}${cut.text}${text.slice(cut.end - start)}`;
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .trim();
};

/**
 * The public API of a package, from the declarations that the compiler has written for its sources.
 * @param {string} folder of the declarations, such as `.../ui/src` for those of `packages/ui/src`
 * @param {ReadonlyMap<string, string>} faces source of each, from the folder of the package
 * @returns {PublicApi}
 * @throws {Error} where a face hands out what no module declares
 */
export const publicApi = (folder, faces) => {
  /** @type {Map<string, Module | null>} */
  const modules = new Map();
  /** @param {string} path without ending */
  const pathOf = (path) => [path, `${path}/index`].find((one) => existsSync(join(folder, `${one}.d.ts`))) ?? null;
  /** @param {string} path @returns {{ path: string, module: Module } | null} */
  const moduleAt = (path) => {
    const found = pathOf(path);
    if (found === null) return null;
    const known = modules.get(found);
    if (known !== undefined) return known === null ? null : { path: found, module: known };
    const text = readFileSync(join(folder, `${found}.d.ts`), 'utf8');
    const module = readModule(ts.createSourceFile(`${found}.d.ts`, text, ts.ScriptTarget.Latest, true), found);
    modules.set(found, module);
    return { path: found, module };
  };

  /** @type {Map<string, string>} */
  const declarations = new Map();

  /** Where a name of a module is declared. @param {string} path @param {string} name @returns {string | null} its place */
  const placeOf = (path, name) => {
    const found = moduleAt(path);
    if (found === null) return null;
    const { module } = found;
    const handed = module.exported.get(name);
    if (handed !== undefined && handed.from !== null) return placeOf(handed.from, handed.name);
    const local = handed?.name ?? name;
    if (module.own.has(local)) return `${found.path} > ${local}`;
    const from = module.imported.get(local);
    if (from !== undefined && from.name !== '*') return placeOf(from.from, from.name);
    return module.everythingOf.map((one) => placeOf(one, name)).find((place) => place !== null) ?? null;
  };

  /** Takes a declaration up with all that it names. @param {string} place */
  const take = (place) => {
    if (declarations.has(place)) return;
    const [path = '', name = ''] = place.split(' > ');
    const found = moduleAt(path);
    const statement = found?.module.own.get(name);
    if (found == null || statement === undefined) return;
    const { module } = found;
    // Of overloads and of types that are joined each part counts.
    const parts = module.file.statements.filter((one) => one === statement || declaredIn(one).includes(name));
    declarations.set(place, parts.map(shownText).join('\n'));
    /** @param {ts.Node} node */
    const walk = (node) => {
      if (ts.isImportTypeNode(node)) {
        const from = ts.isLiteralTypeNode(node.argument)
          ? ownModule(path, /** @type {ts.Expression} */ (node.argument.literal))
          : null;
        const first = node.qualifier === undefined ? null : (node.qualifier.getText().split('.')[0] ?? null);
        const there = from === null || first === null ? null : placeOf(from, first);
        if (there !== null) take(there);
      } else if (ts.isQualifiedName(node) && ts.isIdentifier(node.left)) {
        const whole = module.imported.get(node.left.text);
        const there = whole?.name === '*' ? placeOf(whole.from, node.right.text) : null;
        if (there !== null) take(there);
      } else if (ts.isIdentifier(node) && node.text !== name) {
        const there = module.own.has(node.text) || module.imported.has(node.text) ? placeOf(path, node.text) : null;
        if (there !== null) take(there);
      }
      ts.forEachChild(node, walk);
    };
    for (const part of parts) walk(part);
  };

  /** @param {string} path @returns {string[]} every name that a module hands out */
  const namesOf = (path) => {
    const found = moduleAt(path);
    if (found === null) return [];
    return [...found.module.exported.keys(), ...found.module.everythingOf.flatMap(namesOf)];
  };

  /** @type {Map<string, string[]>} */
  const handedOut = new Map();
  for (const [face, source] of faces) {
    const path = source.replace(/^src\//, '').replace(/\.tsx?$/, '');
    if (pathOf(path) === null) throw new Error(`The face ${face} has no declarations: ${source} was not compiled.`);
    const names = [...new Set(namesOf(path))].sort();
    // What another package declares and this one hands on has no place.
    for (const place of names.map((name) => placeOf(path, name))) if (place !== null) take(place);
    handedOut.set(face, names);
  }
  /** @type {Map<string, string[]>} */
  const byName = new Map();
  for (const [place, text] of declarations) {
    const name = place.split(' > ')[1] ?? place;
    byName.set(name, [...new Set([...(byName.get(name) ?? []), text])].sort());
  }
  return { faces: handedOut, declarations: new Map([...byName].sort(([a], [b]) => (a < b ? -1 : 1))) };
};

const faceMark = '## ';
const nameMark = '### ';

/**
 * A public API as text to be read and compared.
 * @param {string} name of the package
 * @param {PublicApi} api
 */
export const apiText = (name, { faces, declarations }) =>
  [
    `# What others may import of ${name}. Written by npm run public-api; a change of it needs a changeset.`,
    ...[...faces].flatMap(([face, names]) => ['', `${faceMark}${posix.join(name, face)}`, ...names]),
    ...[...declarations].flatMap(([declared, texts]) => ['', `${nameMark}${declared}`, ...texts]),
    '',
  ].join('\n');

/** The parts of such a text by their heads. @param {string} text @returns {Map<string, string>} */
const partsOf = (text) =>
  new Map(
    text
      .split(/\n(?=###? )/)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return /** @type {const} */ ([part.slice(0, end), part.slice(end + 1).trim()]);
      }),
  );

const most = 30;

/**
 * What has changed between two such texts, a line each; what goes, which users miss, comes first. Long lists are cut.
 * @param {string} before
 * @param {string} now
 * @returns {string[]}
 */
export const apiDifferences = (before, now) => {
  const [was, is] = [partsOf(before), partsOf(now)];
  /** @type {string[]} */
  const gone = [];
  /** @type {string[]} */
  const others = [];
  const heads = [...new Set([...was.keys(), ...is.keys()])].filter((head) => was.get(head) !== is.get(head));
  for (const head of heads.filter((one) => !one.startsWith(nameMark))) {
    const names = (/** @type {string} */ part = '') => part.split('\n').filter((line) => line !== '');
    const [old, young] = [names(was.get(head)), names(is.get(head))];
    const face = head.slice(faceMark.length);
    gone.push(...old.filter((name) => !young.includes(name)).map((name) => `gone: ${name} of ${face}`));
    others.push(...young.filter((name) => !old.includes(name)).map((name) => `new: ${name} of ${face}`));
  }
  for (const head of heads.filter((one) => one.startsWith(nameMark) && was.has(one) && is.has(one)))
    others.push(`changed: ${head.slice(nameMark.length)}`);
  const all = [...gone, ...others];
  if (all.length === 0 && before !== now) return ['changed: types behind the names'];
  return all.length <= most ? all : [...all.slice(0, most), `and ${all.length - most} more`];
};

/**
 * Packages whose public API changes without a word for those who use them.
 * @param {readonly string[]} changed names of packages whose API is another than before
 * @param {readonly import('./release-notes.mjs').Changeset[]} written changesets that are new or were changed since
 * @returns {string[]} sentences
 */
export const untoldChanges = (changed, written) =>
  changed
    .filter((name) => written.every(({ packages }) => packages[name] === undefined))
    .map(
      (name) =>
        `The public API of ${name} changes, and no changeset says so. Write what its users do: npm run changeset (a file in .changeset/ that names ${name}).`,
    );
