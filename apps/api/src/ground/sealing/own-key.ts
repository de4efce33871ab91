import { derivedKey, type RotatedSecret } from '@forecourt/api-contract/service';

/**
 * A key that the API keeps to itself, for one use: it opens nothing of another. Listed by the module of its subject; what
 * was signed or sealed by it needs its name as it is.
 */
export interface OwnKey {
  readonly name: string;
}

/** The key as it is derived from the service token. */
export const ownKey = ({ current }: Pick<RotatedSecret, 'current'>, { name }: OwnKey): string =>
  derivedKey(current, name);
