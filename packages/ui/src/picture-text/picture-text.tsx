import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import type { Picture } from '../page-picture/picture';
import type { NavigationLink } from '../site-header/navigation';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './picture-text.css';

export type PictureTextProps = {
  readonly title: string;
  readonly picture: Picture;
  /** Where the picture stands on a wide screen; on a phone it is above. */
  readonly side?: keyof typeof styles.sides;
  readonly link?: NavigationLink | undefined;
  /** The text: a `ProseHtml`. */
  readonly children: ReactNode;
};

/** Text beside a picture. Source: CONT-01. */
export const PictureText = ({ title, picture, side = 'end', link, children }: PictureTextProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Container className={classNames(styles.grid, styles.sides[side])}>
        <UiImage
          {...picture}
          fit="cover"
          sizes="(min-width: 75rem) 50rem, (min-width: 48rem) 58vw, 92vw"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          {link !== undefined && <TextLink href={link.href}>{link.label}</TextLink>}
        </div>
      </Container>
    </section>
  );
};
