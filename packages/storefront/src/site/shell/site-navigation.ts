import type { SiteOffer } from '@forecourt/api-contract';
import { isSitePath, type PlacedSite } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Picture } from '@forecourt/ui/page-picture';
import type { NavigationFeature, NavigationGroup, NavigationItem, NavigationLink } from '@forecourt/ui/site-header';
import { accountEntries } from './account-entries';

type Entry = PublicSite['navigation'][number];
type MenuPicture = NonNullable<Entry['items'][number]['image']>;

const picture = ({ url, ...image }: MenuPicture): Picture => ({ ...image, src: url });

const pictured = <Written extends { readonly image?: MenuPicture | undefined }>({
  image,
  ...rest
}: Written): Omit<Written, 'image'> & { readonly image?: Picture } => ({
  ...rest,
  ...(image === undefined ? {} : { image: picture(image) }),
});

/** Pages carry what is not as usual alone. */
const look = (kind: Entry['itemsAs']): Pick<NavigationGroup, 'kind'> => (kind === 'links' ? {} : { kind });

/** Every address that the entries of a menu lead to. */
export const menuAddresses = (navigation: PublicSite['navigation']): readonly string[] =>
  navigation.flatMap(({ href, items, groups, feature }) => [
    href,
    ...[...items, ...groups.flatMap((group) => group.items)].map((link) => link.href),
    ...(feature === undefined ? [] : [feature.href]),
  ]);

/**
 * A site's navigation without what leads nowhere: an entry whose own page is missing, a link in a menu, a group that
 * this leaves empty, a feature. Where the site has accounts, the way to one comes last, unless an entry leads there
 * already. `pages`: keys of its dealer's own.
 */
export const siteNavigation = (
  site: PlacedSite & Pick<PublicSite, 'navigation'>,
  offers: readonly SiteOffer[],
  pages: readonly string[] = [],
): readonly NavigationItem[] => {
  const isAlive = ({ href }: { readonly href: string }) => isSitePath(href, site, offers, pages);
  const alive = (links: Entry['items']): readonly NavigationLink[] => links.filter(isAlive).map(pictured);
  const written = menuAddresses(site.navigation);
  const account = accountEntries(site).filter(({ href }) => !written.includes(href));
  const entries = site.navigation
    .filter(isAlive)
    .map(({ items, itemsAs, groups, feature, ...entry }): NavigationItem => {
      const list = alive(items);
      const parts = groups.flatMap(({ title, kind, columns, items: written }): readonly NavigationGroup[] => {
        const links = alive(written);
        return links.length === 0 ? [] : [{ title, ...look(kind), ...(columns > 1 ? { columns } : {}), items: links }];
      });
      const shown: NavigationFeature | undefined =
        feature === undefined || !isAlive(feature) ? undefined : pictured(feature);
      return {
        ...entry,
        ...(list.length === 0 ? {} : { items: list, ...(itemsAs === 'links' ? {} : { itemsAs }) }),
        ...(parts.length === 0 ? {} : { groups: parts }),
        ...(shown === undefined ? {} : { feature: shown }),
      };
    });
  return [...entries, ...account];
};
