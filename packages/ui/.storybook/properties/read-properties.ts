import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { ComponentProperties, Property } from './property';
import { controlOf, shapeOf, typeWords } from './property-type';

/** The names and the defaults by which a component takes its properties apart: `({ kind = 'primary' })`. */
const takenApart = (declaration: ts.Node): ReadonlyMap<string, string | undefined> => {
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const parameter =
    value !== undefined &&
    (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value) || ts.isFunctionExpression(value))
      ? value.parameters[0]?.name
      : undefined;
  if (parameter === undefined || !ts.isObjectBindingPattern(parameter)) return new Map();
  return new Map(
    parameter.elements
      .filter(({ dotDotDotToken }) => dotDotDotToken === undefined)
      .map(({ propertyName, name, initializer }) => [(propertyName ?? name).getText(), initializer?.getText()]),
  );
};

const wordsOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false;

const alternatives = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/**
 * The rows of a component. What an element of HTML takes besides is left out, unless the component takes it by name:
 * three hundred attributes of a button tell nobody what this button can do.
 */
const rowsOf = (checker: ts.TypeChecker, props: ts.Type, declaration: ts.Node): readonly Property[] => {
  const named = takenApart(declaration);
  const types = alternatives(props);
  const byName = Map.groupBy(
    types.flatMap((type) => checker.getPropertiesOfType(type)),
    (symbol) => symbol.getName(),
  );
  return [...byName].flatMap(([name, symbols]) => {
    const [symbol] = symbols;
    if (symbol === undefined || name === 'ref' || !(named.has(name) || symbols.some(isOurs))) return [];
    const type =
      symbols.length === 1 || !types.every((one) => checker.getPropertyOfType(one, name))
        ? checker.getTypeOfSymbol(symbols.find(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0) ?? symbol)
        : checker.getTypeOfSymbol(checker.getPropertyOfType(props, name) ?? symbol);
    const description = symbols.map((one) => wordsOf(checker, one)).find((words) => words !== '');
    const defaultValue = named.get(name);
    const shape = shapeOf(checker, type);
    return {
      name,
      type: typeWords(checker, type, symbol),
      ...(shape === undefined ? {} : { shape }),
      ...(description === undefined ? {} : { description }),
      ...(defaultValue === undefined ? {} : { defaultValue }),
      required:
        symbols.length === types.length && symbols.every(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0),
      control: controlOf(checker, type),
    };
  });
};

const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

/** Whether what a function answers can be drawn by React. */
const isDrawn = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  /\b(?:\w*Element|ReactNode)\b/.test(checker.typeToString(type));

/** The names that the face of a module's folder exports: those of its `index.ts`. */
const namesOfFace = (checker: ts.TypeChecker, index: ts.SourceFile | undefined): ReadonlySet<string> => {
  const module = index === undefined ? undefined : checker.getSymbolAtLocation(index);
  return new Set(module === undefined ? [] : checker.getExportsOfModule(module).map((symbol) => symbol.getName()));
};

const componentsOf = (
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  face: string,
  faceNames: ReadonlySet<string>,
): readonly ComponentProperties[] => {
  const module = checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const name = exported.getName();
    const declaration = exported.valueDeclaration;
    if (!isComponentName(name) || declaration === undefined || declaration.getSourceFile() !== file) return [];
    const [signature] = checker.getTypeOfSymbol(exported).getCallSignatures();
    if (signature === undefined || !isDrawn(checker, signature.getReturnType())) return [];
    const [parameter] = signature.getParameters();
    const properties = parameter === undefined ? [] : rowsOf(checker, checker.getTypeOfSymbol(parameter), declaration);
    const description = wordsOf(checker, exported);
    return [{ name, description, ...(faceNames.has(name) ? { face } : {}), properties }];
  });
};

/**
 * The components that the modules under a folder export, with the face that exports them and the rows of their
 * properties, read from their types by the compiler: `Omit`, `Pick` and imported types are followed, which tools that read a module by itself cannot.
 * @param tsconfig the project that holds the folder
 * @param folder only its modules are read; absolute
 * @returns by absolute path of the module
 * @throws {Error} where the tsconfig cannot be read
 */
export const readProperties = (
  tsconfig: string,
  folder: string,
): ReadonlyMap<string, readonly ComponentProperties[]> => {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  const modules = ts.sys.readDirectory(folder, ['.tsx']).filter((path) => !/\.(?:stories|test)\.tsx$/.test(path));
  const indexOf = (path: string): string => join(dirname(path), 'index.ts');
  const indexes = [...new Set(modules.map(indexOf))].filter((path) => ts.sys.fileExists(path));
  const program = ts.createProgram([...modules, ...indexes], options);
  const checker = program.getTypeChecker();
  return new Map(
    modules.flatMap((path) => {
      const file = program.getSourceFile(path);
      if (file === undefined) return [];
      const face = `@forecourt/ui/${relative(folder, dirname(path)).replaceAll('\\', '/')}`;
      const found = componentsOf(checker, file, face, namesOfFace(checker, program.getSourceFile(indexOf(path))));
      return found.length === 0 ? [] : [[path, found] as const];
    }),
  );
};
