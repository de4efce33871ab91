import type { PhotoFault } from '@forecourt/api-contract';
import { serviceNamed } from '../../ground/services/services';
import type { KeptPhoto } from './photo-file';

/** A form with files as it was sent, in a file of a folder of its own. */
export interface SpooledForm {
  readonly path: string;
  /** Its content type, which names what stands between its parts. */
  readonly type: string;
}

/** What came of a form. */
export interface ReadForm {
  readonly photos: readonly KeptPhoto[];
  /** The first thing that was wrong; the other files are photos even so. */
  readonly fault: PhotoFault | null;
  /** Files that were looked at, good and bad. */
  readonly tried: number;
  /** The field `back`, which pages of the release before fill; null without one. */
  readonly back: string | null;
}

/**
 * Makes photos of a form's files, one form after the other. Files above `most` are left out.
 * @returns `busy` where that takes longer than anybody waits
 */
export type ReadPhotos = (form: SpooledForm, most: number) => Promise<ReadForm | 'busy'>;

/** Pictures of strangers are unfolded in a process of its own: the program says how. */
export const photoReadingService = serviceNamed<ReadPhotos>('photo-reading');
