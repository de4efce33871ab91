'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './carousel.css';
import type { StripPage } from './strip-pages';
import { TurnButton } from './turn-button';
import { useStrip } from './use-strip';

export type CarouselProps = {
  /** Name of the carousel, such as "What our customers say". */
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
 * by itself. Before and without scripts a strip that scrolls; nothing at all where there are no slides.
 */
export const Carousel = ({
  label,
  slides,
  perView = oneEach,
  indicator = 'dots',
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: CarouselProps) => {
  // None until the strip is measured.
  const [pages, setPages] = useState<readonly StripPage[]>([]);
  const { strip, page, go, onKeyDown } = useStrip<HTMLUListElement>(slides.length, { onPages: setPages });
  if (slides.length === 0) return null;
  const several = pages.length > 1;
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
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        ref={strip}
        // Browsers make a stop of the tab key of what scrolls; the buttons turn it as well.
        tabIndex={several ? -1 : undefined}
        className={styles.strip}
      >
        {slides.map(({ key, content }, slide) => (
          <li
            key={key}
            // What is out of sight is not to be tabbed into, once it is known what is in sight.
            inert={several && pages[page]?.inView.includes(slide) === false}
            // Who presses a slide goes on by key; axe would take the strip for one that keys cannot reach.
            tabIndex={-1}
            className={classNames(
              styles.slide,
              several && !pages.some(({ first }) => first === slide) && styles.within,
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      {several && (
        <div className={styles.foot}>
          <TurnButton direction="back" label={previousLabel} ended={page === 0} onTurn={() => go(page - 1)} />
          {indicator === 'count' ? (
            <p className={styles.count} aria-live="polite">
              {page + 1} of {pages.length}
            </p>
          ) : (
            <div className={styles.dots}>
              {pages.map(({ first }, at) => (
                <button
                  key={first}
                  type="button"
                  aria-label={`Page ${at + 1} of ${pages.length}`}
                  aria-current={at === page}
                  className={styles.dot}
                  onClick={() => go(at)}
                />
              ))}
            </div>
          )}
          <TurnButton direction="on" label={nextLabel} ended={page === pages.length - 1} onTurn={() => go(page + 1)} />
        </div>
      )}
    </section>
  );
};
