import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { brandScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import type { HeroProps } from './hero';
import * as styles from './hero-stage.css';

/** Words on the page's ground beside a wall of the dealer's colour, the vehicle standing across both. */
export const HeroStage = ({
  title,
  text,
  image,
  imageFit = 'contain',
  caption,
  film,
  searchForm,
  quickLinks = [],
}: HeroProps) => (
  <section className={styles.root}>
    <Container>
      <div className={image === undefined ? undefined : styles.grid}>
        <div className={styles.copy}>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {quickLinks.length > 0 && (
            <ul className={styles.links}>
              {quickLinks.map((link) => (
                <li key={link.href}>
                  <UiLink href={link.href} className={styles.link}>
                    {link.label}
                  </UiLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {image !== undefined && (
          <div className={classNames(brandScope, styles.stage)}>
            <UiImage
              {...image}
              priority
              sizes="(min-width: 75rem) 60vw, 100vw"
              fit={imageFit === 'cover' ? 'cover' : undefined}
              className={imageFit === 'cover' ? styles.photo : styles.car}
            />
            {imageFit === 'cover' && film?.('over')}
            {caption !== undefined && (
              <UiLink href={caption.href} className={styles.caption}>
                {caption.label}
                <Icon name="arrow-right" />
              </UiLink>
            )}
          </div>
        )}
      </div>
      {searchForm !== undefined && (
        <div className={classNames(styles.box, image === undefined && styles.boxAlone)}>{searchForm}</div>
      )}
    </Container>
  </section>
);
