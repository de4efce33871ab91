'use client';

import { resultsFolder } from '@forecourt/config/pages';
import type { NavigationItem, NavigationLink, SiteHeaderProps } from '@forecourt/ui/site-header';
import { usePathname } from 'next/navigation';
import type { ComponentType } from 'react';
import { type MenuCounts, useMenuCounts } from './use-menu-counts';

type HeaderAtPathProps = Omit<SiteHeaderProps, 'currentPath' | 'overlay' | 'searching'> & {
  readonly Header: ComponentType<SiteHeaderProps>;
  /** The site's own segment, which leads the path while the server renders it. */
  readonly websiteId: string;
  readonly overlays: readonly ('home' | 'vehicle')[];
  /** Where paths of searches begin beside `/search`. */
  readonly searchPrefix: string;
  /** Whether links of the menus show how many vehicles they find. */
  readonly countsVehicles: boolean;
};

const counted = (links: readonly NavigationLink[], counts: MenuCounts): readonly NavigationLink[] =>
  links.map((link) => {
    const note = link.note ?? counts[link.href];
    return note === undefined ? link : { ...link, note };
  });

/** The entries with a count beside each link of their menus that searches. */
const withCounts = (navigation: readonly NavigationItem[], counts: MenuCounts): readonly NavigationItem[] =>
  navigation.map((item) => ({
    ...item,
    ...(item.items === undefined ? {} : { items: counted(item.items, counts) }),
    ...(item.groups === undefined
      ? {}
      : { groups: item.groups.map((group) => ({ ...group, items: counted(group.items, counts) })) }),
  }));

/** Path as the visitor sees it: the server sees it after the rewrite into the site's segment, and that of cached results. */
const visiblePath = (path: string, websiteId: string): string => {
  const within = (prefix: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined);
  const site = `/${websiteId}`;
  return path === site ? '/' : (within(`${site}/${resultsFolder}`) ?? within(site) ?? path);
};

const pageKind = (path: string): 'home' | 'vehicle' | 'other' => {
  if (path === '/') return 'home';
  return /^\/cars\/[^/]+$/.test(path) ? 'vehicle' : 'other';
};

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** The template's header with the address of the current page. It stays mounted while pages change. */
export const HeaderAtPath = ({
  Header,
  websiteId,
  overlays,
  searchPrefix,
  countsVehicles,
  navigation,
  ...header
}: HeaderAtPathProps) => {
  const counts = useMenuCounts(countsVehicles);
  const path = visiblePath(usePathname(), websiteId);
  const kind = pageKind(path);
  return (
    <Header
      {...header}
      navigation={withCounts(navigation, counts)}
      currentPath={path}
      overlay={kind !== 'other' && overlays.includes(kind)}
      searching={isWithin(path, '/search') || isWithin(path, searchPrefix)}
    />
  );
};
