import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { ownKey } from '../../../ground/sealing/own-key';
import { signInKey } from '../shopper-keys';

const codeBy = (secret: string, id: string): string => {
  const digest = createHmac('sha256', secret).update(id).digest();
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0');
};

/**
 * The code of a sign-in, six digits. It is made of the sign-in's random id by a key of the installation and stored
 * nowhere, so that neither a copy of the database nor a queue has any code.
 */
export const signInCode = (secret: Pick<RotatedSecret, 'current'>, id: string): string =>
  codeBy(ownKey(secret, signInKey), id);

/** Whether somebody typed the code of a sign-in; one that was sent before the key was changed is still right. */
export const isCodeOf = ({ current, previous }: RotatedSecret, id: string, typed: string): boolean => {
  const digits = Buffer.from(typed.replace(/\D/g, '').padEnd(6, ' ').slice(0, 7));
  const secrets = [current, ...(previous === null ? [] : [previous])];
  return secrets
    .map((secret) => Buffer.from(codeBy(ownKey({ current: secret }, signInKey), id)))
    .map((code) => code.length === digits.length && timingSafeEqual(code, digits))
    .includes(true);
};
