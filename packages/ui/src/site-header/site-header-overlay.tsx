import { IconLink } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { nightScope } from '../theme/scopes.css';
import { quietSmall } from '../theme/voices.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { MenuPictures, MenuTile } from './menu-pictures';
import { MenuWords } from './menu-words';
import { currentItem, isShownPage, menuGroups, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-overlay.css';
import { SiteLogo } from './site-logo';
import { wide } from './wordmark-wide.css';

/** One panel is as wide as its longest line; more stand side by side from the bar's end. */
const isWide = (item: NavigationItem): boolean => menuGroups(item).length > 1 || item.feature !== undefined;

const Panel = ({ item, currentPath }: { readonly item: NavigationItem; readonly currentPath: string }) => {
  const { feature } = item;
  return (
    <>
      <div className={styles.parts}>
        {menuGroups(item).map(({ title, kind, columns = 1, items }) => (
          <div key={title} className={styles.part} style={{ flexGrow: columns }}>
            {title !== item.label && <p className={styles.groupTitle}>{title}</p>}
            {kind === 'pictures' ? (
              <MenuPictures items={items} currentPath={currentPath} noteClassName={parts.menuNote} />
            ) : (
              <ul style={columns > 1 ? { columnCount: columns, columnGap: '2rem' } : undefined}>
                {items.map((link) => (
                  <li key={`${link.href} ${link.label}`} className={styles.panelItem}>
                    {kind === 'tiles' ? (
                      <MenuTile
                        link={link}
                        currentPath={currentPath}
                        className={styles.panelLink}
                        noteClassName={parts.menuNote}
                      />
                    ) : (
                      <UiLink
                        href={link.href}
                        className={styles.panelLink}
                        aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
                      >
                        <MenuWords link={link} noteClassName={parts.menuNote} />
                      </UiLink>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {feature !== undefined && (
          <div className={styles.part}>
            <p className={styles.groupTitle}>{feature.title}</p>
            <UiLink href={feature.href} className={parts.pictureLink}>
              {feature.image !== undefined && (
                <UiImage {...feature.image} alt="" className={parts.picture} sizes="18rem" />
              )}
              <span className={parts.pictureWords}>{feature.heading}</span>
              {feature.text !== undefined && <span className={quietSmall}>{feature.text}</span>}
            </UiLink>
          </div>
        )}
      </div>
      <UiLink href={item.href} className={styles.panelAll}>
        See all
        <VisuallyHidden>, {item.label}</VisuallyHidden>
      </UiLink>
    </>
  );
};

/** A dark, quiet bar that can lie over the opening picture; its entries open small lists on a press. */
export const SiteHeaderOverlay = (header: SiteHeaderProps) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools, menuOpens, overlay = false } = header;
  const current = currentItem(navigation, currentPath);
  return (
    <>
      {announcement}
      <header className={classNames(nightScope, styles.root, overlay && styles.over)}>
        <Container className={styles.bar}>
          <SiteLogo {...header} look={wide} />
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
                    <MenuWords link={item} noteClassName={parts.menuNote} />
                  </UiLink>
                );
              }
              return (
                <PressPanel
                  key={key}
                  label={<MenuWords link={item} noteClassName={parts.menuNote} />}
                  current={item === current}
                  isPlace
                  group="site-navigation"
                  opens={menuOpens}
                  className={isWide(item) ? styles.wideItem : styles.item}
                  triggerClassName={styles.trigger}
                  arrowClassName={styles.arrow}
                  panelClassName={classNames(
                    styles.panel,
                    isWide(item) && styles.widePanel,
                    !isWide(item) && index > 0 && index >= navigation.length - 2 && styles.panelEnd,
                  )}
                >
                  <Panel item={item} currentPath={currentPath} />
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
