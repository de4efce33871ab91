/** One fault of a document: where it is, and what is wrong with the way to mend it (SITE-01). */
export interface DocumentFault {
  /** Place in the document, such as `hosts[1]` or `search.preset`; empty for the document itself. */
  readonly path: string;
  readonly reason: string;
}

/** A checked document: its value, or every fault at once. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly DocumentFault[] };

/** A path in a document as a person writes it. */
export const printFaultPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    const name = String(part);
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
