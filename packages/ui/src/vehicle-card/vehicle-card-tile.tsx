import { Price, RepaymentLine } from '../price/price';
import { UiLink } from '../ui-provider/ui-link';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CardMenu } from './card-menu';
import { CardFavourite, CardNote, CardTags, CardTitle, flagOf, tagsOf } from './vehicle-card-parts';
import type { VehicleCardProps } from './vehicle-card-props';
import * as styles from './vehicle-card-tile.css';

/** The ruled card of the stock sheet for grids of three or four: picture, price before name, a strip of three facts. */
export const VehicleCardTile = (card: VehicleCardProps) => {
  const { headingLevel = 3, state = 'available', price, repayment, compare, favourite } = card;
  const sold = state === 'sold';
  const meta = [card.stock, card.location].filter((part) => part !== undefined);
  const hasCompare = compare !== undefined && compare !== null;
  // Things to do that stand beside each other, and beside the menu.
  const room = hasCompare ? 1 : 2;
  return (
    <article className={styles.card}>
      <VehiclePicture
        image={card.image}
        shape={card.shape}
        emptyLabel={card.emptyLabel}
        faded={sold}
        flag={flagOf(card)}
        priority={card.priority}
        corners="none"
        sizes="(min-width: 75rem) 21rem, (min-width: 48rem) 45vw, 92vw"
      />
      {favourite !== undefined && <CardFavourite>{favourite}</CardFavourite>}
      <div className={styles.main}>
        {price === null ? (
          card.note !== undefined && <CardNote>{card.note}</CardNote>
        ) : (
          <Price price={price} note={card.note} terms="struck" />
        )}
        <CardTitle
          href={card.href}
          heading={card.heading}
          subheading={card.subheading}
          seal={card.seal}
          level={headingLevel}
          quiet={sold}
          size="large"
        />
        <CardTags tags={tagsOf(card)} iconSheet={card.iconSheet} />
        {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
      </div>
      {card.facts.length > 0 && (
        <dl className={styles.specs}>
          {card.facts.slice(0, 3).map(({ label, value }) => (
            <div key={label} className={styles.spec}>
              <dt className={styles.specLabel}>{label}</dt>
              <dd className={styles.specValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(repayment !== undefined || hasCompare || card.actions.length > 0) && (
        <div className={styles.foot}>
          {repayment !== undefined && (
            <div className={styles.repayment}>
              <RepaymentLine {...repayment} />
            </div>
          )}
          {card.actions.slice(0, room).map((action) => (
            <UiLink
              key={action.label}
              href={action.href}
              prefetch={false}
              data-opens={action.opens}
              className={styles.link}
            >
              {action.label}
              <VisuallyHidden> {card.heading}</VisuallyHidden>
            </UiLink>
          ))}
          <CardMenu card={card} room={room} className={styles.link} />
          {hasCompare && <div className={styles.above}>{compare}</div>}
        </div>
      )}
    </article>
  );
};
