import { Price } from '../price/price';
import { StageCorner } from '../stage/stage';
import { Tag } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CardMenu } from './card-menu';
import {
  announcedTags,
  CardCompare,
  CardFavourite,
  CardNote,
  CardTags,
  CardTitle,
  FactLine,
} from './vehicle-card-parts';
import type { VehicleCardProps } from './vehicle-card-props';

import * as styles from './vehicle-card-wide.css';

/** The showroom card: a large set, then name and facts at the left and the money at the right. For two in a row. */
export const VehicleCardWide = (card: VehicleCardProps) => {
  const { headingLevel = 3, state = 'available', tag, price, repayment, location, favourite, compare } = card;
  const sold = state === 'sold';
  return (
    <article className={styles.card}>
      <VehiclePicture
        image={card.image}
        shape={card.shape}
        emptyLabel={card.emptyLabel}
        emptyNote={card.stock}
        faded={sold}
        priority={card.priority}
        sizes="(min-width: 48rem) 46vw, 100vw"
        className={styles.picture}
      >
        {tag !== null && (
          <StageCorner place="topStart">
            <span className={styles.cornerInset}>
              <Tag kind={tag.kind} iconSheet={card.iconSheet ?? false}>
                {tag.label}
              </Tag>
            </span>
          </StageCorner>
        )}
      </VehiclePicture>
      {favourite !== undefined && <CardFavourite>{favourite}</CardFavourite>}
      {compare !== undefined && compare !== null && <CardCompare>{compare}</CardCompare>}
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.words}>
            <CardTitle
              href={card.href}
              heading={card.heading}
              subheading={card.subheading}
              seal={card.seal}
              level={headingLevel}
              quiet={sold}
              size="large"
            />
            <FactLine facts={card.facts} divider="listed" />
            {location !== undefined && <p className={styles.place}>{location}</p>}
            <CardTags tags={announcedTags(card.announced)} iconSheet={card.iconSheet} />
          </div>
          <div className={styles.money}>
            {price === null ? (
              card.note !== undefined && <CardNote>{card.note}</CardNote>
            ) : (
              <Price
                price={price}
                repayment={repayment}
                note={card.note}
                belowMarket={card.belowMarket}
                terms="under"
              />
            )}
          </div>
        </div>
        {card.actions.length > 0 && (
          <div className={styles.actions}>
            {card.actions.slice(0, 2).map((action) => (
              <UiLink
                key={action.label}
                href={action.href}
                prefetch={false}
                data-opens={action.opens}
                className={styles.action}
              >
                <span className={styles.actionLabel}>{action.label}</span>
                <VisuallyHidden> {card.heading}</VisuallyHidden>
              </UiLink>
            ))}
            <CardMenu card={card} className={styles.action} />
          </div>
        )}
      </div>
    </article>
  );
};
