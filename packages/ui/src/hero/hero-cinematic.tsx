import { assignInlineVars } from '@vanilla-extract/dynamic';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { Price } from '../price/price';
import { nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import type { HeroLink, HeroProps } from './hero';
import * as styles from './hero-cinematic.css';
import { lettering } from './lettering';

/**
 * A dark hall across the page. The model is lettered on the wall with the vehicle and its price in front of it; without
 * a vehicle, the title is lettered.
 */
export const HeroCinematic = ({
  title,
  text,
  image,
  imageFit = 'contain',
  caption,
  vehicle,
  film,
  searchForm,
  quickLinks = [],
}: HeroProps) => {
  const cutOut = imageFit === 'contain';
  const parked = image !== undefined && cutOut ? vehicle : undefined;
  const letters = parked?.model ?? title;
  const { line, lines } = lettering(letters);
  const size = assignInlineVars({ [styles.line]: String(line), [styles.lines]: String(lines) });
  const ways: readonly HeroLink[] = parked?.links ?? quickLinks;
  return (
    <section className={classNames(nightScope, styles.root)}>
      <div className={classNames(styles.stage, image !== undefined && !cutOut && styles.photographed)}>
        <div className={classNames(styles.scene, cutOut && styles.hall)}>
          <Container className={styles.lettering}>
            <div className={styles.wall}>
              {parked === undefined ? (
                <h1 className={styles.letters} style={size}>
                  {title}
                </h1>
              ) : (
                // Screen readers get the name of the vehicle with its price.
                <p className={styles.letters} style={size} aria-hidden>
                  {letters}
                </p>
              )}
            </div>
          </Container>
          {image !== undefined && cutOut && (
            <UiImage {...image} priority sizes="(min-width: 75rem) 70vw, 110vw" className={styles.car} />
          )}
        </div>
        {image !== undefined && !cutOut && (
          <>
            <UiImage {...image} priority sizes="100vw" fit="cover" className={styles.photo} />
            {film?.('behind')}
            <div className={styles.veil} />
          </>
        )}
        <Container className={styles.say}>
          <div className={styles.words}>
            {parked !== undefined && <h1 className={styles.title}>{title}</h1>}
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {(caption !== undefined || ways.length > 0) && (
            <div className={styles.terms}>
              {parked !== undefined && (
                <div className={styles.price}>
                  <UiLink href={parked.href} className={styles.name}>
                    {parked.name}
                  </UiLink>
                  {parked.price !== undefined && (
                    <Price price={parked.price} repayment={parked.repayment} note={parked.note} size="large" />
                  )}
                </div>
              )}
              {parked === undefined && caption !== undefined && (
                <UiLink href={caption.href} className={styles.caption}>
                  <span className={styles.captionLabel}>{caption.label}</span>
                  <Icon name="arrow-right" />
                </UiLink>
              )}
              {ways.length > 0 && (
                <div className={styles.links}>
                  {ways.map((link, index) => (
                    <LinkButton
                      key={link.href}
                      href={link.href}
                      kind={index === 0 ? 'primary' : 'outlined'}
                      {...(link.opens === undefined ? {} : { 'data-opens': link.opens })}
                    >
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
