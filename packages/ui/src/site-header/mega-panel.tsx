import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './mega-menu.css';
import { MenuPictures, MenuTile } from './menu-pictures';
import { MenuWords } from './menu-words';
import { isShownPage, menuGroups, type NavigationGroup, type NavigationItem } from './navigation';

type GroupProps = Pick<NavigationGroup, 'items' | 'columns'> & { readonly currentPath: string };

const Links = ({ items, columns = 1, currentPath }: GroupProps) => (
  <ul className={columns > 1 ? styles.columns : undefined} style={columns > 1 ? { columnCount: columns } : undefined}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <UiLink
          href={link.href}
          className={styles.partLink}
          aria-current={isShownPage(link, currentPath) ? 'page' : undefined}
        >
          <MenuWords link={link} noteClassName={styles.note} />
        </UiLink>
      </li>
    ))}
  </ul>
);

const Tiles = ({ items, currentPath }: GroupProps) => (
  <ul className={styles.tiles}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <MenuTile link={link} currentPath={currentPath} className={styles.tile} noteClassName={styles.note} />
      </li>
    ))}
  </ul>
);

const Pictures = ({ items, currentPath }: GroupProps) => (
  <MenuPictures items={items} currentPath={currentPath} noteClassName={styles.note} />
);

const groupsAs = { links: Links, tiles: Tiles, pictures: Pictures } as const;

/** How much of the sheet a group takes beside one column of links. */
const shares = { links: 1, tiles: 4, pictures: 3 } as const;

/** The sheet under an entry: its groups side by side, and what is worth showing at the end. */
export const MegaPanel = ({
  item,
  currentPath,
  withAll = false,
}: {
  readonly item: NavigationItem;
  readonly currentPath: string;
  /** Ends with the way to the entry's own page, where the entry itself only opens the sheet. */
  readonly withAll?: boolean;
}) => (
  <>
    <Container className={styles.panelBody}>
      {menuGroups(item).map(({ title, kind = 'links', columns = 1, items }) => {
        const Group = groupsAs[kind];
        return (
          <div key={title} className={styles.part} style={{ flexGrow: shares[kind] * columns }}>
            <p className={styles.partTitle}>{title}</p>
            <Group items={items} columns={columns} currentPath={currentPath} />
          </div>
        );
      })}
      {item.feature !== undefined && (
        <div className={classNames(styles.part, styles.featurePart)}>
          <p className={styles.partTitle}>{item.feature.title}</p>
          <UiLink href={item.feature.href} className={styles.feature}>
            {item.feature.image !== undefined && (
              <span className={styles.featureStage}>
                <UiImage {...item.feature.image} fit="contain" sizes="20rem" />
              </span>
            )}
            <span className={styles.featureHeading}>{item.feature.heading}</span>
            {item.feature.text !== undefined && <span className={styles.featureText}>{item.feature.text}</span>}
          </UiLink>
        </div>
      )}
    </Container>
    {withAll && (
      <Container className={styles.all}>
        <TextLink href={item.href}>
          See all
          <VisuallyHidden>, {item.label}</VisuallyHidden>
        </TextLink>
      </Container>
    )}
  </>
);
