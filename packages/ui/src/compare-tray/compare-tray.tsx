'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import { VehicleProfile, type VehicleShape } from '../vehicle-profile/vehicle-profile';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './compare-tray.css';
import { type CompareTrayWords, mostCompared, placeAfterRemoval, trayHint, trayWords } from './tray-words';

/** A vehicle that was ticked. */
export type TrayVehicle = {
  readonly id: string;
  /** Year, make, model. */
  readonly name: string;
  readonly image: VehicleImage | null;
  readonly shape?: VehicleShape;
  /** Price in words as shown: "$52,990", "Enquire for price." */
  readonly price?: string;
};

export type CompareTrayProps = {
  /** In the order in which they were ticked; the tray is there from the first to the fourth. */
  readonly vehicles: readonly TrayVehicle[];
  readonly most?: number;
  /** Where they stand side by side. */
  readonly href: string;
  readonly compareLabel?: string;
  readonly onRemove: (id: string) => void;
  readonly words?: Partial<CompareTrayWords>;
};

/** The picture has no alternative text: the name stands beside it. */
const TrayPicture = ({ image, shape = 'suv' }: Pick<TrayVehicle, 'image' | 'shape'>) =>
  image === null ? (
    <VehicleProfile shape={shape} />
  ) : (
    <VehiclePicture image={{ ...image, alt: '' }} corners="none" sizes="4rem" />
  );

/**
 * The vehicles that were ticked, over the foot of the screen and over any bar there. It floats, so nothing moves when
 * it comes; the page keeps room for it at its end. Keep it mounted while it is empty, so that it can say so. Source:
 * FAVS-01.
 */
export const CompareTray = ({
  vehicles,
  most = mostCompared,
  href,
  compareLabel = 'Compare side by side',
  onRemove,
  words: given,
}: CompareTrayProps) => {
  const words = { ...trayWords, ...given };
  const said = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [used, setUsed] = useState(false);
  const next = useRef<number | 'none'>(undefined);
  const count = vehicles.length;
  const hint = trayHint(count, most, words);

  useEffect(() => {
    if (count > 0) setUsed(true);
    const place = next.current;
    next.current = undefined;
    if (place === undefined) return;
    // The pressed button is gone: the focus goes to the one in its place, or to the words that say nothing is left.
    const button = place === 'none' ? said.current : list.current?.querySelectorAll('button').item(place);
    button?.focus();
  }, [count]);

  const sentence = count > 0 ? [words.count(count, most), hint].filter(Boolean).join('. ') : used ? words.empty : '';
  return (
    <>
      <VisuallyHidden>
        <span ref={said} role="status" tabIndex={-1}>
          {sentence}
        </span>
      </VisuallyHidden>
      {count > 0 && (
        <section aria-label="Compare" className={classNames(nightScope, styles.tray)}>
          <Container className={styles.line}>
            <p className={styles.count} aria-hidden="true">
              <b>{words.count(count, most)}</b>
              {hint !== undefined && <span className={styles.hint}>{hint}</span>}
            </p>
            <ul ref={list} className={styles.list}>
              {vehicles.map(({ id, name, image, shape, price }, place) => (
                <li key={id} className={styles.vehicle}>
                  <TrayPicture image={image} shape={shape} />
                  <p className={styles.words}>
                    {price !== undefined && <b className={styles.price}>{price}</b>}
                    <span className={styles.name}>{name}</span>
                  </p>
                  <IconButton
                    icon="x"
                    label={`Remove ${name} from compare`}
                    onClick={() => {
                      next.current = placeAfterRemoval(place, count) ?? 'none';
                      onRemove(id);
                    }}
                  />
                </li>
              ))}
            </ul>
            {count > 1 && (
              <LinkButton href={href} size="small" prefetch={false} className={styles.compare}>
                {compareLabel}
              </LinkButton>
            )}
          </Container>
        </section>
      )}
    </>
  );
};
