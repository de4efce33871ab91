'use client';

import { CheckboxField } from '@forecourt/ui/field';
import { type ReactNode, useState } from 'react';
import * as styles from './compare-page.css';
import type { KeptVehicle } from './compare-view';
import { commonWords } from './compare-words';

/** Favourites side by side: all of them, or those that are chosen where there are more than fit; the newest at first. */
export const SideBySide = ({
  kept,
  most,
  table,
}: {
  readonly kept: readonly KeptVehicle[];
  readonly most: number;
  readonly table: (vehicles: readonly KeptVehicle[]) => ReactNode;
}) => {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const isChosen = ({ saved }: KeptVehicle, place: number) => chosen?.includes(saved.id) ?? place < most;
  const shown = kept.filter(isChosen);
  const isFull = shown.length >= most;
  const choose = (id: string, wanted: boolean) => {
    const others = shown.map(({ saved }) => saved.id).filter((other) => other !== id);
    setChosen(wanted ? [...others, id] : others);
  };
  return (
    <section aria-labelledby="side-by-side" className={styles.side}>
      <h2 id="side-by-side" className={styles.sideTitle}>
        {commonWords.side}
      </h2>
      {kept.length > most && (
        <fieldset className={styles.choices}>
          <legend className={styles.choose}>{commonWords.choose}</legend>
          {kept.map((vehicle, place) => (
            <CheckboxField
              key={vehicle.saved.id}
              // Two of a kind are told apart by their stock number.
              label={[vehicle.card.heading, vehicle.card.stock].filter(Boolean).join(', ')}
              checked={isChosen(vehicle, place)}
              disabled={isFull && !isChosen(vehicle, place)}
              onChange={(event) => choose(vehicle.saved.id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {shown.length > 0 && table(shown)}
    </section>
  );
};
