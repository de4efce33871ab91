/** A host as Algolia's clients take it. */
export interface ClientHost {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
}

/** The one host behind an address such as `https://dealer.example/_search`, with its path. */
export const clientHost = (baseUrl: string): ClientHost => {
  const { protocol, host, pathname } = new URL(baseUrl);
  return {
    url: `${host}${pathname.replace(/^(.*[^/])?\/*$/s, '$1')}`,
    accept: 'readWrite',
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
};
