import { assignInlineVars } from '@vanilla-extract/dynamic';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import type { HeroProps } from './hero';
import * as styles from './hero-cinematic.css';
import { lettering } from './lettering';

/** A dark hall across the page: the title lettered on the wall, the vehicle parked in front of it. */
export const HeroCinematic = ({
  title,
  text,
  image,
  imageFit = 'contain',
  caption,
  searchForm,
  quickLinks = [],
}: HeroProps) => {
  const { line, lines } = lettering(title);
  const cutOut = imageFit === 'contain';
  return (
    <section className={classNames(nightScope, styles.root)}>
      <div className={styles.stage}>
        <div className={classNames(styles.scene, cutOut && styles.hall)}>
          <Container className={styles.lettering}>
            <div className={styles.wall}>
              <h1
                className={styles.title}
                style={assignInlineVars({ [styles.line]: String(line), [styles.lines]: String(lines) })}
              >
                {title}
              </h1>
            </div>
          </Container>
          {image !== undefined && cutOut && (
            <UiImage {...image} priority sizes="(min-width: 75rem) 70vw, 110vw" className={styles.car} />
          )}
        </div>
        {image !== undefined && !cutOut && (
          <>
            <UiImage {...image} priority sizes="100vw" fit="cover" className={styles.photo} />
            <div className={styles.veil} />
          </>
        )}
        <Container className={styles.say}>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {(caption !== undefined || quickLinks.length > 0) && (
            <div className={styles.terms}>
              {caption !== undefined && (
                <UiLink href={caption.href} className={styles.caption}>
                  <span className={styles.captionLabel}>{caption.label}</span>
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
};
