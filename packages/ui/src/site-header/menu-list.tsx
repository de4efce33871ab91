import { Icon } from '../icon/icon';
import { quietSmall } from '../theme/voices.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './menu-parts.css';
import { MenuPictures, MenuTile } from './menu-pictures';
import { MenuWords } from './menu-words';
import { currentItem, isShownPage, menuGroups, type NavigationGroup, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';

type GroupProps = { readonly items: NavigationGroup['items']; readonly currentPath: string };

const Links = ({ items, currentPath }: GroupProps) => (
  <ul>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <UiLink
          href={link.href}
          className={styles.menuSubLink}
          aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
        >
          <MenuWords link={link} noteClassName={styles.menuNote} />
        </UiLink>
      </li>
    ))}
  </ul>
);

const Tiles = ({ items, currentPath }: GroupProps) => (
  <ul className={styles.pictures}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <MenuTile
          link={link}
          currentPath={currentPath}
          className={styles.menuSubLink}
          noteClassName={styles.menuNote}
        />
      </li>
    ))}
  </ul>
);

const Pictures = ({ items, currentPath }: GroupProps) => (
  <MenuPictures items={items} currentPath={currentPath} noteClassName={styles.menuNote} />
);

const groupsAs = { links: Links, tiles: Tiles, pictures: Pictures } as const;

const Entry = ({
  item,
  current,
  currentPath,
}: {
  readonly item: NavigationItem;
  readonly current: boolean;
  readonly currentPath: string;
}) => {
  const groups = menuGroups(item);
  const { feature } = item;
  if (groups.length === 0) {
    return (
      <UiLink href={item.href} className={styles.menuLink} aria-current={current ? 'page' : undefined}>
        <MenuWords link={item} noteClassName={styles.menuNote} />
      </UiLink>
    );
  }
  return (
    <details>
      <summary className={styles.menuLink} data-current={current ? '' : undefined}>
        <MenuWords link={item} noteClassName={styles.menuNote} />
        <Icon name="chevron-down" className={styles.menuArrow} />
      </summary>
      <div className={styles.menuSub}>
        <UiLink
          href={item.href}
          className={styles.menuSubLink}
          aria-current={isShownPage(item, currentPath) ? 'page' : undefined}
        >
          <span>
            See all
            <VisuallyHidden>, {item.label}</VisuallyHidden>
          </span>
        </UiLink>
        {groups.map(({ title, kind = 'links', items }) => {
          const Group = groupsAs[kind];
          return (
            <div key={title}>
              {title !== item.label && <p className={styles.menuSubTitle}>{title}</p>}
              <Group items={items} currentPath={currentPath} />
            </div>
          );
        })}
        {feature !== undefined && (
          <>
            <p className={styles.menuSubTitle}>{feature.title}</p>
            <UiLink href={feature.href} className={styles.pictureLink}>
              {feature.image !== undefined && (
                <UiImage {...feature.image} alt="" className={styles.picture} sizes="90vw" />
              )}
              <span className={styles.pictureWords}>{feature.heading}</span>
              {feature.text !== undefined && <span className={quietSmall}>{feature.text}</span>}
            </UiLink>
          </>
        )}
      </div>
    </details>
  );
};

/** The whole navigation as one list for narrow screens, with the way to call and to find the dealer under it. */
export const MenuList = ({
  navigation,
  currentPath,
  phone,
  hours,
  address,
}: Pick<SiteHeaderProps, 'navigation' | 'currentPath' | 'phone' | 'hours' | 'address'>) => {
  const current = currentItem(navigation, currentPath);
  return (
    <>
      <ul className={styles.menuList}>
        {navigation.map((item) => (
          <li key={`${item.href} ${item.label}`} className={styles.menuItem}>
            <Entry item={item} current={item === current} currentPath={currentPath} />
          </li>
        ))}
      </ul>
      <div className={styles.menuFoot}>
        {phone !== undefined && (
          <a href={phone.href} className={styles.menuFootLine}>
            <Icon name="phone" />
            {phone.label}
          </a>
        )}
        {address !== undefined && (
          <UiLink href={address.href} className={styles.menuFootLine}>
            <Icon name="map-pin" />
            {address.label}
          </UiLink>
        )}
        {hours !== undefined && (
          <div className={styles.menuFootLine}>
            <Icon name="clock" />
            <div>{hours}</div>
          </div>
        )}
      </div>
    </>
  );
};
