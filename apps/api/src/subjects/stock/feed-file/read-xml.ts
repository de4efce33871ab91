import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { StockError } from '../stock-error';
import { feedFaults } from './feed-faults';
import { recordOf } from './flatten-record';
import { longestRecord, type NumberedRecord } from './numbered-record';

/** What feeds call the element of one vehicle. The first such element says how deep the records stand. */
const recordNames = new Set(
  'vehicle car truck motorcycle caravan bike listing advert ad stockitem stock_item item record row unit'.split(' '),
);

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Deepest nesting that is read: a feed needs five levels at most. */
const deepest = 64;

/** An element's value in the form of JSON: a text, a list when its children share one name, else an object. */
const elementValue = ({ attributes, children, text }: XmlElement): unknown => {
  if (children.length === 0 && Object.keys(attributes).length === 0) return text.trim();
  if (children.length === 0 && text.trim() !== '') return text.trim();
  const names = new Set(children.map(({ name }) => name));
  const [only] = names;
  if (names.size === 1 && only !== undefined && (children.length > 1 || /^(item|url|image|photo|feature)$/i.test(only)))
    return children.map(elementValue);
  const parts: Record<string, unknown> = Object.assign(Object.create(null), attributes);
  for (const name of names) {
    const values = children.filter((child) => child.name === name).map(elementValue);
    parts[name] = values.length === 1 ? values[0] : values;
  }
  return parts;
};

const objectOf = (element: XmlElement): unknown => {
  const parts: Record<string, unknown> = Object.assign(Object.create(null), element.attributes);
  for (const child of element.children) {
    const value = elementValue(child);
    const before = parts[child.name];
    parts[child.name] =
      before === undefined ? value : [...(Array.isArray(before) ? before : [before]), ...[value].flat()];
  }
  return parts;
};

/**
 * How deep the records stand: as deep as the first element with a record's name, else right below the root. Told from
 * the beginning of the file alone.
 */
const recordDepth = (head: string): number => {
  const parser = new SaxesParser();
  let depth = 0;
  let told: number | null = null;
  parser.on('opentag', ({ name }) => {
    if (told === null && depth > 0 && recordNames.has(name.toLowerCase())) told = depth;
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  // Broken markup is reported when the whole file is read; this beginning is cut off in any case.
  parser.on('error', () => undefined);
  parser.write(head);
  return told ?? 1;
};

/**
 * Streams the records of an XML file. Elements and attributes of a record become columns; nested ones get a dot, lists
 * are joined by `|`. Entities of a document type are refused, so nothing can unfold. Throws a {@link StockError} when
 * the file is no XML, was cut off, or holds a record that is too long.
 */
export async function* readXml(source: Readable): AsyncGenerator<NumberedRecord> {
  const decoder = new TextDecoder('utf-8');
  let parser: SaxesParser | null = null;
  let found: NumberedRecord[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  let line = 1;
  let sinceRecord = 0;

  const createParser = (head: string): SaxesParser => {
    const at = recordDepth(head);
    const made = new SaxesParser();
    made.on('error', (error) => {
      throw error;
    });
    made.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype))
        throw new StockError(
          'file-unsafe',
          'The file declares entities of its own in a DOCTYPE; they are not read.',
          'Nothing was changed. Export it without a DOCTYPE.',
        );
    });
    made.on('opentagstart', () => {
      if (depth === at) line = made.line;
    });
    made.on('opentag', ({ name, attributes }) => {
      if (depth >= deepest) throw feedFaults.broken('feed XML', `its elements are nested more than ${deepest} deep`);
      if (depth >= at) {
        const element: XmlElement = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      }
      depth += 1;
    });
    const addText = (text: string): void => {
      const element = open.at(-1);
      if (element !== undefined) element.text += text;
    };
    made.on('text', addText);
    made.on('cdata', addText);
    made.on('closetag', () => {
      depth -= 1;
      const element = open.pop();
      if (element === undefined || depth !== at) return;
      sinceRecord = 0;
      // An element with text alone describes the file, not a vehicle.
      if (element.children.length > 0 || Object.keys(element.attributes).length > 0)
        found.push({ line, ...recordOf(objectOf(element)) });
    });
    return made;
  };

  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      parser ??= createParser(text.trimStart());
      sinceRecord += chunk.length;
      parser.write(sinceRecord === chunk.length && parser.position === 0 ? text.trimStart() : text);
      yield* found;
      found = [];
      if (sinceRecord > longestRecord + chunk.length) throw feedFaults.recordTooLong(line);
    }
    if (parser === null) throw feedFaults.empty();
    if (depth > 0) throw feedFaults.truncated(parser.line);
    parser.close();
  } catch (error) {
    if (error instanceof StockError) throw error;
    if (error instanceof Error && 'code' in error) throw error;
    throw feedFaults.broken('XML', error instanceof Error ? error.message : String(error));
  } finally {
    source.destroy();
  }
}
