import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SheetReader } from './late-styles';
import { readStyleSheet, type StyleSheet } from './style-sheet';

const prefix = '/_next/';

/**
 * Reads the style sheets of a built app, each once: a file's name changes with its content. One that cannot be read is
 * logged, once too, and its pages keep their sheets.
 * @param folder where Next has built, `.next` in the app
 */
export const builtSheets = (folder: string): SheetReader => {
  const known = new Map<string, StyleSheet | null>();
  const read = (address: string): StyleSheet | null => {
    try {
      const [path = ''] = address.slice(prefix.length).split('?');
      return readStyleSheet(readFileSync(join(folder, path), 'utf8'), address);
    } catch (error) {
      console.error(`The style sheet ${address} cannot be read; pages fetch it before they are painted.`, error);
      return null;
    }
  };
  return (address) => {
    const sheet = known.has(address) ? known.get(address) : read(address);
    known.set(address, sheet ?? null);
    return sheet ?? null;
  };
};
