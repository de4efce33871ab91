import type { ReactNode } from 'react';
import type { ButtonLook } from '../button/button';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Tag, TagList } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './vehicle-card-parts.css';
import type { CardAction, VehicleCardProps, VehicleFact, VehicleTag } from './vehicle-card-props';
import { VehicleName } from './vehicle-name';

/** The name of the vehicle, which is the link that covers the card. */
export const CardTitle = ({
  href,
  heading,
  subheading,
  seal,
  level,
  size = 'small',
  under = false,
  subheadingClassName = under ? styles.subheadingLine : undefined,
  quiet = false,
}: Pick<VehicleCardProps, 'href' | 'heading' | 'subheading' | 'seal'> & {
  readonly level: 2 | 3 | 4;
  /** The second part on a line of its own instead of running on. */
  readonly under?: boolean;
  /** Style of the second part, in place of the one that `under` gives. */
  readonly subheadingClassName?: string;
  readonly quiet?: boolean;
  readonly size?: keyof typeof styles.titleSizes;
}) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classNames(styles.title, styles.titleSizes[size], quiet && styles.quieted)}>
      <UiLink href={href} className={styles.cover}>
        <VehicleName
          {...{ heading, subheading, seal }}
          secondUnder={under}
          secondClassName={classNames(styles.subheading, subheadingClassName)}
        />
      </UiLink>
    </Heading>
  );
};

/** Facts in one flowing line; names that their values do not need are for those who listen. */
export const FactLine = ({
  facts,
  divider,
  className,
}: {
  readonly facts: readonly VehicleFact[];
  readonly divider: keyof typeof styles.dividers;
  readonly className?: string;
}) =>
  facts.length === 0 ? null : (
    <ul
      className={classNames(
        styles.inlineFacts,
        styles.dividers[divider],
        facts.some(({ named }) => named) && styles.withNames,
        className,
      )}
    >
      {facts.map(({ label, value, named = false }) => (
        <li key={label} className={styles.fact[divider]}>
          <span>
            {named ? `${label} ` : <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
            {value}
          </span>
        </li>
      ))}
    </ul>
  );

type SheetProps = Pick<VehicleCardProps, 'iconSheet'>;

export const CardPlace = ({ iconSheet = false, children }: SheetProps & { readonly children: ReactNode }) => (
  <p className={styles.place}>
    <Icon name="map-pin" size="small" fromSheet={iconSheet} />
    {children}
  </p>
);

export const CardNote = ({ children }: { readonly children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** Keeps a toggle clickable above the card's own link. */
export const CardFavourite = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.favourite}>{children}</div>
);

/** A tick box in the same corner, on a ground of its own. */
export const CardCompare = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.compare}>{children}</div>
);

export const PhotosCount = ({ count, iconSheet = false }: SheetProps & { readonly count: number }) => (
  <span className={styles.photos}>
    <Icon name="camera" size="small" fromSheet={iconSheet} />
    {count}
    <VisuallyHidden>{count === 1 ? ' photo' : ' photos'}</VisuallyHidden>
  </span>
);

export const BelowMarket = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.belowMarket}>
    <Icon name="arrow-down" size="small" />
    {children}
  </span>
);

/** An action as a button; the vehicle's name is added for those who listen, as every card has the same words. */
export const CardButton = ({
  action,
  vehicle,
  ...look
}: {
  readonly action: CardAction;
  readonly vehicle: string;
  readonly className?: string;
} & Pick<ButtonLook, 'kind' | 'fullWidth'>) => (
  <LinkButton {...look} href={action.href} size="small" prefetch={false} data-opens={action.opens}>
    {action.label}
    <VisuallyHidden>{` ${vehicle}`}</VisuallyHidden>
  </LinkButton>
);

const isFlag = (tag: VehicleTag | null): boolean => tag?.kind === 'sold' || tag?.kind === 'reserved';

/** In layouts with a flag on the picture, what takes the vehicle off the market stands there and not among the tags. */
export const flagOf = ({ tag }: Pick<VehicleCardProps, 'tag'>): string | undefined =>
  isFlag(tag) ? tag?.label : undefined;

/** The badge that a dealer announces a vehicle with, as a tag. */
export const announcedTags = (announced: string | undefined): readonly VehicleTag[] =>
  announced === undefined ? [] : [{ kind: 'coming-soon', label: announced }];

/** The other tags in their order: condition, the one by precedence, the announced badge, the market. */
export const tagsOf = ({
  tag,
  announced,
  tags = [],
  belowMarket,
}: Pick<VehicleCardProps, 'tag' | 'announced' | 'tags' | 'belowMarket'>): readonly VehicleTag[] => [
  ...tags,
  ...(tag === null || isFlag(tag) || tags.some(({ label }) => label === tag.label) ? [] : [tag]),
  ...announcedTags(announced),
  ...(belowMarket === undefined ? [] : [{ kind: 'positive', label: belowMarket } as const]),
];

/** Tags of a card in a row; nothing without any. */
export const CardTags = ({ tags, iconSheet = false }: SheetProps & { readonly tags: readonly VehicleTag[] }) =>
  tags.length === 0 ? null : (
    <TagList>
      {tags.map(({ kind, label }) => (
        <Tag key={label} kind={kind} iconSheet={iconSheet}>
          {label}
        </Tag>
      ))}
    </TagList>
  );
