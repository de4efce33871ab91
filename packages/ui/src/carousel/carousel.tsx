'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './carousel.css';
import { TurnButton } from './turn-button';
import { useCarousel } from './use-carousel';

export type CarouselProps = {
  /** What the slides are: "What our customers say". */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Slides beside each other by width; a fraction lets the next one show. */
  readonly perView?: { readonly phone: number; readonly tablet: number; readonly desktop: number };
  /** Where it stands: a dot for each page, or "2 of 5". */
  readonly indicator?: 'dots' | 'count';
  readonly previousLabel?: string;
  readonly nextLabel?: string;
};

const oneEach = { phone: 1, tablet: 1, desktop: 1 } as const;

/**
 * Slides of any content that turn by finger, button and key, page by page, with an end at both ends. Nothing turns
 * by itself. Without scripts a strip that scrolls; nothing at all where there are no slides.
 */
export const Carousel = ({
  label,
  slides,
  perView = oneEach,
  indicator = 'dots',
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: CarouselProps) => {
  const { viewport, page, pages, inView, goTo, onKeyDown } = useCarousel(slides.length);
  if (slides.length === 0) return null;
  const several = pages > 1;
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={styles.root}
      style={{
        ...assignInlineVars({
          [styles.onPhone]: String(perView.phone),
          [styles.onTablet]: String(perView.tablet),
          [styles.onDesktop]: String(perView.desktop),
        }),
      }}
      onKeyDown={several ? onKeyDown : undefined}
    >
      <div ref={viewport} className={styles.viewport}>
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
          role="list"
          className={styles.track}
        >
          {slides.map(({ key, content }, slide) => (
            // What is out of sight is not to be tabbed into, once it is known what is in sight.
            <li key={key} inert={inView.length > 0 && !inView.includes(slide)} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.foot}>
          <TurnButton direction="back" label={previousLabel} ended={page === 0} onTurn={() => goTo(page - 1)} />
          {indicator === 'count' ? (
            <p className={styles.count} aria-live="polite">
              {page + 1} of {pages}
            </p>
          ) : (
            <div className={styles.dots}>
              {Array.from({ length: pages }, (_, at) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={at}
                  type="button"
                  aria-label={`Page ${at + 1} of ${pages}`}
                  aria-current={at === page}
                  className={styles.dot}
                  onClick={() => goTo(at)}
                />
              ))}
            </div>
          )}
          <TurnButton direction="on" label={nextLabel} ended={page === pages - 1} onTurn={() => goTo(page + 1)} />
        </div>
      )}
    </section>
  );
};
