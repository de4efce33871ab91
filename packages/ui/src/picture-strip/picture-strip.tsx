import { Carousel } from '../carousel/carousel';
import type { Picture } from '../page-picture/picture';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './picture-strip.css';

const beside = { phone: 1.15, tablet: 2, desktop: 3 } as const;

/** Pictures in a strip that turns by finger, button and key. Source: CONT-01. */
export const PictureStrip = ({
  label,
  pictures,
}: {
  /** Name of what the pictures show. */
  readonly label: string;
  readonly pictures: readonly (Picture & { readonly caption?: string })[];
}) => (
  <Carousel
    label={label}
    indicator="count"
    perView={beside}
    slides={pictures.map(({ caption = '', ...picture }, place) => ({
      key: `${place} ${picture.src}`,
      content: (
        <figure className={styles.figure}>
          <UiImage
            {...picture}
            fit="cover"
            sizes="(min-width: 75rem) 28rem, (min-width: 48rem) 45vw, 84vw"
            className={styles.picture}
          />
          {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ),
    }))}
  />
);
