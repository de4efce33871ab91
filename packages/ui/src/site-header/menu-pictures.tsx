import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './menu-parts.css';
import { MenuWords } from './menu-words';
import { isShownPage, type NavigationLink } from './navigation';

type LinkProps = {
  readonly link: NavigationLink;
  readonly currentPath: string;
  readonly className: string;
  readonly noteClassName: string;
};

/** A make among tiles: its own mark, or its name in type. */
export const MenuTile = ({ link, currentPath, className, noteClassName }: LinkProps) => (
  <UiLink
    href={link.href}
    className={className}
    aria-label={link.image === undefined ? undefined : [link.label, link.note].filter(Boolean).join(' ')}
    aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
  >
    {link.image === undefined ? (
      <MenuWords link={link} noteClassName={noteClassName} />
    ) : (
      <>
        <UiImage {...link.image} alt="" className={styles.logoImage} sizes="8rem" />
        {link.note !== undefined && <span className={noteClassName}>{link.note}</span>}
      </>
    )}
  </UiLink>
);

/** Links that one knows by sight, such as bodies: a picture each, with its words under it. */
export const MenuPictures = ({
  items,
  currentPath,
  noteClassName,
}: Omit<LinkProps, 'link' | 'className'> & { readonly items: readonly NavigationLink[] }) => (
  <ul className={styles.pictures}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <UiLink
          href={link.href}
          className={styles.pictureLink}
          aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
        >
          {link.image !== undefined && <UiImage {...link.image} alt="" className={styles.picture} sizes="10rem" />}
          <span className={styles.pictureWords}>
            <MenuWords link={link} noteClassName={noteClassName} />
          </span>
        </UiLink>
      </li>
    ))}
  </ul>
);
