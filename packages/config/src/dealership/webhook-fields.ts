import * as z from 'zod';
import { isShownAddress } from '../shown-address/shown-address';
import { secretNameSchema } from './secret-name';

const isHttps = (url: string): boolean =>
  /^https:/i.test(url) || /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/]/i.test(url);

/** How any receiver of webhooks is named: its address, and the secret that what it gets is signed with. */
export const webhookFields = {
  url: z
    .string()
    .refine((url) => isHttps(url) && isShownAddress(url), 'must be an https address that holds no name or password'),
  /** Name of the key, sent with each delivery so that a receiver can hold two keys while they change. */
  key_id: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be a short name such as 2026-11'),
  secret: secretNameSchema,
};
