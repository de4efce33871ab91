import { buttonLook } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Price } from '../price/price';
import { StageCorner } from '../stage/stage';
import { Tag } from '../tag/tag';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { CardMenu } from './card-menu';
import * as styles from './vehicle-card-grid.css';
import {
  announcedTags,
  BelowMarket,
  CardButton,
  CardCompare,
  CardFavourite,
  CardNote,
  CardPlace,
  CardTags,
  CardTitle,
  FactLine,
  PhotosCount,
} from './vehicle-card-parts';
import type { VehicleCardProps } from './vehicle-card-props';

/** The photo card: picture on top, everything else under it in one column. For grids of two to four. */
export const VehicleCardGrid = (card: VehicleCardProps) => {
  const {
    headingLevel = 3,
    state = 'available',
    tag,
    price,
    repayment,
    facts,
    location,
    photosCount = 0,
    favourite,
    compare,
    iconSheet = false,
  } = card;
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
        sizes="(min-width: 75rem) 22rem, (min-width: 48rem) 45vw, 92vw"
      >
        {tag !== null && (
          <StageCorner place="topStart">
            <Tag kind={tag.kind} iconSheet={iconSheet}>
              {tag.label}
            </Tag>
          </StageCorner>
        )}
        {(card.announced !== undefined || card.belowMarket !== undefined) && (
          <StageCorner place="bottomStart">
            <CardTags tags={announcedTags(card.announced)} iconSheet={iconSheet} />
            {card.belowMarket !== undefined && <BelowMarket>{card.belowMarket}</BelowMarket>}
          </StageCorner>
        )}
        {photosCount > 0 && !sold && (
          <StageCorner place="bottomEnd">
            <PhotosCount count={photosCount} iconSheet={iconSheet} />
          </StageCorner>
        )}
      </VehiclePicture>
      {favourite !== undefined && <CardFavourite>{favourite}</CardFavourite>}
      {compare !== undefined && compare !== null && <CardCompare>{compare}</CardCompare>}
      <div className={styles.body}>
        <CardTitle
          href={card.href}
          heading={card.heading}
          subheading={card.subheading}
          seal={card.seal}
          level={headingLevel}
          under
          quiet={sold}
        />
        <FactLine facts={facts} divider="dotted" />
        <div className={styles.money}>
          {price === null ? (
            card.note !== undefined && <CardNote>{card.note}</CardNote>
          ) : (
            <Price price={price} repayment={repayment} note={card.note} />
          )}
          {location !== undefined && <CardPlace iconSheet={iconSheet}>{location}</CardPlace>}
        </div>
        {card.actions.length > 0 && (
          <div className={styles.actions}>
            {card.actions.slice(0, 2).map((action, index) => (
              <CardButton
                key={action.label}
                action={action}
                vehicle={card.heading}
                kind={index === 0 ? 'outlined' : 'quiet'}
                className={styles.action}
              />
            ))}
            <CardMenu card={card} className={classNames(buttonLook({ kind: 'quiet', size: 'small' }), styles.more)} />
          </div>
        )}
      </div>
    </article>
  );
};
