import ts from 'typescript';
import type { PropertyControl } from './property';

const printed = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** A union of literals is read whole up to here, longer ones by their name. Letters. */
const longestUnion = 90;

/** What is longer is told by its shape. Letters. */
const longestType = 140;

/** Types that React draws, by the name of their declaration. */
const drawn = new Set(['ReactNode', 'ReactElement', 'Element', 'ReactPortal', 'Iterable', 'AwaitedReactNode']);

const isNothing = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) !== 0;

const nameOf = (type: ts.Type): string | undefined => (type.aliasSymbol ?? type.getSymbol())?.getName();

/** What a value may be, without `undefined` and `null`. */
const membersOf = (type: ts.Type): readonly ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter((member) => !isNothing(member));

const isFunction = (type: ts.Type): boolean =>
  type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;

/** The item of an array or a tuple. */
const itemOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;

/** Whether a value is a text: also one that a type brands, such as HTML that was made safe. */
const isText = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.StringLike) !== 0 || (type.isIntersection() && type.types.some(isText));

const isObject = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive)) !== 0;

/** Objects that no one writes down as JSON. */
const unwritten = new Set(['Map', 'Set', 'ReadonlyMap', 'ReadonlySet', 'RefObject', 'Promise']);

/** What a type stands for at the widest where it is, or may be, a parameter of the component. */
const settled = (checker: ts.TypeChecker, type: ts.Type): ts.Type => {
  const parameter = membersOf(type).find((member) => member.isTypeParameter());
  return parameter === undefined ? type : (checker.getBaseConstraintOfType(parameter) ?? type);
};

/** What a browser or a caller hands over: an element of the page, a set of functions. */
const isGiven = (checker: ts.TypeChecker, type: ts.Type): boolean => {
  const properties = checker.isArrayLikeType(type) ? [] : type.getProperties();
  const isMethod = (property: ts.Symbol) => isFunction(checker.getNonNullableType(checker.getTypeOfSymbol(property)));
  if ((type.flags & ts.TypeFlags.NonPrimitive) !== 0) return true;
  return /^HTML\w*Element$/.test(nameOf(type) ?? '') || (properties.length > 0 && properties.every(isMethod));
};

/** How a property of this type is set. */
export const controlOf = (checker: ts.TypeChecker, given: ts.Type): PropertyControl => {
  const type = settled(checker, given);
  if (nameOf(type) === 'ReactNode') return { kind: 'text' };
  const members = membersOf(type);
  const every = (flags: ts.TypeFlags) => members.length > 0 && members.every((member) => (member.flags & flags) !== 0);
  if (every(ts.TypeFlags.BooleanLike)) return { kind: 'boolean' };
  if (every(ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral)) {
    const options = members.flatMap((member) =>
      member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
    );
    return { kind: 'choice', options };
  }
  if (every(ts.TypeFlags.NumberLike)) return { kind: 'number' };
  if (members.some((member) => drawn.has(nameOf(member) ?? '')))
    return { kind: members.some(isText) ? 'text' : 'none' };
  if (members.some(isFunction)) return { kind: 'none' };
  if (members.some(isText)) return { kind: 'text' };
  if (members.some((member) => nameOf(member) === 'Date')) return { kind: 'date' };
  if (members.some((member) => unwritten.has(nameOf(member) ?? '') || isGiven(checker, member)))
    return { kind: 'none' };
  return { kind: members.some(isObject) ? 'object' : 'none' };
};

/** A type as the source writes it, where that is short and names things instead of working them out. */
const writtenWords = (symbol: ts.Symbol): string | undefined => {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isPropertySignature(declaration)) return undefined;
  const words = declaration.type?.getText().replace(/\s+/g, ' ');
  return words === undefined ||
    words.length > longestType ||
    /\b(?:keyof|typeof|infer)\b|\w\[/.test(words.replaceAll('[]', ''))
    ? undefined
    : words;
};

/** A type in words that a person reads. */
export const typeWords = (checker: ts.TypeChecker, given: ts.Type, symbol: ts.Symbol): string => {
  const type = settled(checker, given);
  const members = membersOf(type);
  const literals = members.filter((member) => member.isStringLiteral() || member.isNumberLiteral());
  const written = type === given ? writtenWords(symbol) : undefined;
  if (literals.length === members.length && literals.length > 0) {
    const union = literals.map((literal) => checker.typeToString(literal, undefined, printed)).join(' | ');
    return union.length <= longestUnion ? union : (type.aliasSymbol?.getName() ?? written ?? union);
  }
  if (written !== undefined) return written;
  const words = checker.typeToString(checker.getNonNullableType(type), undefined, printed);
  if (words.length <= longestType) return words;
  return members.every((member) => checker.isArrayLikeType(member)) ? 'list' : 'object';
};

const isOwn = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false;

/** The lines of an object: `label: string`. */
const linesOf = (checker: ts.TypeChecker, object: ts.Type): readonly string[] =>
  object
    .getProperties()
    .filter(isOwn)
    .map((property) => {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
      return `${property.getName()}${optional}: ${typeWords(checker, checker.getTypeOfSymbol(property), property)}`;
    });

/**
 * What the object, or each item of the list, holds: `label: string` on a line; undefined for what has no shape of ours.
 */
export const shapeOf = (checker: ts.TypeChecker, type: ts.Type): string | undefined => {
  const shapes = membersOf(type).flatMap((member) => {
    if (checker.isTupleType(member))
      return checker.typeToString(member, undefined, printed | ts.TypeFormatFlags.InTypeAlias);
    const items = membersOf(itemOf(checker, member) ?? member);
    const literals = items.filter((item) => item.isStringLiteral() || item.isNumberLiteral());
    if (literals.length > 0 && itemOf(checker, member) !== undefined)
      return literals.map((literal) => checker.typeToString(literal, undefined, printed)).join(' | ');
    return items
      .filter((item) => isObject(item) && !isFunction(item) && !isText(item))
      .map((item) => linesOf(checker, item).join('\n'))
      .filter((lines) => lines !== '');
  });
  return shapes.length === 0 ? undefined : [...new Set(shapes)].join('\nor\n');
};
