'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TurnButton } from '../carousel/turn-button';
import { classNames } from '../class-names/class-names';
import { Section, type SectionProps } from '../layout/section';
import { type VehicleCardLayout, VehicleCardSkeleton } from '../vehicle-card/vehicle-card-skeleton';
import * as styles from './similar-vehicles.css';

export type SimilarVehiclesProps = {
  readonly title?: string;
  /** A link at the head: "See all 38 RAV4s". */
  readonly action?: ReactNode;
  /** Cards with the key of their vehicle. None, and nothing is shown (SIM-02). */
  readonly vehicles: readonly { readonly key: string; readonly card: ReactNode }[];
  /** While they are being found: the place is kept by as many empty cards of this layout. */
  readonly waiting?: { readonly count: number; readonly layout: VehicleCardLayout };
  /** Cards beside each other on a desktop. */
  readonly columns?: keyof typeof styles.widths;
  readonly tone?: SectionProps['tone'];
  readonly space?: SectionProps['space'];
};

const placesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

/** Where a row stands: whether there is more at either side. */
type Ends = { readonly start: boolean; readonly end: boolean };

/** Other vehicles in a row that turns by finger, button and key. Source: SIM-01, SIM-02. */
export const SimilarVehicles = ({
  title = 'Similar vehicles',
  action,
  vehicles,
  waiting,
  columns = 4,
  tone,
  space,
}: SimilarVehiclesProps) => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: true });
  const count = vehicles.length;

  useEffect(() => {
    const element = row.current;
    if (element === null || count === 0) return undefined;
    const measure = () => {
      const left = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      setEnds({ start: Math.abs(element.scrollLeft) < 2, end: left < 2 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    const first = element?.firstElementChild;
    if (element === null || !first) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap);
    element.scrollBy({
      left: direction * (first.getBoundingClientRect().width + gap),
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  };

  if (count === 0 && waiting === undefined) return null;
  const scrolls = !ends.start || !ends.end;
  return (
    <Section
      title={title}
      tone={tone}
      space={space}
      action={
        action !== undefined || scrolls ? (
          <div className={styles.head}>
            {action}
            {scrolls && (
              <div className={styles.turns}>
                <TurnButton direction="back" label="Earlier vehicles" ended={ends.start} onTurn={() => turn(-1)} />
                <TurnButton direction="on" label="Further vehicles" ended={ends.end} onTurn={() => turn(1)} />
              </div>
            )}
          </div>
        ) : undefined
      }
    >
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        ref={row}
        aria-label={title}
        aria-busy={count === 0}
        className={classNames(styles.row, styles.widths[columns])}
      >
        {count === 0
          ? placesOf(waiting?.count ?? 0).map((place) => (
              <li key={place} className={styles.item}>
                <VehicleCardSkeleton layout={waiting?.layout ?? 'grid'} />
              </li>
            ))
          : vehicles.map(({ key, card }) => (
              <li key={key} className={styles.item}>
                {card}
              </li>
            ))}
      </ul>
    </Section>
  );
};
