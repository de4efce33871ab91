import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { DocumentInput, SourceFault } from './document-fault';

/** What makes a document of a file's text, by the end of its name. */
export type DocumentReaders = Readonly<Record<string, (text: string) => unknown>>;

const json: DocumentReaders = { '.json': (text) => JSON.parse(text) };

const filesOf = (path: string, readers: DocumentReaders): string[] => {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => extname(name) in readers)
      .sort()
      .map((name) => join(path, name));
  } catch (cause) {
    throw new CliError(exitCodes.usage, `${path} cannot be read: there is no such file or directory.`, { cause });
  }
};

/**
 * Reads documents from files and directories: JSON, and what `more` reads. A file that cannot be read so is a fault of
 * its own.
 */
export const readDocuments = (
  paths: readonly string[],
  more: DocumentReaders = {},
): { readonly documents: readonly DocumentInput[]; readonly faults: readonly SourceFault[] } => {
  const readers = { ...json, ...more };
  const files = paths.flatMap((path) => filesOf(path, readers));
  if (files.length === 0)
    throw new CliError(exitCodes.usage, `No ${Object.keys(readers).join(' or ')} file in ${paths.join(', ')}.`);
  const documents: DocumentInput[] = [];
  const faults: SourceFault[] = [];
  for (const file of files) {
    const source = basename(file);
    try {
      const read = readers[extname(file)] ?? json['.json'];
      documents.push({ source, value: read?.(readFileSync(file, 'utf8')) });
    } catch (error) {
      faults.push({ source, path: '', reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { documents, faults };
};
