import { IconLink } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { UiLink } from '../ui-provider/ui-link';
import { MegaMenu } from './mega-menu';
import * as menu from './mega-menu.css';
import { MegaPanel } from './mega-panel';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { MenuWords } from './menu-words';
import { currentItem, menuGroups, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-mega.css';
import { SiteLogo } from './site-logo';
import { strong } from './wordmark-strong.css';

type BarProps = Pick<SiteHeaderProps, 'navigation' | 'currentPath'> & { readonly current: NavigationItem | undefined };

/** Entries are links; their sheets open on hover, and by the button beside them. */
const HoverBar = ({ navigation, current, currentPath }: BarProps) => (
  <nav className={menu.nav} aria-label="Main">
    <MegaMenu
      entries={navigation.map((item) => ({
        label: item.label,
        ...(item.badge === undefined ? {} : { badge: item.badge }),
        href: item.href,
        current: item === current,
        panel: menuGroups(item).length === 0 ? undefined : <MegaPanel item={item} currentPath={currentPath} />,
      }))}
    />
  </nav>
);

/** Entries with a sheet are what opens it; the way to their page is in the sheet. */
const PressBar = ({ navigation, current, currentPath }: BarProps) => (
  <MenuBar className={menu.nav} label="Main">
    {navigation.map((item) => {
      const key = `${item.href} ${item.label}`;
      return menuGroups(item).length === 0 ? (
        <UiLink
          key={key}
          href={item.href}
          className={classNames(menu.link, menu.pressLink)}
          aria-current={item === current ? 'page' : undefined}
        >
          <MenuWords link={item} noteClassName={menu.note} />
        </UiLink>
      ) : (
        <PressPanel
          key={key}
          label={<MenuWords link={item} noteClassName={menu.note} />}
          current={item === current}
          isPlace
          group="site-navigation"
          className={menu.pressItem}
          triggerClassName={classNames(menu.link, menu.pressLink)}
          arrowClassName={menu.arrow}
          panelClassName={classNames(menu.panel, menu.pressPanel)}
        >
          <MegaPanel item={item} currentPath={currentPath} withAll />
        </PressPanel>
      );
    })}
  </MenuBar>
);

const bars = { hover: HoverBar, press: PressBar } as const;

/** A bright bar whose entries open wide sheets of tiles and lists, on hover or on a press. */
export const SiteHeaderMega = (header: SiteHeaderProps) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools, menuOpens = 'hover' } = header;
  const Bar = bars[menuOpens];
  return (
    <>
      {announcement}
      <header className={styles.root}>
        <Container className={styles.bar}>
          <SiteLogo {...header} look={strong} />
          <Bar navigation={navigation} current={currentItem(navigation, currentPath)} currentPath={currentPath} />
          <div className={parts.tools}>
            {phone !== undefined && (
              <a href={phone.href} className={parts.phone}>
                <Icon name="phone" />
                {phone.label}
              </a>
            )}
            {searchHref !== undefined && <IconLink href={searchHref} icon="search" label="Search" />}
            {tools}
            <MenuDrawer>
              <MenuList {...header} />
            </MenuDrawer>
          </div>
        </Container>
      </header>
    </>
  );
};
