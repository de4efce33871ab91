import type { RotatedSecret } from '@forecourt/api-contract/service';
import { z } from 'zod';
import { openPayload, signPayload } from '../../../ground/sealing/signed-payload';
import { signInLinkKey } from '../shopper-keys';

/**
 * What stands in the address of a link: its random id, signed by a key of the installation. It is made when the mail is
 * worded and stored nowhere, so that neither a copy of the database nor a queue signs anybody in.
 */
export const linkToken = (secret: RotatedSecret, id: string): string => signPayload(secret, signInLinkKey, id);

/** The id of the link that a token is of, also by the key before; null for one that we did not sign. */
export const readLinkToken = (secret: RotatedSecret, token: string): string | null =>
  z
    .uuid()
    .nullable()
    .catch(null)
    .parse(openPayload(secret, signInLinkKey, token));
