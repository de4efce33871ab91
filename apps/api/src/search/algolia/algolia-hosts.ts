import type { AlgoliaAccess } from '../../env';

/** Options of the official client: its own hosts, or the one that speaks for the service. */
export const algoliaHosts = ({ url }: Pick<AlgoliaAccess, 'url'>) => {
  if (url === null) return {};
  const { protocol, host, pathname } = new URL(url);
  return {
    hosts: [
      {
        url: `${host}${pathname.replace(/\/+$/, '')}`,
        accept: 'readWrite' as const,
        protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
      },
    ],
  };
};
