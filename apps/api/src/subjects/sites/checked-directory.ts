import { readOnce } from '../../ground/modules/site-check';
import { readSiteDirectory } from './site-directory';

/** All documents, as the checks of one run see them: read and parsed once for all sites. */
export const checkedDirectory = readOnce(({ db }) => readSiteDirectory(db));
