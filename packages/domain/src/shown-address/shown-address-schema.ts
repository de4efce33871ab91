import * as z from 'zod';
import { isShownAddress, sitePath, webAddress } from './shown-address';

const web = 'an address that starts with https:// and holds no name or password';
const secure = new RegExp(webAddress.source.replace('https?', 'https'), 'iu');

/** A path of the site in a document. */
export const siteAddressSchema = z
  .string()
  .regex(sitePath, 'must be a path of the site that starts with one /, such as /search');
/** An address of the web in a document. */
export const httpsAddressSchema = z.string().regex(secure, `must be ${web}`).refine(isShownAddress, `must be ${web}`);
/** An address in a document that shoppers are led to, or whose content they are shown. */
export const shownAddressSchema = z
  .string()
  .regex(
    new RegExp(`${sitePath.source}|${secure.source}`, 'iu'),
    `must be a path of the site such as /search, or ${web}`,
  )
  .refine(isShownAddress, `must be a path of the site such as /search, or ${web}`);
