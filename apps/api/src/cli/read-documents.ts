import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DocumentInput, SourceFault } from '../sites/document-fault';
import { CliError, exitCodes } from './cli-error';

const filesOf = (path: string): string[] => {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(path, name));
  } catch (cause) {
    throw new CliError(exitCodes.usage, `${path} cannot be read: there is no such file or directory.`, { cause });
  }
};

/** Reads JSON documents from files and directories; a file that is no JSON is a fault of its own. */
export const readDocuments = (
  paths: readonly string[],
): { readonly documents: readonly DocumentInput[]; readonly faults: readonly SourceFault[] } => {
  const files = paths.flatMap(filesOf);
  if (files.length === 0) throw new CliError(exitCodes.usage, `No .json file in ${paths.join(', ')}.`);
  const documents: DocumentInput[] = [];
  const faults: SourceFault[] = [];
  for (const file of files) {
    const source = basename(file);
    try {
      documents.push({ source, value: JSON.parse(readFileSync(file, 'utf8')) });
    } catch (error) {
      faults.push({ source, path: '', reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { documents, faults };
};
