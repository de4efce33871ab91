import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { isDiskFull } from '../../ground/files/whole-file';
import { noRoom, PictureError, type PictureStore, pictureUrl, storePicture } from './media-store';
import { StorageAway } from './originals/originals';

/** A picture that is kept now, and the address that documents may write. */
export interface AddedPicture {
  readonly file: string;
  readonly url: string;
}

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(name);

const filesOf = async (path: string): Promise<readonly string[]> => {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new CliError(exitCodes.inputFaults, `There is no ${path}.`);
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter(isPicture).toSorted();
  if (names.length === 0) throw new CliError(exitCodes.inputFaults, `There is no picture in ${path}.`);
  return names.map((name) => join(path, name));
};

/**
 * Keeps pictures by the bytes that they are, so the same one is kept once and its address is always the same.
 * @throws CliError that names the file that cannot be taken; those before it are kept.
 */
export const addPictures = async (store: PictureStore, paths: readonly string[]): Promise<readonly AddedPicture[]> => {
  const files = (await Promise.all(paths.map(filesOf))).flat();
  const added: AddedPicture[] = [];
  for (const file of files) {
    try {
      const { hash } = await storePicture(store, await readFile(file), file);
      added.push({ file, url: pictureUrl(hash) });
    } catch (error) {
      if (error instanceof PictureError) throw new CliError(exitCodes.inputFaults, `${file}: ${error.message}`);
      if (error instanceof StorageAway)
        throw new CliError(exitCodes.unavailable, `${file}: ${error.message} ${error.mend}`);
      if (isDiskFull(error)) throw new CliError(exitCodes.inputFaults, `${file}: ${noRoom}`);
      throw error;
    }
  }
  return added;
};
