import { randomBytes } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import * as z from 'zod';
import { openText, sealText, secretName, secretNamed } from '../../ground/sealing/sealed-text';
import { prizeSecretKey } from './prize-keys';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const secretSchema = z.object({ seed: hex, codes: hex });

/** What a campaign keeps to itself, 32 bytes each, hexadecimal: the seed of its draws, until it is over; that of its codes. */
export type CampaignSecret = z.infer<typeof secretSchema>;

/** Which campaign a secret is of. */
interface CampaignKey {
  readonly website_id: string;
  readonly campaign: string;
}

/** A secret at rest. */
export interface SealedSecret {
  readonly sealed: string;
  /** Name of the key that sealed it. */
  readonly sealed_by: string;
}

/** A campaign whose secret was sealed by a key that is not known here. */
export class UnknownPrizeKey extends Error {
  override readonly name = 'UnknownPrizeKey';
  constructor({ website_id, campaign }: CampaignKey) {
    super(
      `The prize wheel ${campaign} of ${website_id} was sealed by another key. Put back FORECOURT_SEALING_KEY, or set FORECOURT_SEALING_KEY_PREVIOUS to the one before.`,
    );
  }
}

const random = (): string => randomBytes(32).toString('hex');

/** A secret for a new campaign. */
export const newSecret = (): CampaignSecret => ({ seed: random(), codes: random() });

const ownerOf = ({ website_id, campaign }: CampaignKey): string => JSON.stringify([website_id, campaign]);

/** Seals the secret of a campaign; it opens for that campaign alone. */
export const sealSecret = (key: RotatedSecret, of: CampaignKey, secret: CampaignSecret): SealedSecret => ({
  sealed: sealText(key.current, prizeSecretKey, JSON.stringify(secret), ownerOf(of)),
  sealed_by: secretName(key.current),
});

/**
 * The secret of a campaign.
 * @throws UnknownPrizeKey where neither the present key nor the one before sealed it
 */
export const openSecret = (key: RotatedSecret, row: CampaignKey & SealedSecret): CampaignSecret => {
  const secret = secretNamed(key, row.sealed_by);
  if (secret === null) throw new UnknownPrizeKey(row);
  return secretSchema.parse(JSON.parse(openText(secret, prizeSecretKey, row.sealed, ownerOf(row))));
};
