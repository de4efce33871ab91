import { BrandTile } from '../brand-tile/brand-tile';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './mega-menu.css';
import { menuGroups, type NavigationGroup, type NavigationItem } from './navigation';

const Links = ({ items }: Pick<NavigationGroup, 'items'>) => (
  <ul>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <UiLink href={link.href} className={styles.partLink}>
          {link.label}
          {link.note !== undefined && <span className={styles.note}>{link.note}</span>}
        </UiLink>
      </li>
    ))}
  </ul>
);

const Tiles = ({ items }: Pick<NavigationGroup, 'items'>) => (
  <ul className={styles.tiles}>
    {items.map((link) => (
      <li key={`${link.href} ${link.label}`}>
        <BrandTile name={link.label} href={link.href} note={link.note} logo={link.logo} size="small" />
      </li>
    ))}
  </ul>
);

/** The sheet under an entry: its groups side by side, makes as tiles, and what is worth showing at the end. */
export const MegaPanel = ({
  item,
  withAll = false,
}: {
  readonly item: NavigationItem;
  /** Ends with the way to the entry's own page, where the entry itself only opens the sheet. */
  readonly withAll?: boolean;
}) => (
  <>
    <Container className={styles.panelBody}>
      {menuGroups(item).map((group) => (
        <div key={group.title} className={classNames(styles.part, group.kind === 'tiles' && styles.tilesPart)}>
          <p className={styles.partTitle}>{group.title}</p>
          {group.kind === 'tiles' ? <Tiles items={group.items} /> : <Links items={group.items} />}
        </div>
      ))}
      {item.feature !== undefined && (
        <div className={styles.featurePart}>
          <p className={styles.partTitle}>{item.feature.title}</p>
          <UiLink href={item.feature.href} className={styles.feature}>
            {item.feature.image !== undefined && (
              <span className={styles.featureStage}>
                <UiImage {...item.feature.image} fit="contain" />
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
