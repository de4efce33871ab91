/** The host a request was sent to: lower-case name without the root dot, and the port as it was written. */
export interface RequestHost {
  readonly name: string;
  readonly port: string | null;
}

const HOST = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9](?:[a-z0-9._-]{0,252})))(?::(\d{1,5})?)?$/;

/** Reads a Host header. Null when it is missing or cannot be a host: such a request is refused, not guessed at. */
export const parseRequestHost = (header: string | undefined): RequestHost | null => {
  const match = HOST.exec(header?.toLowerCase() ?? '');
  if (match === null) return null;
  const name = match[1] === undefined ? (match[2] ?? '').replace(/\.$/, '') : `[${match[1]}]`;
  return { name, port: match[3] ?? null };
};
