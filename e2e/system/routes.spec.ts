// The pages that exist answer under their own title and address.
import { expect, test } from '@playwright/test';
import { canonicalOf, headingOf, offersOf, titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

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

for (const { clause, path, hasParent } of routes) {
  test(`${clause} answers with its own title, one heading, its canonical address and breadcrumbs`, async () => {
    for (const { host, name } of journeySites) {
      const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
      const [offer = ''] = offersOf((await askSite(host, '/special-offers')).body);
      const pathOf = (at: Route['path']) => (typeof at === 'string' ? at : at({ vehicle, offer }));
      const address = pathOf(path);
      const { status, body } = await askSite(host, address);
      expect(status, `${host}${address}`).toBe(200);
      const seen = withoutScripts(body);
      expect(seen.match(/<h1[ >]/g), `headings of ${host}${address}`).toHaveLength(1);
      expect(headingOf(body)).not.toBe('');
      expect(canonicalOf(body)).toBe(address);
      const titles = await Promise.all(
        routes.map(async (other) => {
          return titleOf((await askSite(host, pathOf(other.path))).body);
        }),
      );
      expect(titleOf(body)).toContain(name);
      expect(
        titles.filter((title) => title === titleOf(body)),
        `title of ${host}${address}`,
      ).toHaveLength(1);
      if (hasParent) expect(seen, `breadcrumbs of ${host}${address}`).toMatch(/<nav[^>]*aria-label="Breadcrumbs"/);
    }
  });
}
