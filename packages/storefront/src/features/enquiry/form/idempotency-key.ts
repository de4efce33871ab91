/** A random UUID, version 4. `crypto.randomUUID` is missing on plain http, where some dealers still test. */
export const randomUuid = (fill: (bytes: Uint8Array) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)) => {
  const bytes = fill(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Gives the key of a form's content: the same content keeps its key over retries, changed content gets another (LEAD-03). */
export const idempotencyKeys = (random: () => string = randomUuid) => {
  let last: { readonly content: string; readonly key: string } | undefined;
  return (content: string): string => {
    if (last?.content !== content) last = { content, key: random() };
    return last.key;
  };
};
