import { buttonLook } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Price, RepaymentLine } from '../price/price';
import { VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { CardMenu } from './card-menu';
import { CardButton, CardFavourite, CardNote, CardTags, CardTitle, flagOf, tagsOf } from './vehicle-card-parts';
import type { VehicleCardProps } from './vehicle-card-props';
import * as styles from './vehicle-card-row.css';

const places = [1, 2, 3, 4] as const;

/**
 * The row of the stock sheet. Wide: picture, name, four facts in columns, money. Narrow: a compact card, picture at
 * the left, price before name, the facts as a strip. One markup for both, so nothing is said twice.
 */
export const VehicleCardRow = (card: VehicleCardProps) => {
  const { headingLevel = 3, state = 'available', price, repayment, actions, compare, favourite } = card;
  const sold = state === 'sold';
  const meta = [card.stock, card.location].filter((part) => part !== undefined);
  const ticked = compare !== undefined;
  return (
    <article className={styles.card}>
      <div className={classNames(styles.layout, styles.columns[ticked ? 'ticked' : 'plain'])}>
        <div className={styles.picture}>
          <VehiclePicture
            image={card.image}
            shape={card.shape}
            emptyLabel={card.emptyLabel}
            faded={sold}
            flag={flagOf(card)}
            priority={card.priority}
            ratio="free"
            corners="none"
            sizes="12.5rem"
            className={styles.stage}
          />
        </div>
        <div className={styles.price}>
          {price === null ? (
            card.note !== undefined && <CardNote>{card.note}</CardNote>
          ) : (
            <Price price={price} note={card.note} terms="struck" />
          )}
        </div>
        <div className={styles.main}>
          <CardTitle
            href={card.href}
            heading={card.heading}
            subheading={card.subheading}
            seal={card.seal}
            level={headingLevel}
            quiet={sold}
            size="large"
            subheadingClassName={styles.subheading}
          />
          <CardTags tags={tagsOf(card)} iconSheet={card.iconSheet} />
          {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
        </div>
        {card.facts.length > 0 && (
          <dl className={styles.specs}>
            {places.flatMap((place) => {
              const fact = card.facts[place - 1];
              return fact === undefined ? (
                []
              ) : (
                <div key={fact.label} className={classNames(styles.spec, styles.specPlaces[place])}>
                  <dt className={classNames(styles.specLabel, fact.named !== true && styles.headed[place])}>
                    {fact.label}
                  </dt>
                  <dd className={styles.specValue}>{fact.value}</dd>
                </div>
              );
            })}
          </dl>
        )}
        <div className={styles.repayment}>{repayment !== undefined && <RepaymentLine {...repayment} />}</div>
        {actions.length > 0 && (
          <div className={styles.end}>
            <div className={styles.actions}>
              {actions.slice(0, 2).map((action, index) => (
                <CardButton
                  key={action.label}
                  action={action}
                  vehicle={card.heading}
                  kind={index === 0 ? 'outlined' : 'quiet'}
                  className={styles.action}
                />
              ))}
              <CardMenu card={card} className={buttonLook({ kind: 'quiet', size: 'small' })} />
            </div>
          </div>
        )}
        {ticked && compare !== null && <div className={styles.tickBox}>{compare}</div>}
        {favourite !== undefined && <CardFavourite>{favourite}</CardFavourite>}
      </div>
    </article>
  );
};
