import { Icon } from '../icon/icon';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './menu-parts.css';
import { currentItem, linkPlace, menuGroups, type NavigationItem } from './navigation';
import type { SiteHeaderProps } from './site-header';

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
  if (groups.length === 0) {
    return (
      <UiLink href={item.href} className={styles.menuLink} aria-current={current ? 'page' : undefined}>
        {item.label}
        {item.note !== undefined && <span className={styles.menuNote}>{item.note}</span>}
      </UiLink>
    );
  }
  return (
    <details>
      <summary className={styles.menuLink}>
        {item.label}
        <Icon name="chevron-down" className={styles.menuArrow} />
      </summary>
      <div className={styles.menuSub}>
        <UiLink href={item.href} className={styles.menuSubLink}>
          See all
          <VisuallyHidden>, {item.label}</VisuallyHidden>
        </UiLink>
        {groups.map((group) => (
          <div key={group.title}>
            {group.title !== item.label && <p className={styles.menuSubTitle}>{group.title}</p>}
            <ul>
              {group.items.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <UiLink
                    href={link.href}
                    className={styles.menuSubLink}
                    aria-current={linkPlace(link.href, currentPath) === 'page' ? 'page' : undefined}
                  >
                    {link.label}
                    {link.note !== undefined && <span className={styles.menuNote}>{link.note}</span>}
                  </UiLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
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
