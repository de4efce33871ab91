import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import type { HeroProps } from './hero';
import * as styles from './hero-cinematic.css';
import { letteringSize } from './lettering';

/** A dark hall across the page: the title lettered on the wall, the vehicle parked in front of it. */
export const HeroCinematic = ({
  title,
  text,
  image,
  imageFit = 'contain',
  caption,
  searchForm,
  quickLinks = [],
}: HeroProps) => (
  <section className={classNames(nightScope, styles.root)}>
    <div className={styles.stage}>
      <Container className={styles.lettering}>
        <h1 className={classNames(styles.title, styles.titleSizes[letteringSize(title)])}>{title}</h1>
      </Container>
      {image !== undefined && (
        <UiImage
          {...image}
          priority
          sizes="(min-width: 75rem) 70vw, 110vw"
          fit={imageFit === 'cover' ? 'cover' : undefined}
          className={imageFit === 'cover' ? styles.photo : styles.car}
        />
      )}
      {imageFit === 'cover' && <div className={styles.veil} />}
      <Container className={styles.say}>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {(caption !== undefined || quickLinks.length > 0) && (
          <div className={styles.terms}>
            {caption !== undefined && (
              <UiLink href={caption.href} className={styles.caption}>
                {caption.label}
                <Icon name="arrow-right" />
              </UiLink>
            )}
            {quickLinks.length > 0 && (
              <div className={styles.links}>
                {quickLinks.map((link, index) => (
                  <LinkButton key={link.href} href={link.href} kind={index === 0 ? 'primary' : 'outlined'}>
                    {link.label}
                  </LinkButton>
                ))}
              </div>
            )}
          </div>
        )}
      </Container>
    </div>
    {searchForm !== undefined && (
      <div className={styles.finder}>
        <Container>{searchForm}</Container>
      </div>
    )}
  </section>
);
