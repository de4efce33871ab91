import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import type { Picture } from '../page-picture/picture';
import { brandScope, nightScope } from '../theme/scopes.css';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './promo-card.css';

export type PromoCardProps = {
  /** "Sell us yours." */
  readonly title: string;
  /** A quiet word over the title: "Offer to 31 December". */
  readonly label?: string;
  readonly text?: string;
  /** Conditions and rates, in full: a promotion hides nothing behind a press. */
  readonly note?: string;
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly href: string };
  /** A cut-out stands on the ground, a photo fills its side. */
  readonly image?: Picture & { readonly fit?: 'contain' | 'cover' };
  /** `brand` fills it with the dealer's colour, `night` darkens it, `set` is the ground that vehicles stand on. */
  readonly tone?: keyof typeof styles.tones;
  readonly headingLevel?: 2 | 3;
  /** Fetch the picture at once: only where it opens the page. */
  readonly priority?: boolean;
};

const scopes = { brand: brandScope, night: nightScope, set: undefined } as const;

/**
 * A promotion between search results or on the home page. In a column it stands as tall as the cards beside it; over
 * the whole width it lies, with the picture at the end. Its place is the caller's to choose (SRCH-21).
 */
export const PromoCard = ({
  title,
  label,
  text,
  note,
  action,
  image,
  tone = 'brand',
  headingLevel = 3,
  priority,
}: PromoCardProps) => {
  const Heading = `h${headingLevel}` as const;
  const { fit = 'contain', ...picture } = image ?? { src: '', alt: '', width: 0, height: 0 };
  return (
    <article className={classNames(scopes[tone], styles.card, styles.tones[tone])}>
      <div className={classNames(styles.inner, image !== undefined && styles.withPicture)}>
        <div className={classNames(styles.words, image === undefined && styles.strip)}>
          <div className={styles.copy}>
            {label !== undefined && <p className={styles.label}>{label}</p>}
            <Heading className={styles.title}>{title}</Heading>
            {text !== undefined && <p className={styles.text}>{text}</p>}
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
          <p className={styles.action}>
            <LinkButton href={action.href} iconEnd="arrow-right">
              {action.label}
            </LinkButton>
          </p>
        </div>
        {image !== undefined && (
          <div className={styles.picture}>
            <UiImage
              {...picture}
              priority={priority}
              sizes="(min-width: 75rem) 40rem, (min-width: 48rem) 50vw, 92vw"
              className={styles.fits[fit]}
            />
          </div>
        )}
      </div>
    </article>
  );
};
