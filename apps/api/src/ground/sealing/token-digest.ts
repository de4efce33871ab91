import { createHash } from 'node:crypto';

/** What is stored of a token: enough to know it again. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');
