import * as z from 'zod';
import { isShownAddress, sitePath, webAddress } from './shown-address';

const web = 'an address that starts with https:// and holds no name or password';
const secure = webAddress.source.replace('https?', 'https');

/** Text of this pattern, which editors know from the JSON Schema, that also is an address. */
const written = (pattern: string, error: string) =>
  z.string().regex(new RegExp(pattern, 'iu'), { error, abort: true }).refine(isShownAddress, error);

/** A path of the site in a document. */
export const siteAddressSchema = written(
  sitePath.source,
  'must be a path of the site that starts with one /, such as /search',
);
/** An address of the web in a document. */
export const httpsAddressSchema = written(secure, `must be ${web}`);
/** An address in a document that shoppers are led to, or whose content they are shown. */
export const shownAddressSchema = written(
  `${sitePath.source}|${secure}`,
  `must be a path of the site such as /search, or ${web}`,
);
