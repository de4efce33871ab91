import type { Env } from '../../../ground/env/env';
import { diskOriginals } from './disk-originals';
import type { Originals } from './originals';
import { rememberAway } from './remember-away';
import { bucketPlace, type S3Access, s3Settings } from './s3-settings';

/** Clients keep connections and what they learnt of the server's clock, so each bucket has one. */
const clients = new WeakMap<S3Access, Promise<Originals>>();
const briefClients: typeof clients = new WeakMap();

const clientOf = (access: S3Access, isBrief: boolean): Promise<Originals> => {
  const kept = isBrief ? briefClients : clients;
  const made = kept.get(access) ?? import('./s3-originals').then(({ s3Originals }) => s3Originals(access, { isBrief }));
  kept.set(access, made);
  return made;
};

/** A bucket whose client is loaded when it is first used: who keeps pictures on the disk never loads it. */
const bucketOriginals = (access: S3Access, isBrief: boolean): Originals => ({
  place: bucketPlace(access),
  sizeOf: async (hash) => (await clientOf(access, isBrief)).sizeOf(hash),
  read: async (hash) => (await clientOf(access, isBrief)).read(hash),
  write: async (hash, bytes) => (await clientOf(access, isBrief)).write(hash, bytes),
  remove: async (hash) => (await clientOf(access, isBrief)).remove(hash),
  probe: async () => (await clientOf(access, isBrief)).probe(),
});

/** Where this installation keeps originals: in the bucket that its environment names, else on its disk. */
export const originalsOf = (env: Pick<Env, 'dataDir' | 'settingsOf'>): Originals => {
  const access = env.settingsOf(s3Settings);
  return access === null ? diskOriginals(env.dataDir) : bucketOriginals(access, false);
};

/** The same for serving them, while somebody waits: a bucket is asked briefly, and left alone for a moment when it is away. */
export const servedOriginalsOf = (env: Pick<Env, 'dataDir' | 'settingsOf'>): Originals => {
  const access = env.settingsOf(s3Settings);
  return access === null ? diskOriginals(env.dataDir) : rememberAway(bucketOriginals(access, true));
};
