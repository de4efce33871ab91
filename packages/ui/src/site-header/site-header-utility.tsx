import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { IconButton, IconLink } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { GetForm } from '../hero/get-form';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { nightScope } from '../theme/scopes.css';
import { UiLink } from '../ui-provider/ui-link';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import * as parts from './menu-parts.css';
import { currentItem, menuGroups, type NavigationGroup, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';
import * as styles from './site-header-utility.css';
import { SiteLogo } from './site-logo';

const Group = ({ group }: { readonly group: NavigationGroup }) =>
  group.kind === 'tiles' ? (
    <ul className={styles.cells}>
      {group.items.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <UiLink href={link.href} className={styles.cell}>
            {link.label}
          </UiLink>
        </li>
      ))}
    </ul>
  ) : (
    <ul className={styles.columns}>
      {group.items.map((link) => (
        <li key={`${link.href} ${link.label}`} className={styles.ledgerItem}>
          <UiLink href={link.href} className={styles.ledgerLink}>
            {link.label}
            {link.note !== undefined && <span className={styles.note}>{link.note}</span>}
          </UiLink>
        </li>
      ))}
    </ul>
  );

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

const Sheet = ({ item }: { readonly item: NavigationItem }) => (
  <Container className={styles.sheetBody}>
    {menuGroups(item).map((group) => (
      <div key={group.title} className={classNames(styles.part, group.kind === 'tiles' && styles.tilesPart)}>
        <p className={styles.partTitle}>{group.title}</p>
        <Group group={group} />
      </div>
    ))}
    <div className={styles.part}>
      <p className={styles.partTitle}>{item.feature?.title ?? item.label}</p>
      <div className={styles.feature}>
        {item.feature?.text !== undefined && <p>{item.feature.text}</p>}
        <UiLink href={item.feature?.href ?? item.href} className={styles.featureLink}>
          {item.feature?.heading ?? `See all in ${item.label}`}
        </UiLink>
      </div>
    </div>
  </Container>
);

/**
 * A working bar: a strip with hours, address and telephone; under it the name on a plate, entries that open one
 * full-width sheet on a press, and a field to search in where there is room for it.
 */
export const SiteHeaderUtility = ({
  SearchInput = 'input',
  ...header
}: SiteHeaderProps & {
  /** Stands in for the field's plain input: one that suggests, say. It takes every property of an input. */
  readonly SearchInput?: ElementType<ComponentPropsWithoutRef<'input'>>;
}) => {
  const { navigation, currentPath, phone, searchHref, announcement, tools, menuOpens, hours, address } = header;
  const { searching = false } = header;
  const current = currentItem(navigation, currentPath);
  const hasStrip = hours !== undefined || address !== undefined || phone !== undefined;
  return (
    <>
      {announcement}
      <header>
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
            <SiteLogo {...header} look="plate" />
            <MenuBar className={styles.nav} label="Main">
              {navigation.map((item) => {
                const key = `${item.href} ${item.label}`;
                const words = (
                  <>
                    {item.label}
                    {item.note !== undefined && <span className={styles.triggerNote}> {item.note}</span>}
                  </>
                );
                return menuGroups(item).length === 0 ? (
                  <UiLink
                    key={key}
                    href={item.href}
                    className={styles.trigger}
                    aria-current={item === current ? 'page' : undefined}
                  >
                    {words}
                  </UiLink>
                ) : (
                  <PressPanel
                    key={key}
                    label={words}
                    current={item === current}
                    group="site-navigation"
                    opens={menuOpens}
                    className={styles.item}
                    triggerClassName={styles.trigger}
                    arrowClassName={styles.arrow}
                    panelClassName={styles.sheet}
                  >
                    <Sheet item={item} />
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
