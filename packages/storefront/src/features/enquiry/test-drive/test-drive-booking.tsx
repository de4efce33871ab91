'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useTransition } from 'react';
import { type DrivePlace, PlaceForm } from './place-form';
import { TestDriveForm } from './test-drive-form';
import * as styles from './test-drive-form.css';
import type { TestDriveFormProps } from './test-drive-form-props';
import { testDriveWords as words } from './test-drive-words';

/**
 * Where, when and who of a test drive. Another place is another address, whose times take the place of the others while all
 * that was typed stays.
 */
export const TestDriveBooking = ({
  path,
  carId,
  places,
  chosen,
  form,
  otherwise,
}: {
  readonly path: string;
  readonly carId: string | null;
  readonly places: readonly DrivePlace[];
  /** Id of the chosen place; null for none yet. */
  readonly chosen: string | null;
  /** Null while no place is chosen, and where nothing is free. */
  readonly form: TestDriveFormProps | null;
  /** Stands in the place of a form. */
  readonly otherwise?: ReactNode;
}) => {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  const choose = (location: string) => {
    const query = new URLSearchParams({ ...(carId === null ? {} : { car_id: carId }), location });
    start(() => router.replace(`${path}?${query}`, { scroll: false }));
  };
  return (
    <div className={styles.root}>
      {places.length > 1 && <PlaceForm {...{ path, carId, places, chosen }} onChoose={choose} />}
      {form !== null ? (
        <TestDriveForm {...form} isLoading={isLoading} />
      ) : (
        (otherwise ?? (
          <p role="status" className={styles.aside}>
            {isLoading ? words.place.loading : words.place.first}
          </p>
        ))
      )}
    </div>
  );
};
