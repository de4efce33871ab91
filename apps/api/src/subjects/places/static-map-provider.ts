import type { Env } from '../../ground/env/env';
import { type RemoteOptions, readRemote } from '../../ground/outbound/read-remote';
import { largestPicture } from '../media';
import type { MapQuestion } from './map-question';

/** Where pictures of maps are had. */
export interface StaticMapProvider {
  readonly url: string;
  /** Sent as `key`; null where none is needed. Never logged, and never given to a browser. */
  readonly key: string | null;
  /** Milliseconds for one picture. */
  readonly timeoutMs: number;
}

/** CSS pixels of the picture; twice as many of them are asked for. */
const size = '640x400';
const zoom = '15';

const addressOf = ({ url, key }: StaticMapProvider, { at, mapKey }: MapQuestion): string => {
  const address = new URL(url);
  const asked = { center: at, zoom, size, scale: '2', format: 'png', markers: at };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  if (mapKey !== null) address.searchParams.set('map_id', mapKey);
  if (key !== null) address.searchParams.set('key', key);
  return address.href;
};

/**
 * A picture of the map around a place, over HTTP in the form of the Maps Static API: GET with `center`, `zoom`, `size`,
 * `scale`, `format`, `markers`, `map_id` where the location has a `map_key`, and `key`; the answer is the picture.
 * @throws RemoteFault, whose message names neither address nor key.
 */
export const readStaticMap = async (
  provider: StaticMapProvider,
  question: MapQuestion,
  { allowPrivateAddresses }: Pick<Env, 'allowPrivateAddresses'>,
): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const options: RemoteOptions = {
    limitBytes: largestPicture,
    timeoutMs: provider.timeoutMs,
    allowPrivateAddresses,
    accept: 'image/png,image/jpeg',
  };
  for await (const part of readRemote(addressOf(provider, question), options)) parts.push(part);
  return Buffer.concat(parts);
};
