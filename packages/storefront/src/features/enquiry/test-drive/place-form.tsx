'use client';

import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { RadioCards } from '@forecourt/ui/radio-cards';
import { useScripted } from '../../../runtime/scripted/use-scripted';
import { testDriveWords as words } from './test-drive-words';

/** A place where test drives begin, to choose from. */
export interface DrivePlace {
  readonly id: string;
  readonly name: string;
  /** On one line. */
  readonly address: string;
}

/**
 * Chooses where a test drive begins: an address of the page, so that it works without scripts. With them the times of a
 * place show at once.
 */
export const PlaceForm = ({
  path,
  carId,
  places,
  chosen,
  onChoose,
}: {
  readonly path: string;
  readonly carId: string | null;
  readonly places: readonly DrivePlace[];
  /** Id of the chosen one; null for none yet. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) => {
  const scripted = useScripted();
  return (
    <FormLayout action={path} method="get">
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      <FormCell>
        <RadioCards
          id="test-drive-place"
          name="location"
          label={words.place.label}
          options={places.map(({ id, name, address }) => ({ value: id, label: name, note: address }))}
          {...(chosen === null ? {} : { defaultValue: chosen })}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </FormCell>
      {!scripted && (
        <FormCell>
          <Button type="submit" kind="outlined">
            {words.place.show}
          </Button>
        </FormCell>
      )}
    </FormLayout>
  );
};
