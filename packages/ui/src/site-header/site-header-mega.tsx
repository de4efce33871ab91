import { IconLink } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { MegaMenu } from './mega-menu';
import { nav } from './mega-menu.css';
import { MegaPanel } from './mega-panel';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { currentItem, menuGroups } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-mega.css';
import { SiteLogo } from './site-logo';

/** A bright bar whose entries open wide sheets of tiles and lists on hover and focus. */
export const SiteHeaderMega = (header: SiteHeaderProps) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools } = header;
  const current = currentItem(navigation, currentPath);
  return (
    <>
      {announcement}
      <header className={styles.root}>
        <Container className={styles.bar}>
          <SiteLogo {...header} />
          <nav className={nav} aria-label="Main">
            <MegaMenu
              entries={navigation.map((item) => ({
                label: item.label,
                href: item.href,
                current: item === current,
                panel: menuGroups(item).length === 0 ? undefined : <MegaPanel item={item} />,
              }))}
            />
          </nav>
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
