import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { panelBox } from '../page-panel/panel-box.css';
import { Price, type PriceValue, type Repayment } from '../price/price';
import * as priceStyles from '../price/price.css';
import { FoldedText } from '../show-more/folded-text';
import { Stage, StageCorner, StagePicture, type StageProps, type StageTone } from '../stage/stage';
import { Tag } from '../tag/tag';
import { link as textLink } from '../text-link/text-link.css';
import { UiLink } from '../ui-provider/ui-link';
import { cover } from '../vehicle-card/vehicle-card-parts.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './offer-card.css';

/** A picture of an offer: a cut-out stands on the set, a photo fills it. */
export type OfferImage = {
  readonly src: string;
  readonly alt: string;
  /** The picture's own pixels; they hold its place. */
  readonly width: number;
  readonly height: number;
  readonly fit?: 'contain' | 'cover';
  readonly tone?: StageTone;
};

/** A text of an offer, cut already when long; `full` is then the whole text. */
export type OfferText = { readonly text: string; readonly full?: string | null };

/** What the offer is worth. A rate never stands without its comparison rate (National Credit Code). */
export type OfferFigure =
  | { readonly kind: 'price'; readonly price: PriceValue; readonly repayment?: Repayment }
  /** Both in percent a year: "5.99%". */
  | { readonly kind: 'rate'; readonly interestRate: string; readonly comparisonRate: string };

export type OfferCardProps = {
  readonly title: string;
  /** "Finance offer". */
  readonly category?: string;
  /** `null`: the offer's category, rates or price is lettered on the set. */
  readonly image: OfferImage | null;
  readonly figure?: OfferFigure;
  readonly description?: OfferText;
  readonly disclaimer?: OfferText;
  /** "Ends 30 November": ready words, for the caller has the clock. */
  readonly ends?: string;
  /** "Offer ended", "Sold": the card steps back and shows no figure. */
  readonly closed?: string;
  /** The one way on; it covers the card. */
  readonly link?: { readonly label: string; readonly href: string };
  /** `grid` stands in columns; `wide` puts the picture beside the words where there is room. */
  readonly layout?: keyof typeof styles.layouts;
  readonly headingLevel?: 2 | 3 | 4;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  readonly sizes?: string;
  readonly priority?: boolean;
};

/** A comparison rate is never smaller than its rate (National Credit Code, s 164). */
const ratesText = (interestRate: string, comparisonRate: string): string =>
  `${interestRate} p.a., comparison rate ${comparisonRate} p.a.`;

/** What is lettered where an offer has no picture: its category, else its rates or price, else its title (OFFR-03). */
const signOf = ({ figure, category, title }: OfferCardProps): string => {
  if (category !== undefined) return category;
  if (figure?.kind === 'rate') return ratesText(figure.interestRate, figure.comparisonRate);
  return figure?.price.kind === 'amount' ? figure.price.amount : title;
};

/** The picture of an offer, its category in a corner; without one the offer is lettered on the set. Source: OFFR-03. */
export const OfferPicture = ({
  card,
  layout,
  corners = 'none',
}: {
  readonly card: OfferCardProps;
  readonly layout: keyof typeof styles.layouts;
  readonly corners?: StageProps['corners'];
}) => {
  const { image, category, closed } = card;
  const sign = image === null ? signOf(card) : undefined;
  return (
    <Stage tone={image?.tone} corners={corners} className={styles.picture[layout]}>
      {image === null ? (
        <span
          aria-hidden={sign === category ? undefined : true}
          className={classNames(styles.sign, styles.signSizes[(sign?.length ?? 0) > 10 ? 'long' : 'short'])}
        >
          {sign}
        </span>
      ) : (
        <StagePicture
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          cutOut={image.fit === 'contain'}
          faded={closed !== undefined}
          priority={card.priority}
          sizes={card.sizes ?? '(min-width: 75rem) 26rem, (min-width: 48rem) 45vw, 92vw'}
        />
      )}
      <StageCorner place="topStart">
        {closed !== undefined && <Tag kind="sold">{closed}</Tag>}
        {category !== undefined && sign !== category && <Tag>{category}</Tag>}
      </StageCorner>
    </Stage>
  );
};

/** What an offer is worth: its price, or its rate with the comparison rate as large. */
export const OfferFigureLine = ({ figure }: { readonly figure: OfferFigure }) =>
  figure.kind === 'price' ? (
    <Price price={figure.price} repayment={figure.repayment} />
  ) : (
    <p className={styles.rate}>
      <span className={priceStyles.amounts.card}>{`${figure.interestRate} p.a.`}</span>
      <span className={priceStyles.amounts.card}>{`Comparison rate ${figure.comparisonRate} p.a.`}</span>
    </p>
  );

/** How long an offer holds, beside a calendar. */
export const OfferEnds = ({ children }: { readonly children: string }) => (
  <p className={styles.ends}>
    <Icon name="calendar" size="small" />
    {children}
  </p>
);

/** An offer with its picture, what it is worth, its words and the way on. Source: OFFR-01, OFFR-03. */
export const OfferCard = (card: OfferCardProps) => {
  const { title, figure, description, disclaimer, ends, closed, link, layout = 'grid', headingLevel = 3 } = card;
  const Heading = `h${headingLevel}` as const;
  const labels = { moreLabel: card.moreLabel, lessLabel: card.lessLabel };
  return (
    <article className={panelBox}>
      <div className={classNames(styles.inner, styles.layouts[layout])}>
        <OfferPicture card={card} layout={layout} />
        <div className={styles.body}>
          <Heading className={styles.title}>{title}</Heading>
          {figure !== undefined && closed === undefined && <OfferFigureLine figure={figure} />}
          {description !== undefined && (
            <FoldedText {...description} {...labels} name="description" className={styles.above} />
          )}
          {ends !== undefined && <OfferEnds>{ends}</OfferEnds>}
          {disclaimer !== undefined && (
            <FoldedText
              {...disclaimer}
              {...labels}
              name="disclaimer"
              className={classNames(styles.above, styles.small)}
            />
          )}
          {link !== undefined && (
            <p className={styles.more}>
              <UiLink href={link.href} className={classNames(textLink, cover, styles.moreLink)}>
                {link.label}
                <VisuallyHidden>, {title}</VisuallyHidden>
              </UiLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
};
