import { homeContentMoved } from '@forecourt/config/content';
import type { Db } from '../../ground/database/database';
import { type DocumentInput, faultsIn, type SourceFault } from '../documents';

/** What is taken in site documents and yet lives elsewhere now: the words of the home page (CONT-01). */
export const noteSites = async (
  _db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<readonly SourceFault[]> => inputs.flatMap(({ source, value }) => faultsIn(source, homeContentMoved(value)));
