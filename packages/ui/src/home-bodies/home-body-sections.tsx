import { Container } from '../layout/layout';
import { Section } from '../layout/section';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VehicleProfile } from '../vehicle-profile/vehicle-profile';
import type { HomeBodiesProps, HomeBody } from './home-bodies';
import * as styles from './home-bodies.css';

const number = (count: number): string => count.toLocaleString('en-AU');

const Likeness = ({
  body: { image, imageFit = 'contain', shape },
  imageClassName,
  drawingClassName,
  sizes,
}: {
  readonly body: HomeBody;
  readonly imageClassName: string;
  readonly drawingClassName: string;
  readonly sizes: string;
}) => {
  if (image !== undefined) return <UiImage {...image} fit={imageFit} sizes={sizes} className={imageClassName} />;
  if (shape === undefined) return null;
  return (
    <span className={drawingClassName}>
      <VehicleProfile shape={shape} />
    </span>
  );
};

/** Kinds of vehicle as tiles: each on its stage, name and count under it. */
export const HomeBodyPicker = ({ title, bodies, link }: HomeBodiesProps) => (
  <Section
    title={title}
    space="above"
    action={link === undefined ? undefined : <TextLink href={link.href}>{link.label}</TextLink>}
  >
    <ul className={styles.tiles}>
      {bodies.map((body) => (
        <li key={body.href}>
          <UiLink href={body.href} className={styles.tile}>
            <span className={`${styles.picture} ${styles.tileStage}`}>
              <Likeness
                body={body}
                imageClassName={styles.image}
                drawingClassName={styles.drawing}
                sizes="(min-width: 75rem) 14rem, 45vw"
              />
            </span>
            <span className={styles.tileWords}>
              <span className={styles.name}>{body.label}</span>
              {body.count !== undefined && <span className={styles.count}>{number(body.count)}</span>}
            </span>
            {body.note !== undefined && <span className={styles.note}>{body.note}</span>}
          </UiLink>
        </li>
      ))}
    </ul>
  </Section>
);

/** Kinds of vehicle lined up edge to edge, each on its caption rule with count and lowest price. */
export const HomeBodyLineup = ({ title, bodies }: HomeBodiesProps) => (
  <section className={styles.lineup} aria-label={title}>
    <Container>
      <ul className={styles.lineupList}>
        {bodies.map((body) => (
          <li key={body.href}>
            <UiLink href={body.href} className={styles.lineupItem}>
              <span className={`${styles.picture} ${styles.lineupPicture}`}>
                <Likeness
                  body={body}
                  imageClassName={styles.image}
                  drawingClassName={styles.lineupDrawing}
                  sizes="(min-width: 75rem) 11rem, 45vw"
                />
              </span>
              <span className={styles.lineupWords}>
                <span className={styles.name}>{body.label}</span>
                {body.count !== undefined && <span className={styles.lineupCount}>{number(body.count)}</span>}
              </span>
              {body.note !== undefined && <span className={styles.lineupNote}>{body.note}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </Container>
  </section>
);

/** A range on one floor, to be walked along sideways: models or kinds of vehicle. */
export const HomeBodyRange = ({ title, bodies, link }: HomeBodiesProps) => (
  <div>
    <Section
      title={title}
      space="above"
      action={link === undefined ? undefined : <TextLink href={link.href}>{link.label}</TextLink>}
    />
    <div className={styles.range}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.rangeList} tabIndex={0} aria-label={title}>
        {bodies.map((body) => (
          <li key={body.href} className={styles.rangeEntry}>
            <UiLink href={body.href} className={styles.rangeItem}>
              <span className={`${styles.picture} ${styles.rangePicture}`}>
                <Likeness
                  body={body}
                  imageClassName={styles.rangeImage}
                  drawingClassName={styles.drawing}
                  sizes="(min-width: 75rem) 30vw, 90vw"
                />
              </span>
              <span className={styles.rangeWords}>
                <span className={styles.rangeName}>{body.label}</span>
                <span className={styles.rangeNote}>
                  {body.count !== undefined && `${number(body.count)} in stock`}
                  {body.count !== undefined && body.note !== undefined && ', '}
                  {body.note}
                </span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
