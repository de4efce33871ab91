import type { Subject } from './check';
import { NotSo } from './not-so';

const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

const read = async ({ ask }: Subject, path: string): Promise<readonly string[]> => {
  const { status, body } = await ask(path);
  if (status !== 200) throw new NotSo(`${path} answers ${status}.`);
  return addressesIn(body).map(pathOf);
};

/** Paths of the site's pages that its sitemap names: those of one kind of part, `pages` or `vehicles`. */
export const sitemapPaths = async (subject: Subject, kind: 'pages' | 'vehicles'): Promise<readonly string[]> => {
  const parts = (await read(subject, '/sitemap.xml')).filter((part) => part.includes(`part=${kind}-`));
  return (await Promise.all(parts.map((part) => read(subject, part)))).flat();
};

/** The first vehicle on sale. */
export const anyVehicle = async (subject: Subject): Promise<string> => {
  const [vehicle] = await sitemapPaths(subject, 'vehicles');
  if (vehicle === undefined) throw new NotSo('The site has no vehicle on sale to look at.');
  return vehicle;
};
