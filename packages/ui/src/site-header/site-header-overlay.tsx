import { IconLink } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { nightScope } from '../theme/scopes.css';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { currentItem, menuGroups, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-overlay.css';
import { SiteLogo } from './site-logo';

const Panel = ({ item }: { readonly item: NavigationItem }) => (
  <>
    {menuGroups(item).map((group) => (
      <div key={group.title}>
        {group.title !== item.label && <p className={styles.groupTitle}>{group.title}</p>}
        <ul>
          {group.items.map((link) => (
            <li key={`${link.href} ${link.label}`} className={styles.panelItem}>
              <UiLink href={link.href} className={styles.panelLink}>
                {link.label}
                {link.note !== undefined && <span className={styles.panelNote}>{link.note}</span>}
              </UiLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <UiLink href={item.href} className={styles.panelAll}>
      See all
      <VisuallyHidden>, {item.label}</VisuallyHidden>
    </UiLink>
  </>
);

/** A dark, quiet bar that can lie over the opening picture; its entries open small lists on a press. */
export const SiteHeaderOverlay = (header: SiteHeaderProps) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools, menuOpens, overlay = false } = header;
  const current = currentItem(navigation, currentPath);
  return (
    <>
      {announcement}
      <header className={classNames(nightScope, styles.root, overlay && styles.over)}>
        <Container className={styles.bar}>
          <SiteLogo {...header} look="wide" />
          <MenuBar className={styles.nav} label="Main">
            {navigation.map((item, index) => {
              const key = `${item.href} ${item.label}`;
              if (menuGroups(item).length === 0) {
                return (
                  <UiLink
                    key={key}
                    href={item.href}
                    className={styles.trigger}
                    aria-current={item === current ? 'page' : undefined}
                  >
                    {item.label}
                  </UiLink>
                );
              }
              return (
                <PressPanel
                  key={key}
                  label={item.label}
                  current={item === current}
                  group="site-navigation"
                  opens={menuOpens}
                  className={styles.item}
                  triggerClassName={styles.trigger}
                  arrowClassName={styles.arrow}
                  panelClassName={classNames(
                    styles.panel,
                    index > 0 && index >= navigation.length - 2 && styles.panelEnd,
                  )}
                >
                  <Panel item={item} />
                </PressPanel>
              );
            })}
          </MenuBar>
          <div className={classNames(parts.tools, styles.tools)}>
            {searchHref !== undefined && <IconLink href={searchHref} icon="search" label="Search" />}
            {phone !== undefined && <IconLink href={phone.href} icon="phone" label={`Call ${phone.label}`} />}
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
