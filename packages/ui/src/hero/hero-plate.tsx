import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { brandScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import type { HeroProps } from './hero';
import * as styles from './hero-plate.css';
import { lettering } from './lettering';

/** A sign in the dealer's colour: the title shouts, the panel beside it gets to work. */
export const HeroPlate = ({ title, text, image, imageFit, caption, film, searchForm, quickLinks = [] }: HeroProps) => {
  const letters = lettering(title);
  return (
    <section className={styles.root}>
      <Container className={styles.grid}>
        <div className={classNames(brandScope, styles.copy)}>
          <h1
            className={styles.title}
            style={assignInlineVars({
              [styles.wordLetters]: String(letters.word),
              [styles.titleLetters]: String(letters.title),
            })}
          >
            {title}
          </h1>
          <div className={styles.words}>
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
            {caption !== undefined && (
              <UiLink href={caption.href} className={styles.caption}>
                {caption.label}
              </UiLink>
            )}
          </div>
          {image !== undefined && (
            <div className={imageFit === 'cover' ? styles.photo : styles.picture}>
              <UiImage {...image} fit={imageFit} priority sizes="(min-width: 75rem) 42rem, 30rem" />
              {imageFit === 'cover' && film?.('over')}
            </div>
          )}
        </div>
        {searchForm !== undefined && <div className={styles.panel}>{searchForm}</div>}
      </Container>
    </section>
  );
};
