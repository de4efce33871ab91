import * as z from 'zod';
import { slugPattern } from './slug';

/** A slug, as ids and addresses of ours are written. */
export const slugSchema = z.string().regex(slugPattern, 'must be lower-case words joined by hyphens');
