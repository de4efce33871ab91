import { askSite } from './ask';
import { forecourtJson } from './forecourt';

const keys = new Map<string, Promise<string>>();

/** A key with which stock of a dealership may be uploaded; each worker makes one. */
const keyOf = (dealership: string): Promise<string> => {
  const key =
    keys.get(dealership) ??
    forecourtJson<{ readonly key: string }>(
      ...['stock', 'key', 'create', '--dealership', dealership, '--label', 'end-to-end tests'],
    ).then((made) => made.key);
  keys.set(dealership, key);
  return key;
};

/**
 * Uploads rows of a feed in our own columns that have changed, as the system of a dealer's supplier does: through the
 * front door of a site of the dealership's. It costs a request, where a command costs half a second of a core.
 */
export const uploadChanges = async (host: string, dealership: string, feed: string): Promise<void> => {
  const { status, body } = await askSite(host, `/api/stock/${dealership}?profile=canonical&mode=delta`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await keyOf(dealership)}`, 'content-type': 'text/csv' },
    body: feed,
  });
  const rejected = status === 200 ? (JSON.parse(body) as { readonly rejected: number }).rejected : 0;
  if (status !== 200 || rejected > 0) throw new Error(`The upload for ${dealership} answered ${status}: ${body}`);
};
