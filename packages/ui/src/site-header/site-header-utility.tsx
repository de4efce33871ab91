import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { IconButton, IconLink } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { GetForm } from '../hero/get-form';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { offPaper } from '../theme/absence.css';
import { nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { MenuPictures, MenuTile } from './menu-pictures';
import { MenuWords } from './menu-words';
import { currentItem, isShownPage, menuGroups, type NavigationGroup, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-utility.css';
import { SiteLogo } from './site-logo';
import { plate } from './wordmark-plate.css';

type GroupProps = Pick<NavigationGroup, 'items'> & { readonly currentPath: string };

const Cells = ({ items, currentPath }: GroupProps) => (
  <ul className={styles.cells}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <MenuTile link={link} currentPath={currentPath} className={styles.cell} noteClassName={parts.menuNote} />
      </li>
    ))}
  </ul>
);

const Ledger = ({ items, currentPath }: GroupProps) => (
  <ul className={styles.columns}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`} className={styles.ledgerItem}>
        <UiLink
          href={link.href}
          className={styles.ledgerLink}
          aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
        >
          <MenuWords link={link} noteClassName={parts.menuNote} />
        </UiLink>
      </li>
    ))}
  </ul>
);

const Pictures = ({ items, currentPath }: GroupProps) => (
  <MenuPictures items={items} currentPath={currentPath} noteClassName={parts.menuNote} />
);

const groupsAs = { links: Ledger, tiles: Cells, pictures: Pictures } as const;

/** The search as a field: a plain GET form to the page that the search button leads to. */
const Search = ({
  href,
  Input,
}: {
  readonly href: string;
  readonly Input: ElementType<ComponentPropsWithoutRef<'input'>>;
}) => (
  <search aria-label="Quick search" className={styles.search}>
    <GetForm action={href} className={styles.searchForm}>
      <Input
        type="search"
        name="query"
        aria-label="Search stock"
        placeholder="Make, model or stock no."
        enterKeyHint="search"
        className={styles.searchInput}
      />
      <IconButton type="submit" icon="search" label="Search" />
    </GetForm>
  </search>
);

const Sheet = ({ item, currentPath }: { readonly item: NavigationItem; readonly currentPath: string }) => {
  const { feature } = item;
  return (
    <Container className={styles.sheetBody}>
      {menuGroups(item).map(({ title, kind = 'links', columns = 1, items }) => {
        const Group = groupsAs[kind];
        return (
          <div key={title} className={styles.part} style={{ flexGrow: kind === 'links' ? columns : columns + 1 }}>
            <p className={styles.partTitle}>{title}</p>
            <Group items={items} currentPath={currentPath} />
          </div>
        );
      })}
      <div className={styles.part}>
        <p className={styles.partTitle}>{feature?.title ?? item.label}</p>
        <div className={styles.feature}>
          {feature?.image !== undefined && (
            <UiImage {...feature.image} alt="" className={parts.picture} sizes="18rem" />
          )}
          {feature?.text !== undefined && <p>{feature.text}</p>}
          {feature !== undefined && (
            <UiLink href={feature.href} className={styles.featureLink}>
              {feature.heading}
            </UiLink>
          )}
          <UiLink href={item.href} className={styles.featureLink}>
            See all in {item.label}
          </UiLink>
        </div>
      </div>
    </Container>
  );
};

/**
 * A working bar: a strip with hours, address and telephone; under it the name on a plate, entries that open one
 * full-width sheet on a press, and a field to search in where there is room for it.
 */
export const SiteHeaderUtility = ({
  SearchInput = 'input',
  ...header
}: SiteHeaderProps & {
  /** Replaces the plain input of the field, for example with one that suggests. Takes every property of an input. */
  readonly SearchInput?: ElementType<ComponentPropsWithoutRef<'input'>>;
}) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools, menuOpens, hours, address } = header;
  const { searching = false } = header;
  const current = currentItem(navigation, currentPath);
  const hasStrip = hours !== undefined || address !== undefined || phone !== undefined;
  return (
    <>
      {announcement}
      <header className={offPaper}>
        {hasStrip && (
          <div className={classNames(nightScope, styles.strip)}>
            <Container className={styles.stripBar}>
              {hours !== undefined && <div className={styles.stripHours}>{hours}</div>}
              <div className={styles.stripLinks}>
                {address !== undefined && (
                  <UiLink href={address.href} className={classNames(styles.stripLink, styles.wideOnly)}>
                    {address.label}
                  </UiLink>
                )}
                {phone !== undefined && (
                  <a href={phone.href} className={classNames(styles.stripLink, styles.stripPhone)}>
                    {phone.label}
                  </a>
                )}
              </div>
            </Container>
          </div>
        )}
        <div className={styles.root}>
          <Container className={styles.bar}>
            <SiteLogo {...header} look={plate} />
            <MenuBar className={styles.nav} label="Main">
              {navigation.map((item) => {
                const key = `${item.href} ${item.label}`;
                return menuGroups(item).length === 0 ? (
                  <UiLink
                    key={key}
                    href={item.href}
                    className={styles.trigger}
                    aria-current={item === current ? 'page' : undefined}
                  >
                    <MenuWords link={item} noteClassName={parts.menuNote} />
                  </UiLink>
                ) : (
                  <PressPanel
                    key={key}
                    label={<MenuWords link={item} noteClassName={parts.menuNote} />}
                    current={item === current}
                    isPlace
                    group="site-navigation"
                    opens={menuOpens}
                    className={styles.item}
                    triggerClassName={styles.trigger}
                    arrowClassName={styles.arrow}
                    panelClassName={styles.sheet}
                  >
                    <Sheet item={item} currentPath={currentPath} />
                  </PressPanel>
                );
              })}
            </MenuBar>
            <div className={parts.tools}>
              {searchHref !== undefined && (
                <>
                  {!searching && <Search href={searchHref} Input={SearchInput} />}
                  <IconLink href={searchHref} icon="search" label="Search" className={styles.searchLink} />
                </>
              )}
              {phone !== undefined && (
                <IconLink href={phone.href} icon="phone" label={`Call ${phone.label}`} className={styles.phoneLink} />
              )}
              {tools}
              <MenuDrawer>
                <MenuList {...header} />
              </MenuDrawer>
            </div>
          </Container>
        </div>
      </header>
    </>
  );
};
