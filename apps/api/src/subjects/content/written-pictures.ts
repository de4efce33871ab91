/** A picture of ours that a document names, and where in it. */
export interface WrittenPicture {
  /** Path in the document: `blocks[2].picture.src`. */
  readonly path: string;
  readonly address: string;
}

/** What stands before the hash of a kept picture. */
const folder = '/media/';

/** Every address of a kept picture in a value of a document, with its path. */
export const writtenPictures = (value: unknown, path = ''): readonly WrittenPicture[] => {
  if (typeof value === 'string') return value.startsWith(folder) ? [{ path, address: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => writtenPictures(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => writtenPictures(item, path === '' ? name : `${path}.${name}`));
};

/** The hash of the picture at an address; null for an address that no picture can have. */
export const hashAt = (address: string): string | null =>
  /^\/media\/([0-9a-f]{64})(?:\?.*)?$/.exec(address)?.[1] ?? null;
