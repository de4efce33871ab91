import type { ReactNode } from 'react';
import { Carousel } from '../carousel/carousel';
import { classNames } from '../class-names/class-names';
import { grid, gridColumns } from '../layout/layout.css';
import { ReviewCard, type ReviewCardProps } from './review-card';

/** A review with the key of its record. */
export type ReviewListItem = ReviewCardProps & { readonly key: string };

export type ReviewListProps = {
  /** "Reviews". */
  readonly label?: string;
  readonly reviews: readonly ReviewListItem[];
  readonly layout?: 'grid' | 'carousel';
};

const layouts: Record<NonNullable<ReviewListProps['layout']>, (props: Required<ReviewListProps>) => ReactNode> = {
  grid: ({ label, reviews }) => (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      className={classNames(grid, gridColumns[3])}
    >
      {reviews.map(({ key, ...review }) => (
        <li key={key}>
          <ReviewCard {...review} />
        </li>
      ))}
    </ul>
  ),
  carousel: ({ label, reviews }) => (
    <Carousel
      label={label}
      perView={{ phone: 1.1, tablet: 2, desktop: 3 }}
      indicator="count"
      slides={reviews.map(({ key, ...review }) => ({ key, content: <ReviewCard {...review} /> }))}
    />
  ),
};

/** Reviews of buyers, in columns or as a carousel; nothing without reviews. */
export const ReviewList = ({ label = 'Reviews', reviews, layout = 'grid' }: ReviewListProps) =>
  reviews.length === 0 ? null : layouts[layout]({ label, reviews, layout });
