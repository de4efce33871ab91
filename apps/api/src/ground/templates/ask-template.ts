import {
  mostManifestBytes,
  readTemplateManifest,
  type TemplateManifest,
  templateManifestPath,
} from '@forecourt/api-contract/operator';
import type { Env } from '../env/env';
import { RemoteFault, readRemote } from '../outbound/read-remote';

/** Milliseconds that an app elsewhere may take to say what it is. */
const patienceMs = 2_500;

/** An app that does not say what it is, or an address that cannot be one's: what came instead, in words. */
export class TemplateAppError extends Error {
  override readonly name = 'TemplateAppError';
}

/**
 * The origin of a template app, of its own address or that of its manifest.
 * @throws TemplateAppError where it is neither, or plain http is not taken
 */
export const templateOrigin = (
  address: string,
  { allowPrivateAddresses }: Pick<Env, 'allowPrivateAddresses'>,
): string => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new TemplateAppError(`"${address}" is no address of a template app: write one such as https://d.example.`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new TemplateAppError('An address with a name, a password, a query or a mark in it is not taken.');
  if (url.pathname !== '/' && url.pathname !== templateManifestPath)
    throw new TemplateAppError(
      `A template app has an origin of its own and tells what it is at ${templateManifestPath}: "${url.pathname}" is another path.`,
    );
  if (url.protocol === 'http:' && !allowPrivateAddresses)
    throw new TemplateAppError(
      'Only https is taken, since the gateway proves itself to the app. FORECOURT_ALLOW_PRIVATE_ADDRESSES=1 takes http on a closed network.',
    );
  return url.origin;
};

/**
 * Asks the app at an address that somebody gave what it is. By the rules of all such addresses: those outside the public
 * Internet only where they are allowed, no redirect, within limits of size and time.
 * @throws TemplateAppError
 */
export const askTemplate = async (
  origin: string,
  { allowPrivateAddresses }: Pick<Env, 'allowPrivateAddresses'>,
): Promise<TemplateManifest> => {
  const address = `${origin}${templateManifestPath}`;
  const parts: Buffer[] = [];
  try {
    for await (const part of readRemote(address, {
      ...{ limitBytes: mostManifestBytes, timeoutMs: patienceMs, mostRedirects: 0 },
      ...{ allowPrivateAddresses, accept: 'application/json' },
    }))
      parts.push(part);
  } catch (cause) {
    if (!(cause instanceof RemoteFault)) throw cause;
    throw new TemplateAppError(`${address} cannot be read: ${cause.message}`, { cause });
  }
  const manifest = readTemplateManifest(Buffer.concat(parts).toString());
  if (manifest === null) throw new TemplateAppError(`What stands at ${address} is no manifest of a template app.`);
  return manifest;
};
