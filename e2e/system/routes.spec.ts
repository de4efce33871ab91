// The pages that exist answer under their own title and address.
import { expect, test } from '@playwright/test';
import { canonicalOf, headingOf, offersOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

// One worker: what is read of a site serves every test of this file.
test.describe.configure({ mode: 'default' });

interface Route {
  readonly clause: string;
  readonly path: string | ((linked: { readonly vehicle: string; readonly offer: string }) => string);
  /** It has a page above it, so breadcrumbs lead there. */
  readonly hasParent: boolean;
}

const routes: readonly Route[] = [
  { clause: '[ROUTE-01/home]', path: '/', hasParent: false },
  { clause: '[ROUTE-01/search]', path: '/search', hasParent: true },
  { clause: '[ROUTE-01/vehicle]', path: ({ vehicle }) => vehicle, hasParent: true },
  { clause: '[ROUTE-01/models]', path: '/models', hasParent: true },
  {
    clause: '[ROUTE-01/print]',
    path: ({ vehicle }) => `/print?car_id=${vehicle.replace('/cars/', '')}`,
    hasParent: true,
  },
  { clause: '[ROUTE-01/special-offers]', path: '/special-offers', hasParent: true },
  { clause: '[ROUTE-01/offer]', path: ({ offer }) => offer, hasParent: true },
  { clause: '[ROUTE-01/contact]', path: '/contact', hasParent: true },
  { clause: '[ROUTE-01/success]', path: '/success', hasParent: false },
  { clause: '[ROUTE-01/finance]', path: '/finance', hasParent: true },
  { clause: '[ROUTE-01/finance-enquiry]', path: '/finance-enquiry', hasParent: true },
  { clause: '[ROUTE-01/apply-for-finance]', path: '/apply-for-finance', hasParent: true },
  { clause: '[ROUTE-01/finance-pre-approval]', path: '/finance-pre-approval', hasParent: true },
  { clause: '[ROUTE-01/personalised-finance]', path: '/personalised/finance', hasParent: true },
  { clause: '[ROUTE-01/privacy]', path: '/privacy-policy', hasParent: true },
];

interface ReadPage {
  readonly address: string;
  readonly status: number;
  readonly body: string;
}

/** Every page of a site by the clause that wants it, asked for once. */
const readPages = async (host: string): Promise<ReadonlyMap<string, ReadPage>> => {
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  const [offer = ''] = offersOf((await askSite(host, '/special-offers')).body);
  const pages = await Promise.all(
    routes.map(async ({ clause, path }): Promise<readonly [string, ReadPage]> => {
      const address = typeof path === 'string' ? path : path({ vehicle, offer });
      const { status, body } = await askSite(host, address);
      return [clause, { address, status, body }];
    }),
  );
  return new Map(pages);
};

const known = new Map<string, ReturnType<typeof readPages>>();
const pagesOf = (host: string): ReturnType<typeof readPages> => {
  const pages = known.get(host) ?? readPages(host);
  known.set(host, pages);
  return pages;
};

for (const { clause, hasParent } of routes) {
  test(`${clause} answers with its own title, one heading, its canonical address and breadcrumbs`, async () => {
    for (const { host, name } of journeySites) {
      const pages = await pagesOf(host);
      const { address = '', status, body = '' } = pages.get(clause) ?? {};
      expect(status, `${host}${address}`).toBe(200);
      const seen = withoutScripts(body);
      expect(seen.match(/<h1[ >]/g), `headings of ${host}${address}`).toHaveLength(1);
      expect(headingOf(body)).not.toBe('');
      expect(canonicalOf(body)).toBe(address);
      expect(titleOf(body)).toContain(name);
      const titles = [...pages.values()].map((page) => titleOf(page.body));
      expect(
        titles.filter((title) => title === titleOf(body)),
        `title of ${host}${address}`,
      ).toHaveLength(1);
      if (hasParent) expect(seen, `breadcrumbs of ${host}${address}`).toMatch(/<nav[^>]*aria-label="Breadcrumbs"/);
    }
  });
}
